"""JavaScript inside the Swift files of a folder, which make one page, printed for a linter."""

import pathlib
import re
import sys

# A raw string of several lines whose declaration is called `script`.
SCRIPT = re.compile(r'\blet script = (?P<hashes>#+)"""\n(?P<text>.*?)\n(?P<indent> *)"""(?P=hashes)', re.DOTALL)


def script(text):
    """The script of a Swift file without its indent; None if the file has none."""
    found = SCRIPT.search(text)
    if not found:
        return None
    indent = len(found["indent"])
    return "".join(line[indent:] + "\n" for line in found["text"].split("\n"))


def page(files):
    """The scripts of one page, in the order of their files, each below the name of its file."""
    scripts = ((file.name, script(file.read_text())) for file in sorted(files))
    return "".join(f"// {name}\n{text}" for name, text in scripts if text)


if __name__ == "__main__":
    sys.stdout.write(page(pathlib.Path(sys.argv[1]).glob("*.swift")) or sys.exit(f"{sys.argv[1]}: no script"))
