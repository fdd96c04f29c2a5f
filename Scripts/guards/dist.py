"""The pieces of Scripts/dist: what `comb` is linked with, which of that is shipped, and what the Debian package depends on."""

import re

# In this folder of the root are the program and the Swift libraries, side by side: it looks for them beside itself.
FOLDER = "usr/lib/comb"
# Pictures are the same on every machine only with the same fonts.
FONTS = ["fonts-inter", "fonts-noto-core", "fonts-droid-fallback", "fonts-noto-color-emoji"]


class DistError(Exception):
    """Something that keeps `comb` from being packed."""


def version(changelog):
    """The newest version that has a heading in the changelog."""
    match = re.search(r"^## \[(\d+\.\d+\.\d+)\]", changelog, re.MULTILINE)
    if match is None:
        raise DistError("CHANGELOG.md has no heading with a version, such as “## [0.1.0]”")
    return match[1]


def needed(dynamic_section):
    """The names of the libraries in the output of `readelf --dynamic`."""
    return re.findall(r"\(NEEDED\)\s+Shared library: \[([^\]]+)\]", dynamic_section)


def paths(dynamic_section):
    """Where the loader looks first, RPATH or RUNPATH with its folders, from the output of `readelf --dynamic`; None if nowhere."""
    match = re.search(r"\((RUNPATH|RPATH)\)\s+Library (?:runpath|rpath): \[([^\]]*)\]", dynamic_section)
    return (match[1], match[2].split(":")) if match else None


def closure(program, read, find):
    """The files of the Swift libraries that a program needs, with those that they need, and the names of all other libraries.

    `read` returns the dynamic section of a file, `find` the file of a library of the toolchain or None.
    """
    shipped, others, waiting = {}, set(), [program]
    while waiting:
        for name in needed(read(waiting.pop())):
            if name in shipped or name in others:
                continue
            file = find(name)
            if file is None:
                others.add(name)
            else:
                shipped[name] = file
                waiting.append(file)
    return shipped, sorted(others)


def libc_version(symbols):
    """The newest version of glibc in the output of `readelf --version-info` of several files, such as “2.34”."""
    found = {tuple(map(int, each.split("."))) for each in re.findall(r"\bGLIBC_(\d+\.\d+(?:\.\d+)?)\b", symbols)}
    if not found:
        raise DistError("no file names a version of glibc")
    return ".".join(map(str, max(found)))


def packages(libraries, owner):
    """The Debian packages of libraries, sorted. `owner` returns the package of a library or None."""
    found = {}
    for library in libraries:
        if library.startswith(("ld-linux", "linux-vdso")):
            continue
        package = owner(library)
        if package is None:
            raise DistError(f"no installed Debian package has {library}")
        found[package] = library
    return sorted(found)


def control(version, architecture, depends, installed_size):
    """The control file of the Debian package. The size is in KiB."""
    return f"""Package: honeycomb-comb
Version: {version}
Architecture: {architecture}
Maintainer: Honeycomb <honeycomb@localhost>
Installed-Size: {installed_size}
Depends: {", ".join(depends)}
Section: devel
Priority: optional
Description: screens from cells: render, validate, audit and compare them
 Renders screens of the design system to PNG, SVG and PDF, validates and
 compares documents, audits screens and writes the catalog of cells. The Swift
 libraries are included; no Swift toolchain is needed.
"""


def launcher():
    """The program of the tarball in `bin`, which works from wherever the tarball is unpacked and through links."""
    return '#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/../lib/comb/comb" "$@"\n'
