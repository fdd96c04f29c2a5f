"""Splits Swift sources into tokens. Comments vanish, text in string literals too; code in interpolations stays."""

import re
from typing import NamedTuple


class Token(NamedTuple):
    kind: str  # "name", "number", "string", "directive", "operator" or the bracket, comma, colon, … itself
    text: str
    line: int
    is_glued: bool  # no whitespace before it


PATTERN = re.compile(
    r"""
    (?P<space>[ \t\r\n;]+)
  | (?P<comment>//[^\n]*)
  | (?P<block>/\*)
  | (?P<string>\#*"(?:"")?)
  | (?P<directive>\#[A-Za-z]+)
  | (?P<name>`[^`\n]+`|\$?[A-Za-z_\u00a0-\uffff][A-Za-z_0-9\u00a0-\uffff]*|\$[0-9]+)
  | (?P<number>[0-9][0-9A-Fa-f_xXobp]*(?:\.[0-9][0-9_]*)?(?:[eE][-+]?[0-9]+)?)
  | (?P<bracket>[()\[\]{},:@\\])
  | (?P<dot>\.{3}|\.\.<|\.)
  | (?P<coalescing>\?\?(?=\s))
  | (?P<mark>[!?](?![=<>&|+*/^%~-])|[!?](?=\s|[?!]))
  | (?P<operator>->|[-+*/%=<>!&|^~?]+)
    """,
    re.VERBOSE,
)


def tokenize(source: str) -> list[Token]:
    tokens: list[Token] = []
    _scan(source, 0, 1, tokens, is_interpolation=False)
    return tokens


def _scan(source: str, position: int, line: int, tokens: list[Token], is_interpolation: bool) -> tuple[int, int]:
    depth = 0
    is_glued = False
    while position < len(source):
        match = PATTERN.match(source, position)
        if match is None:  # a character that no code has; a text editor's leftovers
            position += 1
            continue
        kind, text = match.lastgroup, match.group()
        position = match.end()
        if kind == "space":
            line += text.count("\n")
            is_glued = False
            continue
        if kind == "comment":
            is_glued = False
            continue
        if kind == "block":
            position, line = _skip_block_comment(source, position, line)
            is_glued = False
            continue
        if kind == "string":
            position, line = _scan_string(source, position, line, text, tokens, is_glued)
            is_glued = True
            continue
        if kind == "bracket":
            if text in "([{":
                depth += 1
            elif text in ")]}":
                if is_interpolation and depth == 0:
                    return position, line
                depth -= 1
            kind = text
        elif kind == "dot":
            kind = "." if text == "." else "operator"
        elif kind == "mark":
            kind = text
        elif kind == "coalescing":
            kind = "operator"
        tokens.append(Token(kind, text.strip("`") if kind == "name" else text, line, is_glued))
        is_glued = True
    return position, line


def _skip_block_comment(source: str, position: int, line: int) -> tuple[int, int]:
    start, depth = position, 1
    while depth and position < len(source):
        if source.startswith("/*", position):
            depth, position = depth + 1, position + 2
        elif source.startswith("*/", position):
            depth, position = depth - 1, position + 2
        else:
            position += 1
    return position, line + source.count("\n", start, position)


def _scan_string(source, position, line, opening, tokens, is_glued) -> tuple[int, int]:
    hashes = opening.rstrip('"')
    quotes = opening[len(hashes) :]
    closing, escape = quotes + hashes, "\\" + hashes
    tokens.append(Token("string", '""', line, is_glued))
    while position < len(source):
        if source.startswith(closing, position):
            return position + len(closing), line
        if source.startswith(escape + "(", position):
            tokens.append(Token("(", "(", line, False))
            position, line = _scan(source, position + len(escape) + 1, line, tokens, is_interpolation=True)
            tokens.append(Token(")", ")", line, False))
        elif source.startswith(escape, position):
            position += len(escape) + (1 if source[position + len(escape)] != "\n" else 0)
        elif source[position] == "\n":
            if len(quotes) == 1:  # ends unclosed: not Swift
                return position, line
            line += 1
            position += 1
        else:
            position += 1
    return position, line
