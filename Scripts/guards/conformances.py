"""Where code uses a conformance that the compiler can't date, as its intermediate code (SIL) shows."""

import re

# Pairs of a type and a protocol, with the version of iOS that introduced the conformance.
Table = dict[tuple[str, str], str]

# Containers that conform if their elements do.
CONTAINER = re.compile(r"(?:Optional|Array|ContiguousArray|ArraySlice|Set|Range|ClosedRange|Dictionary|Result)<(.*)>")
KEYED = re.compile(r"\b(?:Set|Dictionary)<(\w+)[,>]")
ASSOCIATED = re.compile(r"associated_conformance \(.*\): (\w+): (\w+)")
# A call of a generic function: its arguments, and its parameters with their constraints.
CALL = re.compile(r"apply %\d+<(.+?)>\(.*?\) : \$(?:@[\w(): ]+ )*(<τ_0_0.*?>) \(")
LOCATION = re.compile(r'loc "([^"]+)":(\d+):')
SCOPE = re.compile(r"scope (\d+)")
SCOPES = re.compile(r'^sil_scope (\d+) \{ loc "([^"]+)":(\d+):', re.MULTILINE)


def uses(code: str, table: Table):
    """Path, line, type and protocol of each use. Code that the compiler writes has no line, and its function for a path."""
    types = "|".join(sorted({name for name, _ in table}))
    lines = re.compile(rf"^.*\b(?:{types})\b.*$", re.MULTILINE)
    scopes: dict[str, tuple[str, int]] | None = None
    for match in lines.finditer(code):
        for name, protocol in pairs(match[0], table):
            if scopes is None:
                scopes = {scope[1]: (scope[2], int(scope[3])) for scope in SCOPES.finditer(code)}
            location, scope = LOCATION.search(match[0]), SCOPE.search(match[0])
            place = (location[1], int(location[2])) if location else scopes.get(scope[1]) if scope else None
            path, line = place or (function(code, match.start()), 0)
            yield path, line, name, protocol


def pairs(line: str, table: Table) -> set[tuple[str, str]]:
    """The conformances of the table that a line of intermediate code uses."""
    found = {(name, "Hashable") for name in KEYED.findall(line)}
    found |= {(match[1], match[2]) for match in ASSOCIATED.finditer(line)}
    if call := CALL.search(line):
        parameters, _, constraints = call[2].partition(" where ")
        for parameter, argument in zip(re.findall(r"τ_\d+_\d+", parameters), split(call[1]), strict=False):
            for protocol in re.findall(rf"\b{parameter} : (\w+)", call[2]):
                found |= {(element, protocol) for element in elements(argument)}
    return found & table.keys()


def elements(type_name: str) -> list[str]:
    """The types that decide whether a type conforms."""
    container = CONTAINER.fullmatch(type_name)
    return [element for part in split(container[1]) for element in elements(part)] if container else [type_name]


def split(text: str) -> list[str]:
    """The parts between commas that are in no brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "<([") - (character in ">)]")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]


def function(code: str, position: int) -> str:
    """The name of the function around a position, as the comment before it has it."""
    lines = code[: max(code.rfind("\nsil ", 0, position), 0)].splitlines()
    start = len(lines)
    while start and lines[start - 1].startswith("//"):
        start -= 1
    return lines[start].removeprefix("// ").split(", scope")[0] if start < len(lines) else ""
