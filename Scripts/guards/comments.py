"""Which parameters of a public function its documentation comment leaves out, which DocC warns about if it has others."""

import re

FUNCTION = re.compile(r"(?:func \S+?|init[?!]?|subscript)(?:<[^(]*>)?\(")
PUBLIC = re.compile(r"\b(?:public|open)\b")
SINGLE = re.compile(r"\s*/// - Parameter (\w+):")
LISTED = re.compile(r"\s*///\s+- (\w+):")


def parameters(text):
    """The inner names of the parameters in a text that begins after the opening parenthesis."""
    pieces, depth, piece = [], 0, ""
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
            if depth < 0:
                break
        if character == "," and depth == 0:
            pieces.append(piece)
            piece = ""
        else:
            piece += character
    pieces.append(piece)
    plain = [re.sub(r"@\w+(?:\([^)]*\))?\s*", "", each) for each in pieces if ":" in each]
    return [each.split(":")[0].split()[-1] for each in plain]


def documented(comment):
    """The parameters in the lines of a documentation comment."""
    found, in_list = [], False
    for line in comment:
        if match := SINGLE.match(line):
            found.append(match[1])
        elif re.match(r"\s*/// - Parameters:", line):
            in_list = True
        elif in_list and (match := LISTED.match(line)):
            found.append(match[1])
        elif in_list and not re.match(r"\s*///\s{4,}\S", line):
            in_list = False
    return found


def incomplete(text):
    """The line, and the parameters that are missing, of each public function that documents only some of them."""
    lines = text.splitlines()
    in_protocol, comment = False, []
    for number, line in enumerate(lines):
        if line.strip().startswith("///"):
            comment.append(line)
            continue
        if not line.startswith((" ", "}", ")", "\t")) and line.strip():
            in_protocol = "public protocol " in line
        if not comment or re.match(r"\s*@", line) and not FUNCTION.search(line):
            continue
        known, comment = documented(comment), []
        match = FUNCTION.search(line)
        if not known or match is None or not (PUBLIC.search(line) or in_protocol):
            continue
        names = parameters("\n".join(lines[number:])[match.end() :])
        missing = [name for name in names if name not in known and name != "_"]
        if missing:
            yield number + 1, missing
