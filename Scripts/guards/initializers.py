"""Initializers that protocols for UIKit's classes require.

A final class fulfills the requirement `init()` with what it inherits from UIKit, in Swift and from Objective-C. A designated
initializer such as `init(frame:)` fulfills a requirement only where UIKit is written in Swift, as `HeadlessUIKit` is: Apple's
SDK reports that the class does not conform to the protocol.
"""

import re
from dataclasses import dataclass, field

UIKIT = re.compile(r"(?:UI|CA|NS)[A-Z]\w*$")
DESIGNATED = {("frame",), ("coder",)}


@dataclass
class Requirement:
    line: int
    text: str
    labels: tuple[str, ...]
    is_optional: bool


@dataclass
class Type:
    name: str
    is_protocol: bool
    inherited: set[str] = field(default_factory=set)
    requirements: list[Requirement] = field(default_factory=list)


def types(tokens):
    """The protocols and classes of a file."""
    for index, token in enumerate(tokens[:-1]):
        if token.text in ("protocol", "class") and tokens[index + 1].kind == "name":
            end = next((each for each in range(index, len(tokens)) if tokens[each].kind == "{"), None)
            if end is not None:
                found = Type(tokens[index + 1].text, token.text == "protocol", inherited(tokens[index + 2 : end]))
                if found.is_protocol:
                    found.requirements = list(requirements(tokens, end + 1))
                yield found


def inherited(header):
    """The names that a type inherits from, of the tokens between its name and its body."""
    names, depth, in_list, in_where = set(), 0, False, False
    for index, token in enumerate(header):
        if token.kind == "operator" and set(token.text) <= {"<", ">"}:
            depth += token.text.count("<") - token.text.count(">")
        elif depth:
            continue
        elif token.text == "where":
            in_where, in_list = True, False
        elif token.kind == ":":
            in_list = not in_where or header[index - 1].text == "Self"
        elif token.kind == ",":
            in_list = in_list and not in_where
        elif token.kind == "name" and in_list:
            names.add(token.text)
    return names


def requirements(tokens, start):
    """The initializers in the body of a protocol, whose first token is at `start`."""
    depth = 1
    for index in range(start, len(tokens)):
        token = tokens[index]
        depth += (token.kind in ("{", "(")) - (token.kind in ("}", ")"))
        if depth == 0:
            return
        if token.text == "init" and depth == 1:
            is_optional = tokens[index + 1].kind in ("?", "!")
            opening = next(each for each in range(index, len(tokens)) if tokens[each].kind == "(")
            labels = tuple(argument_labels(tokens, opening + 1))
            mark = tokens[index + 1].text if is_optional else ""
            yield Requirement(token.line, f"init{mark}({''.join(label + ':' for label in labels)})", labels, is_optional)


def argument_labels(tokens, start):
    depth, is_first = 1, True
    for token in tokens[start:]:
        depth += (token.kind in ("(", "[")) - (token.kind in (")", "]"))
        if depth == 0:
            return
        if depth == 1 and token.kind == ",":
            is_first = True
        elif is_first and token.kind == "name":
            yield token.text
            is_first = False


def violations(files):
    """The file and the requirement of each initializer that a class of Apple's UIKit does not fulfill."""
    found = [(file, each) for file in files for each in types(file.tokens)]
    parents = {}
    for _, each in found:
        parents.setdefault(each.name, set()).update(each.inherited)

    def is_for_uikit(name, seen):
        if UIKIT.match(name):
            return True
        return name not in seen and any(is_for_uikit(parent, seen | {name}) for parent in parents.get(name, ()))

    for file, each in found:
        for requirement in each.requirements:
            is_wrong = bool(requirement.labels or requirement.is_optional) and is_for_uikit(each.name, set())
            if is_wrong or requirement.labels in DESIGNATED:
                yield file, each.name, requirement
