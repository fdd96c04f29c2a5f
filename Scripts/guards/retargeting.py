"""Lets the compiler of Linux check code as for iOS.

The standard library and Foundation carry Apple's availability on Linux as well, but the compiler heeds it only where the target
is Apple's. A compiled module names its target once. So a copy of the toolchain's modules that names iOS instead, with the C
headers of this machine, makes the compiler say what Xcode's would: "is only available in iOS 16.0 or newer".
"""

import hashlib
import json
import pathlib
import shutil
import subprocess
from functools import cached_property

from .package import Failure

# The lowest version of iOS that the package supports.
IOS = "15.0"
TARGET = "arm64-apple-ios"
# Modules that the toolchain has as text only.
TEXTS = ["_TestingInterop", "Testing"]
# C libraries, as Package.swift names them.
LIBRARIES = ["cairo", "pangocairo", "pangoft2", "fontconfig", "librsvg-2.0", "gdk-pixbuf-2.0", "libpng"]


class Toolchain:
    """The compiler, and a copy of its modules in a folder."""

    def __init__(self, root: pathlib.Path, folder: pathlib.Path):
        self.root = root
        self.folder = folder
        information = json.loads(output("swiftc", "-print-target-info"))
        self.version = information["compilerVersion"]
        self.triple = information["target"]["moduleTriple"]
        self.library = pathlib.Path(information["paths"]["runtimeResourcePath"])
        self.modules = folder / "toolchain"
        self.resources = folder / "resources"
        self.overlay = folder / "overlay.json"

    def prepare(self):
        """Makes the copy, if this toolchain has none yet."""
        stamp = self.folder / "toolchain.txt"
        script = hashlib.sha256(pathlib.Path(__file__).read_bytes()).hexdigest()
        identity = f"{self.version} {self.library} {script}\n"
        if stamp.exists() and stamp.read_text() == identity:
            return
        if self.folder.exists():
            shutil.rmtree(self.folder)
        self.modules.mkdir(parents=True)
        self.link_resources()
        self.map_headers()
        for module in sorted((self.library / "linux").glob("*.swiftmodule")):
            self.copy(module)
        for name in TEXTS:
            self.compile(name)
        stamp.write_text(identity)

    def link_resources(self):
        """The headers of the toolchain; without its modules, which would be found before the copies."""
        self.resources.mkdir()
        for entry in self.library.iterdir():
            if entry.name != "linux":
                (self.resources / entry.name).symlink_to(entry)

    def map_headers(self):
        """The compiler puts the module of the C library into the folder of its headers only where the target is Linux."""
        architecture = self.library / "linux" / self.triple.split("-")[0]
        files = {"module.modulemap": "glibc.modulemap", "SwiftGlibc.h": "SwiftGlibc.h"}
        contents = [
            {"type": "file", "name": name, "external-contents": str(architecture / file)} for name, file in files.items()
        ]
        overlay = {
            "version": 0,
            "redirecting-with": "fallthrough",
            "roots": [{"type": "directory", "name": "/usr/include", "contents": contents}],
        }
        self.overlay.write_text(json.dumps(overlay))

    def copy(self, module: pathlib.Path):
        file = module / f"{self.triple}.swiftmodule"
        if file.exists():
            (self.modules / module.name).write_bytes(retargeted(file.read_bytes(), self.triple, module.stem))

    def compile(self, name: str):
        """Compiles a module that the toolchain has as text."""
        interface = self.library / "linux" / f"{name}.swiftmodule" / f"{self.triple}.swiftinterface"
        if not interface.exists():
            return
        text = self.folder / f"{name}.swiftinterface"
        text.write_text(interface.read_text().replace(f"-target {self.triple}", f"-target {TARGET}{IOS}"))
        result = self.frontend(
            IOS,
            "-compile-module-from-interface",
            str(text),
            "-o",
            str(self.modules / f"{name}.swiftmodule"),
            "-module-name",
            name,
            "-disable-availability-checking",
        )
        if result.returncode:
            raise Failure(f"{name} can't be compiled from its interface:\n{result.stderr}")

    def frontend(self, version: str, *arguments: str) -> subprocess.CompletedProcess:
        """Runs the compiler for a version of iOS."""
        command = ["swiftc", "-frontend", *arguments, "-target", TARGET + version, *self.flags]
        return subprocess.run(command, capture_output=True, text=True)

    @cached_property
    def flags(self) -> list[str]:
        library = self.library
        clang = [f"-fmodule-map-file={library / name / 'module.modulemap'}" for name in ("dispatch", "CoreFoundation")]
        clang += [f"-fmodule-map-file={library / '_FoundationCShims' / 'module.modulemap'}"]
        clang += ["-ivfsoverlay", str(self.overlay), "-fmodule-map-file=/usr/include/module.modulemap"]
        clang += [f"-fmodule-map-file={path}" for path in sorted(self.root.glob("Sources/SystemLibraries/*/module.modulemap"))]
        clang += output("pkg-config", "--cflags", *LIBRARIES).split()
        return [
            "-clang-target",
            self.triple,
            "-disable-target-os-checking",
            "-disable-objc-interop",
            "-resource-dir",
            str(self.resources),
            "-I",
            str(self.modules),
            "-I",
            str(library),
            "-module-cache-path",
            str(self.folder / "cache"),
            "-disable-cross-import-overlays",
            "-plugin-path",
            str(library / "host" / "plugins"),
            "-plugin-path",
            str(library / "host" / "plugins" / "testing"),
            *(argument for flag in clang for argument in ("-Xcc", flag)),
        ]


def retargeted(module: bytes, triple: str, name: str) -> bytes:
    """The module with the name of its target replaced. Both have the same length, so that nothing moves."""
    old = triple.encode()
    new = f"{TARGET}{IOS}.".encode()
    if module.count(old) != 1 or len(new) >= len(old):
        raise Failure(f"{name} does not name its target {triple} once: this toolchain needs another way")
    return module.replace(old, new.ljust(len(old), b"0"))


def output(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failure(f"{' '.join(command)} failed: {getattr(error, 'stderr', None) or error}") from None
