"""What a module declares, and the lookup of types and members in it."""

from collections import defaultdict

from .declarations import Declaration, SourceFile

CLOSURE = ("{",)  # instead of labels
# Members of Swift's and Foundation's own types: an expression of an unknown type that is asked for one of these says nothing.
COMMON_NAMES = set(
    """
    x y width height origin size minX midX maxX minY midY maxY isEmpty isNull isInfinite insetBy offsetBy union intersection
    intersects contains integral standardized rounded round isFinite isNaN isZero magnitude squareRoot sign count first last
    min max sorted sort reversed reverse map flatMap compactMap filter reduce forEach enumerated zip joined split prefix suffix
    dropFirst dropLast indices startIndex endIndex index append insert remove removeAll removeFirst removeLast firstIndex
    lastIndex allSatisfy elements keys values lowerBound upperBound distance advanced description debugDescription hash
    hashValue rawValue isEqual copy data string length range substring attributes attribute mutableCopy starts hasPrefix
    hasSuffix lowercased uppercased capitalized trimmingCharacters components replacingOccurrences utf8 utf16 unicodeScalars
    characters formIndex formUnion formIntersection subtract subtracting symmetricDifference isSubset isSuperset insert
    update store load wait signal async sync lock unlock result success failure get key value old new key path first second
    day hour minute year url absoluteString lastPathComponent appendingPathComponent write read localizedDescription domain
    code userInfo name object post addObserver removeObserver offset element swapAt popLast reserveCapacity capacity
    withUnsafeBytes withUnsafeBufferPointer baseAddress pointee deallocate initialize bytes next shuffled randomElement
    after before from to zero current main identity none some default shared standard
    level clamped negate isMultiple truncatingRemainder remainder bitPattern significand exponent ulp location self
    """.split()
)


class Module:
    def __init__(self, files: list[SourceFile]):
        self.files = files
        self.types: dict[str, list[Declaration]] = defaultdict(list)
        self.nested: dict[str, list[str]] = defaultdict(list)  # last name: qualified names
        self.members: dict[tuple[str, str], list[Declaration]] = defaultdict(list)
        self.by_name: dict[str, list[Declaration]] = defaultdict(list)
        self.globals: dict[str, list[Declaration]] = defaultdict(list)
        self.inherited: dict[str, set[str]] = defaultdict(set)
        self.folders: dict[str, str] = {file.path: file.folder for file in files}
        self._ancestors: dict[str, list[str]] = {}
        for file in files:
            for declaration in file.declarations:
                if declaration.kind in ("type", "alias"):
                    self.types[declaration.qualified].append(declaration)
                    if declaration.qualified not in self.nested[declaration.name]:
                        self.nested[declaration.name].append(declaration.qualified)
        hidden = {d.qualified for found in self.types.values() for d in found if d.is_local}
        for file in files:
            for name, parents in file.inherited.items():
                self.inherited[self.full_name(name)] |= parents
            for declaration in file.declarations:
                if declaration.kind in ("type", "alias"):
                    continue
                outer = declaration.owner or ""
                while outer and not declaration.is_local:  # what is in a private type is private
                    declaration.is_local = outer in hidden
                    outer = outer.rpartition(".")[0]
                if declaration.owner is None:
                    self.globals[declaration.name].append(declaration)
                else:
                    declaration.owner = self.full_name(declaration.owner)
                    self.members[declaration.owner, declaration.name].append(declaration)
                    self.by_name[declaration.name].append(declaration)

    def full_name(self, spelled: str) -> str:
        """`UICollectionView.State` for `State` where that is the only one; else as it is."""
        if spelled in self.types:
            return spelled
        found = [name for name in self.nested.get(spelled.split(".")[-1], ()) if name.endswith("." + spelled)]
        return found[0] if len(found) == 1 else spelled

    def ancestors(self, name: str) -> list[str]:
        """A type and all that it inherits from, nearest first."""
        if name not in self._ancestors:
            result, queue = [name], [name]
            self._ancestors[name] = result
            while queue:
                current = queue.pop(0)
                parents = set(self.inherited.get(current, ()))
                for declaration in self.types.get(current, ()):
                    if declaration.kind == "alias" and declaration.annotation and declaration.annotation[0] == "name":
                        parents.add(declaration.annotation[1])
                for parent in sorted(parents):
                    full = self.lookup_type(parent, (current,)) or parent
                    if full not in result:
                        result.append(full)
                        queue.append(full)
        return self._ancestors[name]

    def lookup_type(self, path: str, scope: tuple[str, ...]) -> str | None:
        """The qualified name of a type that is spelled somewhere."""
        first, *rest = path.split(".")
        result = None
        for outer in reversed(scope):
            outer = self.full_name(outer)
            while outer and result is None:
                for ancestor in self.ancestors(outer) if outer in self._ancestors or outer in self.inherited else [outer]:
                    if f"{ancestor}.{first}" in self.types:
                        result = f"{ancestor}.{first}"
                        break
                outer = outer.rpartition(".")[0]
            if result:
                break
        if result is None and first in self.types:
            result = first
        for name in rest:
            if result is None:
                return None
            nested = next((f"{a}.{name}" for a in self.ancestors(result) if f"{a}.{name}" in self.types), None)
            result = nested
        return result

    def find_members(self, owner: str, name: str, labels) -> list[Declaration]:
        """The members of a type and what it inherits that a name with those labels means: the nearest that fit."""
        nearest: list[Declaration] = []
        for ancestor in self.ancestors(owner):
            found = [d for d in self.members.get((ancestor, name), ()) if not d.is_override]
            fitting = [d for d in found if is_callable(d, labels)]
            if fitting:
                return fitting
            nearest = nearest or found
        return nearest

    def candidates(self, name: str, labels, file: SourceFile, is_static: bool, is_external: bool) -> list[Declaration]:
        """The members of a name that an expression of an unknown type may mean."""
        if name in COMMON_NAMES:
            return []
        found = [
            d
            for d in self.by_name.get(name, ())
            if not d.is_override
            and (not d.is_local or d.path == file.path)
            and d.is_static == is_static
            and (d.owner not in self.types or not is_external)
            and is_callable(d, labels)
        ]
        owners = {d.owner for d in found}
        return [d for d in found if not any(o != d.owner and o in owners for o in self.ancestors(d.owner)[1:])]


def is_callable(declaration: Declaration, labels) -> bool:
    """Whether what is written behind a name fits a declaration: the labels of a call, `{` of a closure, or nothing."""
    if declaration.kind == "case":
        return labels in (None, CLOSURE) or declaration.labels is not None
    if declaration.labels is None:
        return labels in (None, CLOSURE) or bool(declaration.annotation and declaration.annotation[0] == "function")
    if labels in (None, CLOSURE):
        return labels == CLOSURE and bool(declaration.labels)
    rest = iter(declaration.labels)
    return all(any(label == other for other in rest) for label in labels)


def matching(found: list[Declaration], labels) -> list[Declaration]:
    """The declarations that fit what is written behind a name, or all if none does."""
    return [d for d in found if is_callable(d, labels)] or found if len(found) > 1 else found
