"""Finds what the code of a module uses of its own declarations, without a compiler.

Types are looked up as the compiler does: in the types around, in what these inherit, then at the top. Members are looked up
in the type of the expression before the dot where that is known from annotations, results and initializers. Where it is
unknown, a member counts only if its name belongs to one folder.
"""

from dataclasses import dataclass

from .declarations import Declaration, SourceFile
from .keywords import EXPRESSION_ENDS, KEYWORDS
from .module import CLOSURE, Module, matching
from .spelling import closing


@dataclass(frozen=True)
class Use:
    path: str
    line: int
    name: str
    targets: tuple[Declaration, ...]

    @property
    def subject(self) -> str:
        """How Scripts/exceptions.txt names this use."""
        return f"{self.path.split('/')[-1]}:{self.name}"


class Meta(tuple):
    """The type itself instead of a value of it."""


class UseReader:
    def __init__(self, module: Module, file: SourceFile):
        self.module, self.file, self.tokens = module, file, file.tokens
        self.uses: list[Use] = []
        self.calls: list[tuple[str, object]] = []
        self.ended: dict[int, object] = {}  # the type of the expression that ends at a token, where known
        self.ambiguous = 0

    def read(self) -> list[Use]:
        callees: list[object] = []
        for index, token in enumerate(self.tokens):
            if token.kind == "name":
                self._read_name(index)
            elif token.kind in ("(", "["):
                previous = self.ended.get(index - 1) if token.is_glued else None
                callees.append((token.kind, previous))
            elif token.kind == "{":
                callees.append(("{", None))
            elif token.kind in (")", "]", "}") and callees:
                kind, callee = callees.pop()
                if kind == "(":
                    self.ended[index] = self._called(callee)
                elif kind == "[":
                    self.ended[index] = callee[1] if callee and callee[0] in ("array", "dictionary") else None
            elif token.kind in "?!" and token.is_glued:
                self.ended[index] = self.ended.get(index - 1)
        return self.uses

    def _called(self, callee):
        if isinstance(callee, Meta):
            return tuple(callee)
        if callee and callee[0] == "call":
            return callee[1]
        return None

    def _labels(self, index: int):
        """The labels of a call that follows."""
        tokens = self.tokens
        place = index + 1
        while place < len(tokens) and tokens[place].kind in "?!" and tokens[place].is_glued:
            place += 1
        if place < len(tokens) and tokens[place].kind == "{" and tokens[place].line == tokens[index].line:
            return CLOSURE
        if place >= len(tokens) or tokens[place].kind != "(" or not tokens[place].is_glued:
            return None
        end = closing(tokens, place)
        labels, depth = [], 0
        for position in range(place, end):
            kind = tokens[position].kind
            depth += (kind in ("(", "[", "{")) - (kind in (")", "]", "}"))
            if depth == 1 and kind in ("(", ","):
                following = tokens[position + 1]
                if following.kind == "name" and tokens[position + 2].kind == ":":
                    labels.append(following.text)
                elif following.kind != ")":
                    labels.append("_")
        return tuple(labels)

    def _resolved(self, spelled, scope):
        """A type as it is spelled in a declaration, as a type of the module."""
        if spelled is None:
            return None
        if spelled[0] == "name":
            if spelled[1] == "Self":
                return ("type", scope[-1]) if scope else None
            return ("type", self.module.lookup_type(spelled[1], scope) or spelled[1])
        if spelled[0] in ("array", "dictionary"):
            return (spelled[0], self._resolved(spelled[1], scope))
        return spelled if spelled[0] == "tuple" else None

    def _value(self, declaration: Declaration):
        """What type an expression has that names a declaration."""
        scope = (declaration.owner,) if declaration.owner else ()
        if declaration.kind == "case":
            return ("call", ("type", declaration.owner)) if declaration.labels is not None else ("type", declaration.owner)
        result = self._resolved(declaration.annotation, scope)
        return ("call", result) if declaration.kind == "function" else result

    def _record(self, index: int, targets: list[Declaration]):
        targets = [d for d in targets if not d.is_local or d.path == self.file.path]
        if any(d.path == self.file.path for d in targets):
            return
        if len({self.module.folders[d.path] for d in targets}) > 1:
            home = {d.path for t in targets if t.owner for d in self.module.types.get(t.owner, ())}
            folders = {self.module.folders[path] for path in home}
            targets = [d for d in targets if self.module.folders[d.path] in folders and d.kind != "type"] or targets
            if len({self.module.folders[d.path] for d in targets}) > 1:
                self.ambiguous += 1
                return
        if targets:
            token = self.tokens[index]
            self.uses.append(Use(self.file.path, token.line, token.text, tuple(targets)))

    def _read_name(self, index: int):
        tokens, module = self.tokens, self.module
        token = tokens[index]
        text = token.text
        scope = self.file.scopes[index]
        previous = tokens[index - 1] if index else None
        if index in self.file.declared_at:
            return
        if previous is not None and previous.kind == ".":
            before = tokens[index - 2] if index > 1 else None
            is_member = (
                before is not None
                and before.kind in EXPRESSION_ENDS
                and not (
                    before.kind == "name"
                    and before.text in KEYWORDS - {"Self", "Any", "super"}
                    and before.text != "self"
                    and not (index > 2 and tokens[index - 3].kind == ".")
                )
                and not (before.kind == "?" and not before.is_glued)
            )
            is_key_path = before is not None and before.text == "\\"
            receiver = self.ended.get(index - 2) if is_member else None if is_key_path else "implicit"
            if receiver == "implicit" and before is not None and before.text in {"=", "==", "!=", "??"}:
                other = self.ended.get(index - 3)
                if other and other[0] == "type":
                    receiver = Meta(other)
            self._read_member(index, receiver)
            return
        if text == "self" or text == "Self":
            if scope:
                kind = ("type", module.full_name(scope[-1]))
                self.ended[index] = kind if text == "self" else Meta(kind)
            return
        if text == "super":
            if scope:
                parents = module.ancestors(module.full_name(scope[-1]))
                self.ended[index] = ("type", parents[1]) if len(parents) > 1 else None
            return
        if text in KEYWORDS:
            return
        region = self.file.locals[index]
        if region is not None and text in region:
            self.ended[index] = self._local(region, text, scope)
            return
        self._read_bare(index, scope)

    def _local(self, region: dict, name: str, scope):
        spelled = region[name]
        if spelled is None:
            return None
        if spelled[0] in ("expression", "element"):
            region[name] = None
            result = self._end_of_chain(spelled[1])
            if spelled[0] == "element":
                result = result[1] if result and result[0] == "array" else None
            region[name] = ("resolved", result)
            return result
        if spelled[0] == "resolved":
            return spelled[1]
        return self._resolved(spelled, scope)

    def _end_of_chain(self, start: int):
        """The type of an expression that is one chain of names, calls and subscripts."""
        tokens = self.tokens
        place = start
        if place < len(tokens) and tokens[place].text in {"try", "await"}:
            place += 1
            if place < len(tokens) and tokens[place].kind in "?!":
                place += 1
        last = None
        while place < len(tokens):
            kind = tokens[place].kind
            if kind == "name" and (last is None or tokens[last].kind == ".") or kind == "." and last is not None:
                last = place
            elif kind in ("(", "[") and last is not None and tokens[place].is_glued:
                place = last = closing(tokens, place)
            elif kind in "?!" and tokens[place].is_glued:
                last = place
            else:
                break
            place += 1
        if last is None or last not in self.ended:
            return None
        if place < len(tokens) and tokens[place].kind == "operator" and tokens[place].line == tokens[last].line:
            return None
        if place < len(tokens) and tokens[place].text in {"as", "is"} or tokens[last].kind == ".":
            return None
        result = self.ended[last]
        return None if isinstance(result, Meta) or (result and result[0] == "call") else result

    def _read_bare(self, index: int, scope):
        module = self.module
        text = self.tokens[index].text
        labels = self._labels(index)
        found = module.lookup_type(text, scope)
        if found and (text[0].isupper() or found in module.types):
            self._record(index, module.types[found])
            self.ended[index] = Meta(("type", found))
            self._read_initializer(index, found, labels)
            return
        for outer in reversed(scope):
            outer = module.full_name(outer)
            while outer:
                members = module.find_members(outer, text, labels)
                if members and (labels is not None or any(d.labels is None for d in members)):
                    self._record(index, members)
                    self.ended[index] = self._value(members[0])
                    return
                outer = outer.rpartition(".")[0]
        if text in module.globals:
            members = matching([d for d in module.globals[text] if not d.is_local or d.path == self.file.path], labels)
            if members:
                self._record(index, members)
                self.ended[index] = self._value(members[0])
            return
        if text[0].isupper() and text not in module.nested:
            self.ended[index] = Meta(("type", text))
            if labels is not None:
                self._read_initializer(index, text, labels)

    def _read_initializer(self, index: int, owner: str, labels):
        if labels is None:
            return
        inits = [d for a in self.module.ancestors(owner) for d in self.module.members.get((a, "init"), ()) if not d.is_override]
        if not inits:
            return
        exact = [d for d in inits if d.labels == labels]
        home = {d.path for d in self.module.types.get(owner, ())}
        if exact:
            self._record(index, exact)
        else:
            fitting = matching(inits, labels)
            if len(fitting) < len(inits) and not any(d.path in home for d in fitting):
                self._record(index, fitting)

    def _read_member(self, index: int, receiver):
        tokens, module = self.tokens, self.module
        text = tokens[index].text
        labels = self._labels(index)
        self.file.scopes[index]
        if receiver and receiver != "implicit" and receiver[0] == "call":
            receiver = None
        if text == "self":
            self.ended[index] = receiver if receiver != "implicit" else None
            return
        if text == "init":
            if receiver and receiver != "implicit" and receiver[0] == "type":
                self._read_initializer(index, receiver[1], labels)
                self.ended[index] = receiver
            return
        if receiver and receiver != "implicit" and receiver[0] == "type":
            owner = receiver[1]
            if isinstance(receiver, Meta):
                nested = module.lookup_type(text, (owner,)) if text[0].isupper() else None
                if nested and nested.startswith(owner.split(".")[0]) or nested and "." in nested:
                    self._record(index, module.types[nested])
                    self.ended[index] = Meta(("type", nested))
                    self._read_initializer(index, nested, labels)
                    return
            members = module.find_members(owner, text, labels)
            if members:
                self._record(index, members)
                self.ended[index] = self._value(members[0])
                if isinstance(receiver, Meta) and self.ended[index] is None and members[0].is_static:
                    self.ended[index] = None
                return
            if owner in module.types:
                return
            if isinstance(receiver, Meta) and text[0].isupper():
                self.ended[index] = Meta(("type", f"{owner}.{text}"))
        elif receiver and receiver != "implicit" and receiver[0] in ("array", "dictionary"):
            if text in ("first", "last", "randomElement", "popLast", "removeLast", "removeFirst", "min", "max"):
                self.ended[index] = ("call", receiver[1]) if labels is not None else receiver[1]
            return
        elif receiver and receiver[0] == "tuple":
            return
        is_external = receiver is not None and receiver != "implicit"
        found = module.candidates(text, labels, self.file, receiver == "implicit" or isinstance(receiver, Meta), is_external)
        if receiver == "implicit" and text[0].isupper():
            found += [d for name in module.nested.get(text, ()) for d in module.types[name]]
        if not found:
            return
        folders = {module.folders[d.path] for d in found}
        if len(folders) > 1:
            self.ambiguous += 1
            return
        self._record(index, found)
        values = {repr(self._value(d)) for d in found}
        if len(values) == 1:
            self.ended[index] = self._value(found[0])
