"""The differences of HeadlessUIKit's declarations from Apple's that remain, read from Scripts/apple-differences.tsv.

A line of the table covers the differences of a kind, for symbols that match one of its patterns. Lines stand in groups,
each under a comment. Every difference is to be covered by one line, and every pattern has to cover one.
"""

import csv
import re
from typing import NamedTuple

TABLE = "Scripts/apple-differences.tsv"
PAGE = "Documentation/DifferencesFromApple.md"

INTRODUCTION = """# Differences from Apple's declarations

`HeadlessUIKit` declares what UIKit declares. `Scripts/apple-differences` lists what remains after a comparison with Apple's
symbol graphs (iOS 16.5), each with its reason; `make uikit-index` generates this page from `Scripts/apple-differences.tsv`. In
symbols, `*` stands for any text.

Some members have names that Apple doesn't have, because Foundation on Linux leaves no other way. They are hidden from
completion, and calls look the same as on Apple platforms:

- `CGRect.intersects` is a property with a closure: Foundation's method is also `true` for rectangles that only touch, and a
  method of the same name would be ambiguous where a file imports Foundation.
- `NSAttributedString.init(_empty:)` is what `NSAttributedString()` and `NSMutableAttributedString()` call: Foundation on Linux has no such
  initializer, and text storages could not override one that an extension declares.
- `init(_empty:)` of `UIBlurEffect`, `UISwipeActionsConfiguration`, `UIViewPropertyAnimator` and of three behaviors of animators is what
  `UIBlurEffect()` and the like call: Apple's are `NSObject`'s, which has no actor.

"""

# What a kind of difference means to somebody who uses the module.
KINDS = {
    "access": "can't be overridden",
    "closure attributes": "other closure attributes",
    "conformance extra": "conformance that the reference lacks",
    "conformance missing": "conformance missing",
    "default": "no default argument",
    "designated": "convenience initializer",
    "designated (minor)": "designated initializer",
    "generic constraints": "other generic parameter",
    "invented": "not in the reference",
    "invented*": "not in the reference",
    "isolation": "other isolation",
    "isolation*": "other isolation",
    "kind": "other kind of declaration",
    "optionality": "other optionality",
    "parameter name": "other parameter name",
    "required": "required initializer",
    "sendable": "Sendable",
    "signature": "other types",
    "weak": "not declared weak",
}


class Failure(Exception):
    pass


class Line(NamedTuple):
    number: int
    group: str
    kind: str
    patterns: list[str]
    reason: str


def matches(pattern, text):
    """Whether a text has the form of a pattern, in which * stands for any text."""
    return re.fullmatch(".*".join(re.escape(part) for part in pattern.split("*")), text) is not None


def read(text):
    """Returns the lines of the table."""
    lines, group = [], None
    for number, content in enumerate(text.splitlines(), start=1):
        if not content.strip():
            group = None
        elif content.startswith("#"):
            group = content[1:].strip()
        else:
            columns = content.split("\t")
            if len(columns) != 3 or not all(column.strip() for column in columns):
                raise Failure(f"{TABLE}:{number}: a line has a kind, symbols and a reason, separated by tabs")
            if group is None:
                raise Failure(f"{TABLE}:{number}: lines stand in groups, each under a comment")
            if columns[0] not in KINDS:
                raise Failure(f"{TABLE}:{number}: unknown kind '{columns[0]}'; known are {', '.join(KINDS)}")
            lines.append(Line(number, group, columns[0], columns[1].split(), columns[2]))
    return lines


def rows(text):
    """Returns the kinds and symbols of a table of differences: columns by tabs, the first row is the head."""
    table = list(csv.reader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE))
    return sorted({(row[0], row[1]) for row in table[1:] if len(row) > 1})


def check(lines, differences):
    """Returns what is wrong: differences that no line or more than one covers, patterns that cover none."""
    problems, used = [], set()
    for kind, symbol in differences:
        covering = [
            (line, pattern)
            for line in lines
            if matches(line.kind, kind)
            for pattern in line.patterns
            if matches(pattern, symbol)
        ]
        used.update((line.number, pattern) for line, pattern in covering)
        numbers = sorted({line.number for line, _ in covering})
        if not numbers:
            problems.append(f"{kind}: {symbol}: not in {TABLE}; mend the declaration, or add it with its reason")
        elif len(numbers) > 1:
            problems.append(f"{kind}: {symbol}: covered by lines {', '.join(map(str, numbers))} of {TABLE}; one is enough")
    for line in lines:
        for pattern in line.patterns:
            if (line.number, pattern) not in used:
                problems.append(f"{TABLE}:{line.number}: no difference is covered by {line.kind} {pattern}; delete it")
    return problems


def page(lines):
    """Returns the table as a page of the documentation."""
    text, group = [INTRODUCTION.rstrip("\n"), ""], None
    for line in lines:
        if line.group != group:
            group = line.group
            text += [f"## {group}", "", "| symbols | difference | reason |", "| --- | --- | --- |"]
        symbols = ", ".join(f"`{pattern}`" for pattern in line.patterns)
        text.append(f"| {symbols} | {KINDS[line.kind]} | {line.reason} |")
        following = lines[lines.index(line) + 1 :]
        if not following or following[0].group != group:
            text.append("")
    return "\n".join(text)


def write_page(root):
    """Writes the page of the documentation."""
    (root / PAGE).write_text(page(read((root / TABLE).read_text())))
