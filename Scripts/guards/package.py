"""The Swift targets of the package, as its manifest declares them."""

import json
import pathlib
import subprocess
from dataclasses import dataclass


class Failure(Exception):
    """What stops a check before it can find anything."""


@dataclass(frozen=True)
class Target:
    name: str
    path: str
    is_test: bool
    is_system_library: bool
    is_linux_only: bool
    dependencies: tuple[str, ...]  # direct and indirect ones
    sources: tuple[pathlib.Path, ...]
    resources: tuple[pathlib.Path, ...]  # those that are embedded in code
    isolation: str | None

    @property
    def module(self) -> str:
        return self.name.replace("-", "_")


def read(root: pathlib.Path) -> dict[str, Target]:
    """The targets by name, dependencies first."""
    result = subprocess.run(["swift", "package", "dump-package"], cwd=root, capture_output=True, text=True)
    if result.returncode:
        raise Failure(f"the manifest can't be read: {result.stderr.strip()}")
    manifest = json.loads(result.stdout)
    linux_only = linux_targets((root / "Package.swift").read_text())
    found = {target["name"]: target for target in manifest["targets"]}
    targets: dict[str, Target] = {}

    def add(name: str):
        if name in targets or name not in found:
            return
        direct = names(found[name]["dependencies"])
        for dependency in direct:
            add(dependency)
        indirect = [other for dependency in direct if dependency in targets for other in targets[dependency].dependencies]
        targets[name] = make(root, found[name], tuple(dict.fromkeys(direct + indirect)), name in linux_only)

    for name in found:
        add(name)
    return targets


def names(dependencies: list) -> list[str]:
    """The names of targets; products of other packages have two names."""
    return [next(iter(dependency.values()))[0] for dependency in dependencies]


def make(root: pathlib.Path, target: dict, dependencies: tuple[str, ...], is_linux_only: bool) -> Target:
    folder = "Tests" if target["type"] == "test" else "Sources"
    path = target.get("path") or f"{folder}/{target['name']}"
    excluded = [root / path / name for name in target["exclude"]]
    sources = [
        file
        for file in sorted((root / path).rglob("*.swift"))
        if not any(file == other or other in file.parents for other in excluded)
        and not any(parent.suffix == ".docc" for parent in file.parents)
    ]
    isolation = None
    for setting in target["settings"]:
        isolation = setting["kind"].get("defaultIsolation", {}).get("_0", isolation)
    return Target(
        name=target["name"],
        path=path,
        is_test=target["type"] == "test",
        is_system_library=not sources,
        # Examples are apps for iOS, also where Xcode builds them from a project of their own.
        is_linux_only=is_linux_only and not path.startswith("Examples/"),
        dependencies=dependencies,
        sources=tuple(sources),
        resources=tuple(root / path / resource["path"] for resource in target["resources"]),
        isolation=isolation,
    )


def linux_targets(manifest: str) -> set[str]:
    """The names of the targets that the manifest declares under `#if os(Linux)`."""
    found: set[str] = set()
    conditions: list[bool] = []
    is_target = False
    for line in manifest.splitlines():
        text = line.strip()
        if text.startswith("#if"):
            conditions.append(text == "#if os(Linux)")
        elif text.startswith("#else"):
            conditions[-1] = not conditions[-1]
        elif text.startswith("#endif"):
            conditions.pop()
        for part in (".target(", ".testTarget(", ".executableTarget("):
            is_target = is_target or part in text
        if is_target and 'name: "' in text:
            if any(conditions):
                found.add(text.split('name: "')[1].split('"')[0])
            is_target = False
    return found
