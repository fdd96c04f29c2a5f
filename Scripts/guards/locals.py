"""Finds the names that closures and patterns bind, with the spelling of their types where they have one."""

from .spelling import closing, read_type
from .tokens import Token

Binding = tuple[int, str, object]  # the token, the name, the type


def closure_parameters(tokens: list[Token], opening: int, keywords: set[str]) -> list[Binding]:
    """What `{ [weak view = cell] index, name in` binds."""
    position = opening + 1
    if position < len(tokens) and tokens[position].kind == "@":
        position += 2
    captured: list[Binding] = []
    if position < len(tokens) and tokens[position].kind == "[":
        end = closing(tokens, position)
        captured = _captures(tokens, position, end)
        position = end + 1
    if position < len(tokens) and tokens[position].kind == "(":
        return captured + _parameters_in_parentheses(tokens, position)
    return captured + _bare_parameters(tokens, position, keywords)


def _captures(tokens: list[Token], start: int, end: int) -> list[Binding]:
    result, depth = [], 0
    for place in range(start + 1, end):
        depth += (tokens[place].kind in "([") - (tokens[place].kind in ")]")
        is_name = tokens[place].kind == "name" and tokens[place - 1].text in {"[", ",", "weak", "unowned"}
        if is_name and depth == 0 and tokens[place + 1].text == "=":
            result.append((place, tokens[place].text, None))
    return result


def _parameters_in_parentheses(tokens: list[Token], start: int) -> list[Binding]:
    end = closing(tokens, start)
    if not _is_followed_by_in(tokens, end + 1):
        return []
    result, depth = [], 0
    for place in range(start, end):
        kind = tokens[place].kind
        depth += (kind in ("(", "[")) - (kind in (")", "]"))
        if kind == "name" and depth >= 1 and tokens[place - 1].kind in ("(", ","):
            annotation = read_type(tokens, place + 2)[0] if tokens[place + 1].kind == ":" else None
            result.append((place, tokens[place].text, annotation))
    return result


def _bare_parameters(tokens: list[Token], start: int, keywords: set[str]) -> list[Binding]:
    result, place = [], start
    while place < len(tokens) and tokens[place].kind == "name" and tokens[place].text not in keywords:
        result.append((place, tokens[place].text, None))
        place += 1
        if place >= len(tokens) or tokens[place].kind != ",":
            break
        place += 1
    return result if _is_followed_by_in(tokens, place) else []


def _is_followed_by_in(tokens: list[Token], place: int) -> bool:
    while place < len(tokens) and tokens[place].text in {"async", "throws"}:
        place += 1
    if place < len(tokens) and tokens[place].text == "->":
        _, place = read_type(tokens, place + 1)
    return place < len(tokens) and tokens[place].text == "in"


def pattern_names(tokens: list[Token], index: int) -> list[Binding]:
    """What `(index, view)` binds, and `.some(view)`."""
    while index < len(tokens) and tokens[index].kind in (".", "name"):
        index += 1
    if index >= len(tokens) or tokens[index].kind != "(":
        return []
    return [
        (place, tokens[place].text, None)
        for place in range(index + 1, closing(tokens, index))
        if tokens[place].kind == "name" and tokens[place - 1].kind in ("(", ",", ":") and tokens[place + 1].kind in (")", ",")
    ]
