"""Finds keys of documents that are spelled outside of their declaration."""

import re

from .tree import Tree, Violation

MODULE = "Sources/ScreenDocuments/"
KEYS = MODULE + "Keys/"
# `.required("id", …)`, `paging("didReachEnd", …)`; `_ name: String = "action"` for a key with a usual name.
DECLARATION = re.compile(r'(?:\w\(\s*|: String = )"([A-Za-z]\w*)"(?=\s*[,)])')
LITERAL = re.compile(r'(?<!noun: )"([A-Za-z]\w*)"')
COMMENT = re.compile(r"//.*")


def blank(match: re.Match) -> str:
    return " " * len(match[0])


def keys_are_declared_once(tree: Tree, _):
    """The name of a key stands in its declaration; what else needs it asks the declaration."""
    texts = {file.path: COMMENT.sub(blank, file.text) for file in tree.swift_files if file.path.startswith(MODULE)}
    places = {
        (path, match.start(1)): match[1]
        for path, text in texts.items()
        if path.startswith(KEYS)
        for match in DECLARATION.finditer(text)
    }
    names = set(places.values())
    for path, text in texts.items():
        for match in LITERAL.finditer(text):
            name = match[1]
            if name not in names or (path, match.start(1)) in places:
                continue
            subject = f"{path.rpartition('/')[2]}:{name}"
            if not tree.exceptions.allow("key", subject):
                yield Violation(
                    path,
                    text.count("\n", 0, match.start()) + 1,
                    f'"{name}" is a key that {KEYS} declares: use the name of its declaration',
                )
