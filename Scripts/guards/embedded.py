"""JavaScript inside Swift files, printed for a linter, at the lines where it stands."""

import pathlib
import re
import sys

# A raw string of several lines whose declaration is called `script`.
SCRIPT = re.compile(
    r'(?P<before>\A.*?\blet script = (?P<hashes>#+)"""\n)(?P<text>.*?)\n(?P<indent> *)"""(?P=hashes)', re.DOTALL
)


def script(text):
    """The script of a Swift file with an empty line for each line before it; None if the file has none."""
    found = SCRIPT.search(text)
    if not found:
        return None
    indent = len(found["indent"])
    lines = [line[indent:] for line in found["text"].split("\n")]
    return "\n" * found["before"].count("\n") + "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(script(pathlib.Path(sys.argv[1]).read_text()) or sys.exit(f"{sys.argv[1]}: no script"))
