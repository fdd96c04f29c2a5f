"""A foreign project of UIKit, ported, built and tested in a package of its own: what `Scripts/try-port` prints."""

import collections
import pathlib
import re
from typing import NamedTuple

STAND_INS = ("AppleStandIn", "CombineStandIn", "OSStandIn", "SIMDStandIn")
TEST_STAND_INS = ("NimbleStandIn", "QuickStandIn", "XCTestStandIn")

MANIFEST = """// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Trial",
    dependencies: [
        .package(name: "Honeycomb", path: "{root}"),
        .package(path: "{root}/Tools/UIKitPort/StandIns"),
    ],
    targets: [
{targets}
    ],
    swiftLanguageModes: [.v5]
)
"""


class Tests(NamedTuple):
    """What tests of XCTest said of themselves: the names of those that passed, failed, and never ended."""

    passed: list[str]
    failed: list[str]
    crashed: list[str]

    @property
    def total(self):
        return len(self.passed) + len(self.failed) + len(self.crashed)


def module_name(sources, tests):
    """The module that the tests import most, or the name of the folder with the sources."""
    imports = collections.Counter(
        match[1]
        for path in sorted(tests.rglob("*.swift") if tests else [])
        for match in re.finditer(r"^@testable import (\w+)", path.read_text(errors="replace"), re.MULTILINE)
    )
    if imports:
        return imports.most_common(1)[0][0]
    folder = sources.resolve()
    if folder.name in ("Sources", "Source", "src", "Classes"):
        folder = folder.parent
    return re.sub(r"\W", "", folder.name) or "Ported"


def manifest(root, name, others, has_tests):
    """The package: a target for the project, one for each module that it imports, one for its tests."""

    def target(kind, target, dependencies, products):
        lines = [f"        .{kind}(", f'            name: "{target}",', "            dependencies: ["]
        lines += [f'                "{each}",' for each in dependencies]
        lines += ['                .product(name: "PortableUIKit", package: "Honeycomb"),']
        lines += [f'                .product(name: "{each}", package: "StandIns"),' for each in products]
        return "\n".join(lines + ["            ],", f'            path: "{target}"', "        ),"])

    targets = [target("target", other, [], STAND_INS) for other in others]
    targets.append(target("target", name, others, STAND_INS))
    if has_tests:
        targets.append(target("testTarget", f"{name}Tests", [name, *others], STAND_INS + TEST_STAND_INS))
    return MANIFEST.format(root=root, targets="\n".join(targets))


def broken_files(log, folder):
    """The files below a folder that do not compile, with the first error of each."""
    found = {}
    for match in re.finditer(r"^(/[^:\n]+\.swift):(\d+):\d+: error: (.+)$", log, re.MULTILINE):
        path = pathlib.Path(match[1])
        if path.is_relative_to(folder) and path not in found:
            found[path] = f"{match[2]}: {match[3]}"
    return found


def tests(log):
    """The tests of a log of XCTest. One that began and did not end has crashed."""
    started, ended = [], {}
    for match in re.finditer(r"Test Case '([^']+)' (started|passed|failed|skipped)", log):
        if match[2] == "started":
            started.append(match[1])
        else:
            ended[match[1]] = match[2]
    return Tests(
        [name for name in started if ended.get(name) in ("passed", "skipped")],
        [name for name in started if ended.get(name) == "failed"],
        [name for name in started if name not in ended],
    )


def resources(folder):
    """The files and folders that an app has beside its code: images, nibs, folders of translations and asset catalogs."""
    found = []
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.suffix in (".swift", ".h", ".m", ".md") or path.name == "Info.plist":
            continue
        if path.is_dir() and path.suffix not in (".bundle", ".lproj", ".xcassets"):
            found += resources(path)
        else:
            found.append(path)
    return found


def listed(log):
    """The tests that a bundle of XCTest lists with `--list-tests`, as `Module.Class/test`."""
    return [line for line in log.splitlines() if re.fullmatch(r"[\w.]+\.\w+/\w+", line)]


def remaining(names, run):
    """The listed tests that did not run yet. A log names a test `Class.test`."""
    done = {name.replace(".", "/") for name in run}
    return [name for name in names if name.partition(".")[2] not in done]
