"""The preview of a Swift package in a real browser, with a package manager that builds at once."""

import json
import os
import pathlib
import signal
import stat
import tempfile
import unittest

import screens
from chromium import BrowserTestCase
from server import ROOT, Preview

SWIFT = """#!/bin/sh
case "$*" in
*describe*) echo '{"products": [{"name": "App", "targets": ["App"], "type": {"executable": null}}]}' ;;
*show-dependencies*) echo '{"path": ".", "version": "unspecified", "dependencies": []}' ;;
*--show-bin-path*) echo "$PACKAGE/.build" ;;
*) sh "$PACKAGE/build.sh" ;;
esac
"""


class PackageTests(BrowserTestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.package = pathlib.Path(temporary.name)
        (self.package / ".build").mkdir()
        (self.package / "Package.swift").write_text("")
        self.write_program(self.package / ".build" / "swift", SWIFT)
        before = dict(os.environ)
        self.addCleanup(lambda: (os.environ.clear(), os.environ.update(before)))
        os.environ["PATH"] = f"{self.package / '.build'}:{before['PATH']}"
        os.environ["PACKAGE"] = str(self.package)

    def write_program(self, path, text):
        # Another file, as a linker makes it: the old one may run.
        new = path.with_suffix(".new")
        new.write_text(text)
        new.chmod(new.stat().st_mode | stat.S_IXUSR)
        new.rename(path)

    def save(self, title):
        """Saves a source after which the program shows a row with a title."""
        # A document of its own: the program that runs shows changes of its own without a build.
        document = screens.write(self.package / ".build", f"{title}.json", screens.rows(1))
        document.write_text(json.dumps({"version": 1, "sections": [{"id": "main", "items": [screens.row(0, title)]}]}))
        program = os.environ.get("COMB_PREVIEW", ROOT / ".build-preview" / "debug" / "comb-preview")
        self.write_program(self.package / ".build" / "Next", f'#!/bin/sh\nexec "{program}" "{document}"\n')
        # Built again, the same source gives the same program: the preview may hear of one save twice.
        self.write_source(f"cd '{self.package}/.build' && if [ -e Next ]; then mv Next App; fi\n")

    def break_source(self):
        self.write_source("echo 'Row.swift:3:5: error: planted'; echo ' 3 |     x'; exit 1\n")

    def write_source(self, text):
        # At once, so that no build reads half of it.
        new = self.package / ".build" / "build.new"
        new.write_text(text)
        new.rename(self.package / "build.sh")

    def serve(self):
        preview = Preview("--package", self.package)
        self.addCleanup(preview.close)
        page = self.browser.page(preview.address)
        self.addCleanup(page.close)
        return preview, page

    def test_errors_are_shown_beside_the_last_screens_until_a_build_works(self):
        self.break_source()
        preview, page = self.serve()
        report = "document.getElementById('build')"
        page.wait(f"!{report}.hidden", "the errors")
        self.assertRegex(
            page.evaluate(f"{report}.textContent"), r"(?s)The build failed\.\n.*Row\.swift:3:5: error: planted\n 3 \|     x"
        )
        self.save("First")
        page.wait(self.shows("First"), "the first build")
        self.assertTrue(page.evaluate(f"{report}.hidden"), page.evaluate(f"{report}.textContent"))
        page.wait("/Built in [\\d.]+ s, shown \\d+ ms later/.test(document.getElementById('state').textContent)", "the times")
        preview.line(r"Shown \d+ ms after the build")
        self.break_source()
        page.wait(f"!{report}.hidden", "the errors")
        self.assertIn("The screens of the last one that worked are shown.", page.evaluate(f"{report}.textContent"))
        self.assertTrue(page.evaluate(self.shows("First")))
        self.save("Second")
        page.wait(self.shows("Second"), "the second build")
        self.assertTrue(page.evaluate(f"{report}.hidden"), page.evaluate(f"{report}.textContent"))

    def test_the_end_of_the_screens_is_told_and_they_can_be_started_again(self):
        self.save("First")
        preview, page = self.serve()
        page.wait(self.shows("First"), "the screen")
        threads = pathlib.Path(f"/proc/{preview.identifier}/task").iterdir()
        children = [child for thread in threads for child in (thread / "children").read_text().split()]
        self.assertEqual(len(children), 1)
        os.kill(int(children[0]), signal.SIGKILL)
        report = "document.getElementById('ended')"
        page.wait(f"!{report}.hidden", "the report")
        self.assertIn("signal 9", page.evaluate(f"{report}.textContent"))
        self.assertTrue(page.evaluate("document.getElementById('notice').hidden"))
        page.evaluate("document.querySelectorAll('.elements > *').forEach((node) => node.remove())")
        page.click_node("button", "Start again")
        page.wait(self.shows("First"), "the screen")
        self.assertTrue(page.evaluate(f"{report}.hidden"), page.evaluate(f"{report}.textContent"))

    def shows(self, text):
        return f"[...document.querySelectorAll('.elements > *')].some((node) => node.textContent.includes({json.dumps(text)}))"


if __name__ == "__main__":
    unittest.main(verbosity=2)
