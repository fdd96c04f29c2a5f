"""What code uses that the lowest supported version of iOS doesn't have.

The compiler says most of it: of the standard library, of Foundation as far as its sources carry availability, and of UIKit, whose
newer declarations carry `@available` in HeadlessUIKit. It can't know what Foundation declares without availability on Linux: the
names and conformances of Scripts/availability.tsv.
"""

import hashlib
import os
import pathlib
import re
import tempfile
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from . import conformances, xcode
from .package import Failure, Target, read
from .retargeting import IOS, Toolchain
from .tokens import tokenize
from .tree import Violation

FOLDER = ".build-availability"
TABLE = "Scripts/availability.tsv"
# Tests of the headless host, in targets that iOS has as well.
TOUCHES = "Touches"
SCRIPTS = ("availability.py", "conformances.py", "package.py", "retargeting.py", "xcode.py")
DECLARATIONS = ("func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias", "extension")
IMPORT = re.compile(r"^(?:@\w+(?:\([^)]*\))? )*import (?:\w+ )?(\w+)", re.MULTILINE)
ERROR = re.compile(r"^(/.+?):(\d+):\d+: error: (.+)$|^<unknown>:0: error: (.+)$", re.MULTILINE)


class Table(NamedTuple):
    conformances: conformances.Table
    missing: frozenset[str]


class Check:
    """The check of the targets of a package."""

    def __init__(self, root: pathlib.Path):
        self.root = root
        self.toolchain = Toolchain(root, root / FOLDER)
        self.modules = root / FOLDER / "modules"
        text = (root / TABLE).read_text()
        self.table = read_table(text)
        parts = [text.encode(), *((pathlib.Path(__file__).parent / script).read_bytes() for script in SCRIPTS)]
        self.rules = hashlib.sha256(b"\n".join(parts)).hexdigest()
        self.compilers = threading.Semaphore(os.cpu_count() or 1)
        self.keys: dict[str, str] = {}  # of a target with all that it imports
        self.interfaces: dict[str, str] = {}  # of the declarations in a module

    def violations(self) -> list[Violation]:
        """What the targets for iOS use."""
        targets = [target for target in read(self.root).values() if not target.is_system_library]
        undeclared = undeclared_imports(targets, self.root)
        if undeclared:
            return undeclared
        imported = {name for target in targets if not target.is_linux_only for name in (target.name, *target.dependencies)}
        self.toolchain.prepare()
        self.modules.mkdir(exist_ok=True)
        # A thread for each target: most of them wait, for the modules that they import or for a compiler.
        with ThreadPoolExecutor(max(len(targets), 1) * 2) as pool:
            modules: dict[str, Future] = {}
            checks = []
            for target in targets:
                if target.name in imported:
                    modules[target.name] = module = pool.submit(
                        self.emit_module, target, [modules[name] for name in target.dependencies if name in modules]
                    )
                    if not target.is_linux_only:
                        checks.append(pool.submit(self.check, target, module))
            return sorted({violation for check in checks for violation in check.result()})

    def emit_module(self, target: Target, imports: list[Future]):
        """Writes a module without bodies of functions, unless that of the last time still holds."""
        for module in imports:
            module.result()
        content = hashlib.sha256(f"{self.rules} {self.toolchain.version} {target.isolation}".encode())
        for dependency in target.dependencies:
            content.update(self.interfaces.get(dependency, dependency).encode())
        for source in sources(target):
            content.update(f"\n{source}\n".encode() + source.read_bytes())
        self.keys[target.name] = key = content.hexdigest()
        if target.is_test:
            return
        module, stamp = self.modules / f"{target.module}.swiftmodule", self.modules / f"{target.name}.txt"
        if not stamp.exists() or stamp.read_text() != key:
            result = self.compile(
                target,
                "-emit-module",
                "-o",
                str(module),
                "-experimental-skip-all-function-bodies",
                "-disable-availability-checking",
            )
            if result.returncode:
                raise Failure(f"{target.name} doesn't compile:\n{result.stderr[:4000]}")
            stamp.write_text(key)
        # Those that import it are checked again only when this changes.
        self.interfaces[target.name] = hashlib.sha256(module.read_bytes()).hexdigest()

    def check(self, target: Target, module: Future) -> list[Violation]:
        """What a target uses; nothing is compiled if neither it nor what it imports changed since nothing was found."""
        module.result()
        stamp = self.modules / f"{target.name}.checked.txt"
        if stamp.exists() and stamp.read_text() == self.keys[target.name]:
            return []
        found = [
            Violation(self.path(str(source)), line, f"'{name}' is not available in iOS")
            for source in sources(target)
            for line, name in uses_of_names(source.read_text(), self.table.missing)
        ]
        found += self.compiled(target)
        if not found:
            stamp.write_text(self.keys[target.name])
        return found

    def compiled(self, target: Target) -> list[Violation]:
        """What the compiler says of a target, and what its code shows."""
        with tempfile.TemporaryDirectory() as folder:
            code = pathlib.Path(folder) / "code.sil"
            result = self.compile(target, "-emit-silgen", "-Xllvm", "-sil-print-debuginfo", "-o", str(code))
            if result.returncode == 0:
                return self.uses_of_conformances(code.read_text(), target)
        found = [
            Violation(self.path(match[1]), int(match[2]), match[3]) if match[1] else Violation(target.path, 1, match[4])
            for match in ERROR.finditer(result.stderr)
        ]
        if not found:
            raise Failure(f"{target.name} can't be checked:\n{result.stderr[:4000]}")
        return found

    def compile(self, target: Target, *arguments: str):
        files = [str(source) for source in sources(target)]
        if target.resources:
            files.append(str(self.resource_accessors(target)))
        version = xcode.IOS if target.path.startswith(xcode.FOLDER) else IOS
        isolation = ["-default-isolation", target.isolation] if target.isolation else []
        options = [
            "-module-name",
            target.module,
            "-swift-version",
            "6",
            "-package-name",
            "honeycomb",
            *isolation,
            "-enable-testing",
            "-suppress-warnings",
            "-enable-bare-slash-regex",
            "-parse-as-library",
            "-I",
            str(self.modules),
        ]
        with self.compilers:
            return self.toolchain.frontend(version, *arguments, *options, *files)

    def resource_accessors(self, target: Target) -> pathlib.Path:
        """What the package manager writes for resources that are embedded in code."""
        file = self.modules / f"{target.name}.resources.swift"
        names = [re.sub(r"\W", "_", resource.name) for resource in target.resources]
        properties = "".join(f"    static let {name}: [UInt8] = []\n" for name in names)
        file.write_text("struct PackageResources {\n" + properties + "}\n")
        return file

    def uses_of_conformances(self, code: str, target: Target) -> list[Violation]:
        found = {
            Violation(
                *((self.path(path), line) if line else self.declaration(path, target)),
                f"conformance of '{name}' to '{protocol}' is only available in iOS "
                f"{self.table.conformances[name, protocol]} or newer",
            )
            for path, line, name, protocol in conformances.uses(code, self.table.conformances)
        }
        # Code of other modules has no place; it comes with a use that has one.
        return sorted(violation for violation in found if violation.path != target.path) or sorted(found)

    def declaration(self, function: str, target: Target) -> tuple[str, int]:
        """The place of the type for which the compiler writes a function, such as `Card.hash(into:)`."""
        type_name = function.split("(")[0].split(".")[-2:][0]
        declared = re.compile(rf"\b(?:struct|enum|class|actor) {re.escape(type_name)}\b")
        for source in sources(target) if type_name else ():
            text = source.read_text()
            if match := declared.search(text):
                return self.path(str(source)), text.count("\n", 0, match.start()) + 1
        return target.path, 1

    def path(self, path: str) -> str:
        return path.removeprefix(f"{self.root}/")


def sources(target: Target) -> list[pathlib.Path]:
    return [source for source in target.sources if not (target.is_test and TOUCHES in source.parts)]


def undeclared_imports(targets: list[Target], root: pathlib.Path) -> list[Violation]:
    """Imports of modules that a target doesn't depend on: they compile only if the module happens to be built before."""
    names = {target.module: target.name for target in targets}
    return [
        Violation(
            str(source.relative_to(root)),
            text.count("\n", 0, match.start()) + 1,
            f"'{names[match[1]]}' is no dependency of '{target.name}' in Package.swift",
        )
        for target in targets
        for source in target.sources
        for text in (source.read_text(),)
        for match in IMPORT.finditer(text)
        if match[1] in names and names[match[1]] not in (target.name, *target.dependencies)
    ]


def read_table(text: str) -> Table:
    versions: conformances.Table = {}
    missing: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        match = re.fullmatch(r"(\w+): (\w+)\t(\d+\.\d+)|(\.?\w+)\tnever", line)
        if match is None:
            raise Failure(
                f"{TABLE}:{number}: write `Type: Protocol` and its version, or a name and `never`, with a tab between"
            )
        if match[4]:
            missing.add(match[4])
        else:
            versions[match[1], match[2]] = match[3]
    return Table(versions, frozenset(missing))


def uses_of_names(source: str, names: frozenset[str]):
    """Line and name of each use. A name with a period before it is a member, others are types and functions."""
    if not any(name.removeprefix(".") in source for name in names):
        return
    tokens = tokenize(source)
    for index, token in enumerate(tokens):
        before = [other.text for other in tokens[max(index - 2, 0) : index]]
        name = f".{token.text}" if before[-1:] == ["."] else token.text
        if name not in names or before == ["_spi", "("] or (before and before[-1] in DECLARATIONS):
            continue
        if index + 1 < len(tokens) and tokens[index + 1].text == ":" and before[-1:] != [":"]:
            continue  # the label of an argument
        yield token.line, token.text
