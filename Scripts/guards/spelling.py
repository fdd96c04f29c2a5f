"""Reads how types are spelled, and finds closing brackets."""

from .tokens import Token


def closing(tokens: list[Token], index: int) -> int:
    depth = 0
    while index < len(tokens):
        if tokens[index].kind in ("(", "[", "{"):
            depth += 1
        elif tokens[index].kind in (")", "]", "}"):
            depth -= 1
            if depth == 0:
                return index
        index += 1
    return index - 1


def closing_angle(tokens: list[Token], index: int) -> int:
    depth = 0
    while index < len(tokens):
        text = tokens[index].text
        if text[0] == "<" and tokens[index].kind == "operator":
            depth += text.count("<")
        elif text != "->" and tokens[index].kind == "operator" and text.startswith(">"):
            depth -= text.count(">")
            if depth <= 0:
                return index
        elif text in "{}":
            return index - 1
        index += 1
    return index - 1


def read_type(tokens: list[Token], index: int) -> tuple[object, int]:
    """Reads the spelling of a type: ("name", path), ("array", element), ("dictionary", value),
    ("tuple", None), ("function", None) or None for all others."""
    while index < len(tokens) and (
        tokens[index].text in {"any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "@"}
        or (index > 0 and tokens[index - 1].text == "@")
    ):
        index += 1
        if tokens[index - 1].text != "@" and tokens[index - 2].text == "@" and tokens[index].kind == "(":
            index = closing(tokens, index) + 1
    if index >= len(tokens):
        return None, index
    token = tokens[index]
    result: object = None
    if token.kind == "[":
        element, after = read_type(tokens, index + 1)
        result = ("array", element)
        if after < len(tokens) and tokens[after].kind == ":":
            value, _ = read_type(tokens, after + 1)
            result = ("dictionary", value)
        index = closing(tokens, index) + 1
    elif token.kind == "(":
        end = closing(tokens, index)
        inner, after = read_type(tokens, index + 1)
        result = inner if after == end else ("tuple", None)
        index = end + 1
        if index < len(tokens) and tokens[index].text in {"->", "throws", "async"}:
            return ("function", None), index
    elif token.kind == "name":
        path = token.text
        index += 1
        while True:
            if index < len(tokens) and tokens[index].text == "<":
                index = closing_angle(tokens, index) + 1
            elif index + 1 < len(tokens) and tokens[index].kind == "." and tokens[index + 1].kind == "name":
                path += "." + tokens[index + 1].text
                index += 2
            else:
                break
        result = ("name", path)
    else:
        return None, index
    while index < len(tokens) and tokens[index].kind in "?!" and tokens[index].is_glued:
        index += 1
    return result, index
