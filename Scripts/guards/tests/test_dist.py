import pathlib
import unittest

from guards import dist

ROOT = pathlib.Path(__file__).resolve().parents[3]


def section(*libraries, runpath=None):
    lines = [f" 0x0000000000000001 (NEEDED)             Shared library: [{each}]" for each in libraries]
    if runpath:
        lines.append(f" 0x000000000000001d (RUNPATH)            Library runpath: [{runpath}]")
    return "\n".join(lines)


class DistTests(unittest.TestCase):
    def test_the_version_is_the_newest_one_with_a_heading(self):
        self.assertEqual(dist.version("# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-01-01\n\n## [0.1.0]\n"), "0.2.0")
        self.assertRegex(dist.version((ROOT / "CHANGELOG.md").read_text()), r"^\d+\.\d+\.\d+$")

    def test_a_changelog_without_a_version_is_reported(self):
        with self.assertRaisesRegex(dist.DistError, "no heading with a version"):
            dist.version("# Changelog\n\n## [Unreleased]\n")

    def test_libraries_and_runpaths_are_read(self):
        text = section("libswiftCore.so", "libc.so.6", runpath="/opt/swift/usr/lib/swift/linux:$ORIGIN")
        self.assertEqual(dist.needed(text), ["libswiftCore.so", "libc.so.6"])
        self.assertEqual(dist.paths(text), ("RUNPATH", ["/opt/swift/usr/lib/swift/linux", "$ORIGIN"]))
        rpath = " 0x000000000000000f (RPATH)              Library rpath: [$ORIGIN]"
        self.assertEqual(dist.paths(rpath), ("RPATH", ["$ORIGIN"]))
        self.assertIsNone(dist.paths(section("libc.so.6")))

    def test_libraries_that_only_libraries_need_are_shipped_as_well(self):
        sections = {
            "comb": section("libFoundation.so", "libcairo.so.2", "libc.so.6"),
            "/swift/libFoundation.so": section("lib_FoundationICU.so", "libFoundation.so", "libc.so.6"),
            "/swift/lib_FoundationICU.so": section("libstdc++.so.6"),
        }
        swift = {"libFoundation.so", "lib_FoundationICU.so"}
        shipped, others = dist.closure("comb", sections.__getitem__, lambda name: "/swift/" + name if name in swift else None)
        self.assertEqual(set(shipped), swift)
        self.assertEqual(others, ["libc.so.6", "libcairo.so.2", "libstdc++.so.6"])

    def test_packages_are_named_once_and_the_loader_has_none(self):
        owners = {"libcairo.so.2": "libcairo2", "libc.so.6": "libc6", "libm.so.6": "libc6"}
        self.assertEqual(dist.packages(["ld-linux-x86-64.so.2", *owners], owners.get), ["libc6", "libcairo2"])
        with self.assertRaisesRegex(dist.DistError, "libodd.so"):
            dist.packages(["libodd.so"], owners.get)

    def test_versions_of_glibc_are_compared_as_numbers(self):
        self.assertEqual(dist.libc_version("GLIBC_2.4 GLIBC_2.34 GLIBC_2.2.5"), "2.34")
        with self.assertRaises(dist.DistError):
            dist.libc_version("GLIBCXX_3.4")

    def test_the_control_file_has_the_fields_that_dpkg_requires(self):
        text = dist.control("0.1.0", "amd64", ["libc6 (>= 2.34)", "libcairo2"], 1234)
        fields = dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))
        self.assertEqual(fields["Version"], "0.1.0")
        self.assertEqual(fields["Depends"], "libc6 (>= 2.34), libcairo2")
        for field in ("Package", "Architecture", "Maintainer", "Description", "Installed-Size"):
            self.assertTrue(fields[field])
        self.assertTrue(text.endswith("\n"))

    def test_the_fonts_are_those_that_bootstrap_installs(self):
        bootstrap = (ROOT / "Scripts/bootstrap").read_text()
        for font in dist.FONTS:
            self.assertIn(f"    {font} ", bootstrap)
