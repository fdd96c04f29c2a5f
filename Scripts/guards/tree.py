"""The files of the package, and what the rules say of them."""

import os
import pathlib
import re
from dataclasses import dataclass
from functools import cached_property

from .tokens import Token, tokenize

SKIPPED = (".git", ".build", ".swiftpm", "build", "__pycache__")

IMPORT = re.compile(
    r"^(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+|public\s+|package\s+|internal\s+|private\s+)*)"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(?P<module>\w+)"
)


@dataclass(frozen=True, order=True)
class Violation:
    path: str
    line: int
    message: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.message}"


class SwiftFile:
    def __init__(self, root: pathlib.Path, path: pathlib.Path):
        self.path = str(path.relative_to(root))
        self.name = path.name
        self.module = path.relative_to(root).parts[1]
        self.is_example = path.relative_to(root).parts[0] == "Examples"
        self.text = path.read_text()

    @cached_property
    def tokens(self) -> list[Token]:
        return tokenize(self.text)


def imports(file):
    """The line, the attributes and the module of each import."""
    for number, line in enumerate(file.text.splitlines(), 1):
        match = IMPORT.match(line)
        if match:
            yield number, match["attributes"], match["module"]


class Exceptions:
    """Scripts/exceptions.txt: what a rule allows, with the reason. Lines are `rule  subject  reason`."""

    PATH = "Scripts/exceptions.txt"

    def __init__(self, text: str):
        self.lines: dict[tuple[str, str], int] = {}
        self.used: set[tuple[str, str]] = set()
        self.problems: list[Violation] = []
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            parts = line.split(maxsplit=2)
            if len(parts) < 3:
                self.problems.append(Violation(self.PATH, number, "give the rule, its subject and the reason"))
            else:
                self.lines[parts[0], parts[1]] = number

    def allow(self, rule: str, subject: str) -> bool:
        if (rule, subject) not in self.lines:
            return False
        self.used.add((rule, subject))
        return True

    def violations(self) -> list[Violation]:
        unused = [
            Violation(self.PATH, number, f"{subject} needs no exception from {rule} any more: delete the line")
            for (rule, subject), number in self.lines.items()
            if (rule, subject) not in self.used
        ]
        return self.problems + unused


class Tree:
    def __init__(self, root: pathlib.Path):
        self.root = root
        self.exceptions = Exceptions(self.read(Exceptions.PATH))

    def read(self, path: str) -> str:
        file = self.root / path
        return file.read_text() if file.exists() else ""

    @cached_property
    def swift_files(self) -> list[SwiftFile]:
        return [
            SwiftFile(self.root, path)
            for folder in ("Sources", "Examples")
            for path in sorted((self.root / folder).rglob("*.swift"))
            # Files of a tutorial are shown there, not compiled.
            if not any(parent.suffix == ".docc" for parent in path.parents)
        ]

    @cached_property
    def scripts(self) -> list[pathlib.Path]:
        """The Python, JavaScript and CSS files, and the Swift files of the packages in Tools."""
        folders = [(self.root / "Scripts", "py"), *((self.root / "Tools", kind) for kind in ("py", "js", "css", "swift"))]
        paths = [path for folder, kind in folders for path in sorted(folder.rglob("*." + kind))]
        return [path for path in paths if not any(part.startswith(SKIPPED) for part in path.relative_to(self.root).parts)]

    @cached_property
    def tests(self) -> list[SwiftFile]:
        return [SwiftFile(self.root, path) for path in sorted((self.root / "Tests").rglob("*.swift"))]

    @cached_property
    def shared_tests(self) -> list[SwiftFile]:
        """Tests of modules that are for UIKit as well."""
        return [file for file in self.tests if not file.module.startswith("Headless")]

    def paths(self):
        """All files and folders, but not what is built."""
        for folder, folders, files in os.walk(self.root):
            folders[:] = sorted(name for name in folders if not name.startswith(SKIPPED) or name == "build-tools")
            for name in folders + sorted(files):
                yield str((pathlib.Path(folder) / name).relative_to(self.root))
