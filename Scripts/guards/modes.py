"""The samples in every language mode that an app may have: what `make language-modes` compiles, and how."""

import itertools
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

# Folders with Swift files that are compiled together, as an app's module.
SAMPLES = [
    "Examples/Readme",
    "Tests/ReadmeTests/Samples",
    "Examples/CellList",
    "Examples/CellListApp/App",
    "Examples/LayoutGallery",
    "Examples/NewPackage/Sources/Welcome",
    "Examples/SignUp",
    "Examples/TemplateApp",
    "Examples/UniversalCatalog",
    "Examples/YourOwnPart",
]
# Packages of their own in the folders above, and folders that cannot be compiled here, with the reason.
LEFT_OUT = {
    "Examples/CellListApp/UITests": "uses XCTest's interface of an iOS simulator",
    "Examples/NewPackage/LivePreview": "imports the package of the live preview",
    "Examples/NewPackage/Tests": "is a test target, whose language mode is the package's",
    "Examples/SwiftUIPreviews": "is empty where SwiftUI is missing",
    "Examples/YourOwnPart/LivePreview": "imports the package of the live preview",
}
VERSIONS = ["5", "6"]
ISOLATIONS = ["nonisolated", "MainActor"]
# What Xcode 26 turns on in new projects.
FEATURES = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility"]
WORDS = {"version": "Swift {}", "isolation": "default isolation {}"}
DIAGNOSTIC = re.compile(r"(?:[^\s:][^:]*:\d+(?::\d+)?: )?(?:error|warning): ")


@dataclass(frozen=True)
class Mode:
    version: str
    isolation: str
    features: tuple[str, ...]

    @property
    def name(self) -> str:
        return ", ".join([WORDS["version"].format(self.version), WORDS["isolation"].format(self.isolation), *self.features])

    @property
    def flags(self) -> list[str]:
        features = [flag for feature in self.features for flag in ("-enable-upcoming-feature", feature)]
        isolation = [] if self.isolation == "nonisolated" else ["-default-isolation", self.isolation]
        return ["-swift-version", self.version, *isolation, *features]


def modes() -> list[Mode]:
    """All language versions and isolations, each with no upcoming feature, with each one and with all."""
    features = [(), *((feature,) for feature in FEATURES), tuple(FEATURES)]
    return [Mode(*each) for each in itertools.product(VERSIONS, ISOLATIONS, features)]


def sources(root, folder):
    """The Swift files of a sample."""
    found = sorted((root / folder).rglob("*.swift"))
    return [path for path in found if not any((root / left) in path.parents for left in LEFT_OUT)]


def forgotten(root):
    """Swift files of examples that are neither compiled here nor left out."""
    known = {path for folder in SAMPLES for path in sources(root, folder)}
    for path in sorted((root / "Examples").rglob("*.swift")):
        if path.name != "Package.swift" and path not in known and not any((root / left) in path.parents for left in LEFT_OUT):
            yield str(path.relative_to(root))


def diagnostics(output, root):
    """The errors and warnings of a compiler's output, with paths below the root."""
    found = [line.replace(f"{root}/", "") for line in output.splitlines() if DIAGNOSTIC.match(line)]
    return list(dict.fromkeys(found))


def compile_sample(files, mode, flags, root, cache):
    """What the compiler says of the files in a mode. Data races are found after type checking, in the code of the module."""
    command = [
        "swiftc",
        "-parse-as-library",
        "-whole-module-optimization",
        "-emit-sil",
        "-o",
        os.devnull,
        "-suppress-remarks",
        "-module-name",
        "Sample",
        "-module-cache-path",
        str(cache),
        *mode.flags,
        *flags,
        *map(str, files),
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    found = diagnostics(result.stdout + result.stderr, root)
    if result.returncode and not found:
        found = [line for line in result.stderr.splitlines() if line][-1:] or [f"the compiler stopped with {result.returncode}"]
    return found


def problems(samples, flags, root, cache):
    """The diagnostics of all samples, which are lists of files, with the modes that have them."""
    work = [(files, mode) for files in samples for mode in modes()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda each: (each[1], compile_sample(*each, flags, root, cache)), work)
        found = {}
        for mode, texts in results:
            for text in texts:
                found.setdefault(text, {})[mode] = None
    return {text: list(where) for text, where in found.items()}


def report(found):
    """The lines that tell a person what does not compile where."""
    for text, where in sorted(found.items()):
        yield text
        yield from (f"    in {name}" for name in names(where))


def names(where):
    """The name of each mode, or what they have in common if they are all with it."""
    every = modes()
    if len(where) == len(every):
        return ["every language mode"]
    common = [(field, {getattr(mode, field) for mode in where}) for field in ("version", "isolation")]
    common = {field: values.pop() for field, values in common if len(values) == 1}
    alike = [mode for mode in every if all(getattr(mode, field) == value for field, value in common.items())]
    if common and set(where) == set(alike):
        return [" and ".join(WORDS[field].format(value) for field, value in common.items()) + " with any other setting"]
    return [mode.name for mode in where]
