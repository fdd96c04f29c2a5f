"""The flags with which a compiler reads the built modules of the package."""

import subprocess

LIBRARIES = ["cairo", "pangocairo", "pangoft2", "fontconfig", "librsvg-2.0", "gdk-pixbuf-2.0", "libpng"]


def clang_flags(root):
    """What Swift's compiler passes on to Clang's importer to find the system libraries."""
    command = ["pkg-config", "--cflags", *LIBRARIES]
    flags = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    flags += [f"-fmodule-map-file={path}" for path in sorted(root.glob("Sources/SystemLibraries/*/module.modulemap"))]
    return [argument for flag in flags for argument in ("-Xcc", flag)]
