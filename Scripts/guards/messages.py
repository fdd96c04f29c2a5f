"""What the compiler says of common mistakes: each file of Tests/CompilerMessages has them, with the messages in the comments above."""

import re
import subprocess

FOLDER = "Tests/CompilerMessages"
EXPECTED = re.compile(r"\s*// error: (.+)$")
FOUND = re.compile(r"^[^\s:][^:]*:(\d+):\d+: error: (.+)$")


def expected(text):
    """The message of each line below a comment with one, by line number."""
    lines = enumerate(text.splitlines(), 1)
    return {number + 1: match.group(1).strip() for number, line in lines if (match := EXPECTED.match(line))}


def problems(name, text, output):
    """What differs between the expected messages of a file and the output of the compiler."""
    wanted = expected(text)
    found = {}
    for line in output.splitlines():
        if match := FOUND.match(line):
            found.setdefault(int(match.group(1)), []).append(match.group(2))
    if not wanted:
        yield f"{name}: expects no message"
    for number, message in wanted.items():
        if not any(message in each for each in found.get(number, [])):
            said = "; ".join(found.get(number, [])) or "nothing"
            yield f"{name}:{number}: the compiler says {said}, expected: {message}"
    for number in sorted(found.keys() - wanted.keys()):
        yield f"{name}:{number}: not expected: {found[number][0]}"


def check(root, flags):
    """The problems of all files."""
    for path in sorted((root / FOLDER).glob("*.swift")):
        command = ["swiftc", "-typecheck", "-swift-version", "6", *flags, str(path)]
        run = subprocess.run(command, capture_output=True, text=True)
        yield from problems(str(path.relative_to(root)), path.read_text(), run.stdout + run.stderr)
