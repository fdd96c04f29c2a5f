"""What each public declaration of headless UIKit does: a mention in the compiler's index proves more than a list kept by hand.

- `works`: a test, or a module above, uses it, or code that they use does.
- `untested`: it is implemented, and nothing uses it.
- `stored`: a property that keeps its value, which nothing reads.
- `inert`: a method without a body, which nothing calls.

Scripts/uikit-states.tsv holds the declarations that do not simply work; Scripts/uikit-index writes it.
"""

import pathlib
import re
from collections import defaultdict

from . import index_store as index

WORKS, UNTESTED, STORED, INERT = STATES = ("works", "untested", "stored", "inert")
MEANINGS = {
    WORKS: "A test, or a module above, uses it.",
    UNTESTED: "It is implemented, but neither a test nor a module above uses it.",
    STORED: "The value is kept, and has no effect.",
    INERT: "The method does nothing.",
}
NO_EFFECT = re.compile(r"\bno effect\b", re.IGNORECASE)
TABLE_HEADER = (
    "# What each public declaration of headless UIKit does, if it does not simply work. Made by `make uikit-index`.\n"
)
MODULES = ("HeadlessGraphics", "HeadlessQuartz", "HeadlessText", "HeadlessUIKit", "HeadlessFrameworks")
# Code that passes every property on, whatever it is for.
PLUMBING = re.compile(
    r"^(copy\(with:\)|mutableCopy\(with:\)|encode\(with:\)|init\(coder:\)|init\(from:\)|isEqual\(_:\)|hash.*|==.*|description|debugDescription)$"
)
# Values that UIKit keeps for the app, on devices as well.
KEPT_FOR_APPS = {
    "UIActivityItemsConfiguration.localObject",
    "UIDragItem.localObject",
    "UIGestureRecognizer.name",
    "UISceneSession.userInfo",
    "UISearchToken.representedObject",
    "UIScene.title",
    "UIScene.subtitle",
    "NSItemProvider.suggestedName",
}
# What a setter does so that something is drawn again.
INVALIDATIONS = re.compile(
    r"^(setNeeds\w+\(.*\)|invalidate\w*\(.*\)|[!=]=\(_:_:\)|oldValue|newValue|_OptionalMethods|note\(_:\))$"
)


class Uses:
    """The mentions of all declarations, as a graph."""

    def __init__(self, mentions, names, root):
        self.root = pathlib.Path(root)
        self.names = names
        self.owner = {}  # accessor -> property
        self.bodies = defaultdict(set)  # declaration -> what its body mentions
        self.readers = defaultdict(set)  # property -> declarations that read it, accessors told apart
        self.written = defaultdict(set)  # accessor -> properties that it writes
        self.reached = set()
        self.overrides = defaultdict(set)  # declaration -> what overrides or implements it
        self.parents = {}
        self.writers = defaultdict(set)  # property -> declarations that write it
        self.callers = defaultdict(set)
        self.places = {}
        mentions = list(mentions)
        for each in mentions:
            for accessor in each.related(index.ACCESSOR_OF):
                self.owner[each.usr] = accessor
        outside = set()
        for each in mentions:
            self.read(each, outside)
        self.spread(outside)

    def read(self, mention, outside):
        usr, roles = mention.usr, mention.roles
        if roles & index.DEFINITION:
            self.places[usr] = (mention.path, mention.line)
            for parent in mention.related(index.CHILD_OF):
                self.parents[usr] = parent
        for base in mention.related(index.OVERRIDE_OF):
            self.overrides[base].add(usr)
        target = self.owner.get(usr, usr)
        if not self.is_own(mention.path):
            if roles & index.REFERENCE:
                outside.add(target)
                if "/Tests/" not in mention.path:
                    place = f"{mention.path}:{mention.line}"
                    self.callers[target].add(place)
                    if roles & index.READ:
                        self.readers[target].add(place)
            return
        containers = mention.related(index.CONTAINED_BY) or mention.related(index.CALLED_BY)
        if roles & index.REFERENCE:
            for container in containers:
                if container in (usr, target):
                    continue
                self.bodies[container].add(target)
                if not roles & index.WRITE or roles & index.READ:
                    self.readers[target].add(container)
                    self.callers[target].add(container)
                if roles & index.WRITE and usr == target:
                    self.written[container].add((mention.line, mention.column, target))
                    self.writers[target].add(container)
            if not containers and not roles & (index.DEFINITION | index.IMPLICIT):
                self.callers[target].add(None)

    def is_own(self, path):
        """Whether the path belongs to one of the modules."""
        parts = pathlib.PurePath(path).relative_to(self.root).parts
        return len(parts) > 2 and parts[0] == "Sources" and parts[1] in MODULES

    def spread(self, outside):
        """What is used by what is used."""
        bodies = defaultdict(set)
        for container, targets in self.bodies.items():
            bodies[self.owner.get(container, container)] |= targets
        # Foundation and the standard library call what implements their protocols and overrides their methods.
        known = set(self.places)
        waiting = list(outside)
        for base, overriding in self.overrides.items():
            if base not in known:
                waiting += overriding
        while waiting:
            usr = waiting.pop()
            if usr in self.reached:
                continue
            self.reached.add(usr)
            waiting += bodies.get(usr, ())
            waiting += self.overrides.get(usr, ())

    def name(self, usr):
        return self.names.get(usr, "")


class States:
    """The states of public declarations, from the symbol graphs and the index."""

    def __init__(self, uses):
        self.uses = uses
        self.accessors = defaultdict(set)
        for accessor, owner in uses.owner.items():
            self.accessors[owner].add(accessor)
        # A property that many setters write is a holder of others.
        writers = defaultdict(set)
        for container, found in uses.written.items():
            for _, _, target in found:
                writers[target].add(uses.owner.get(container, container))
        self.holders = {target for target, found in writers.items() if len(found) > 3}
        self.bases = defaultdict(set)
        for base, found in uses.overrides.items():
            for each in found:
                self.bases[each].add(base)

    def state(self, usr, kind, declaration, name=""):
        """The state of a declaration: its identifier and kind in the symbol graph, its text, its name with that of its type."""
        uses = self.uses
        # The members that all objects get from a protocol.
        usr = usr.split("::SYNTHESIZED::")[0]
        if kind in ("swift.property", "swift.type.property") and self.is_settable(declaration):
            is_kept = name in KEPT_FOR_APPS or self.is_in_protocol(usr)
            if not is_kept and not self.has_effect(usr):
                return STORED
        if kind in ("swift.method", "swift.type.method", "swift.func") and self.is_empty(usr, declaration):
            return INERT
        return WORKS if usr in uses.reached else UNTESTED

    @staticmethod
    def is_settable(declaration):
        return " let " not in f" {declaration} " and "{ get }" not in declaration

    def is_in_protocol(self, usr):
        return "PAAE" in usr or bool(re.search(r"P$", self.uses.parents.get(usr, "")))

    def has_effect(self, usr, seen=()):
        """Whether the value of a property goes anywhere."""
        if usr in seen:
            return False
        family = {usr, *self.accessors[usr]}
        if any(self.counts(reader) for reader in self.uses.readers[usr] - family):
            return True
        # Code that knows the superclass or the protocol reads it through that.
        if any(base not in seen and self.has_effect(base, (*seen, usr)) for base in self.bases[usr] if self.is_read(base)):
            return True
        # What the engine writes is there for apps to read.
        if any(self.counts(writer) and "init(" not in self.uses.name(writer) for writer in self.uses.writers[usr] - family):
            return True
        # What the setter passes on.
        leaves = set()
        for accessor in self.accessors[usr]:
            if re.search(r"v[gr]$", accessor):
                continue
            lines = defaultdict(list)
            for line, column, target in self.uses.written.get(accessor, ()):
                lines[line].append((column, target))
            written = {max(found)[1] for found in lines.values()} - {usr}
            leaves |= written
            for target in self.uses.bodies.get(accessor, ()):
                name = self.uses.name(target)
                if target in family or target in written or target in self.holders or INVALIDATIONS.match(name):
                    continue
                if target.endswith(("vp", "vg")):
                    continue
                if re.search(r"[VOCP]$|Sg$", target):
                    continue
                return True
        leaves -= {usr}
        if not leaves and not self.is_stored(usr):
            return True
        return any(self.leaf_has_effect(leaf, usr, seen) for leaf in leaves)

    def is_read(self, base):
        """Whether anything reads a property that another one overrides; those of other frameworks are read."""
        return base not in self.uses.places or any(self.counts(reader) for reader in self.uses.readers[base])

    def leaf_has_effect(self, leaf, usr, seen):
        family = {usr, *self.accessors[usr], leaf, *self.accessors[leaf]}
        if any(self.counts(reader) for reader in self.uses.readers[leaf] - family):
            return True
        return bool(self.accessors[leaf]) and not self.is_stored(leaf) and self.has_effect(leaf, (*seen, usr))

    def is_stored(self, usr):
        """Whether the property has storage: the compiler writes its accessors, or it has observers."""
        return not any(accessor.endswith("vg") and self.uses.bodies.get(accessor) for accessor in self.accessors[usr])

    def counts(self, reader):
        name = self.uses.name(self.uses.owner.get(reader, reader))
        path = self.uses.places.get(reader, ("", 0))[0]
        return not PLUMBING.match(name) and not path.endswith("+InterfaceFile.swift")

    def is_empty(self, usr, declaration):
        """Whether a method returns nothing, mentions nothing and is called by nothing."""
        if "->" in re.sub(r"\([^()]*\([^()]*\)[^()]*\)|\([^()]*\)", "", declaration) or self.is_in_protocol(usr):
            return False
        path = self.uses.places.get(usr)
        if path is None:
            return False
        used = {target for target in self.uses.bodies.get(usr, ()) if not re.search(r"[VOCP]$", target)}
        return not used and not self.uses.callers.get(usr) and not self.bases.get(usr)


def read_table(text):
    """The states of all declarations in the table, by name."""
    rows = [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
    return {name: state for state, name in rows}


def written_table(states):
    """The table: one line for each declaration that does not simply work."""
    rows = sorted((STATES.index(state), name) for name, state in states.items() if state != WORKS)
    return TABLE_HEADER + "".join(f"{STATES[state]}\t{name}\n" for state, name in rows)


def totals(states):
    """The number of declarations in each state, as a table of a page."""
    lines = ["| state | declarations | meaning |", "| --- | ---: | --- |"]
    lines += [f"| {state} | {sum(each == state for each in states.values())} | {MEANINGS[state]} |" for state in STATES]
    return "\n".join(lines)


def combined(found):
    """The state of a name with several declarations, such as overloads: the one that promises most."""
    return min(found, key=STATES.index)


def undocumented(states, texts):
    """Declarations without effect whose documentation does not say so."""
    return sorted(name for name, state in states.items() if state in (STORED, INERT) and not NO_EFFECT.search(texts[name]))
