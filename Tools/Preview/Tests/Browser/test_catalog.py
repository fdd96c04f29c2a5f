"""The page of the catalog: its first page, tokens, tables and redlines."""

import functools
import http.server
import os
import pathlib
import subprocess
import tempfile
import threading
import unittest

from chromium import BrowserTestCase
from server import ROOT

# The labels of all cells of the shown picture that overlap one another, and how many labels there are.
OVERLAPS = """(() => {
  const found = [];
  let count = 0;
  for (const area of document.querySelectorAll('.sheet > a')) {
    area.dispatchEvent(new Event('focus'));
    const labels = [...area.parentElement.querySelectorAll('rect.label')].map((label) => label.getBBox());
    count += labels.length;
    labels.forEach((one, index) => labels.slice(index + 1).forEach((two) => {
      if (one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height) {
        found.push(area.ariaLabel);
      }
    }));
  }
  return { found, count };
})()"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class CatalogTests(BrowserTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        comb = os.environ.get("COMB", ROOT / ".build" / "debug" / "comb")
        subprocess.run(
            [pathlib.Path(comb).absolute(), "catalog", "--format", "html", "--scale", "1", "-o", folder.name],
            check=True,
            capture_output=True,
            cwd=ROOT,
        )
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder.name))
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{server.server_port}/index.html"

    def open(self, place=""):
        page = self.browser.page(self.address + place)
        self.addCleanup(page.close)
        page.wait("!!document.querySelector('h1')", "the page")
        return page

    def test_the_first_page_has_a_thumbnail_of_each_picture_in_its_group(self):
        page = self.open()
        groups = page.evaluate("[...document.querySelectorAll('main h2')].map((title) => title.textContent)")
        self.assertEqual(groups, ["Left parts", "Right parts", "Headers", "Footers", "Combinations"])
        self.assertGreater(page.evaluate("document.querySelectorAll('.thumbs a').length"), 50)
        self.assertLessEqual(page.evaluate("document.querySelector('main').scrollWidth"), 1200)
        page.evaluate(
            "(() => { const search = document.getElementById('search'); search.value = 'stepper';"
            " search.dispatchEvent(new Event('input')); })()"
        )
        self.assertLess(page.evaluate("document.querySelectorAll('.thumbs a').length"), 10)
        page.evaluate("document.querySelector(\".thumbs a[href*='right-stepper']\").click()")
        page.wait("document.querySelector('h1').textContent === 'Right: a number with a stepper'", "the part")

    def test_a_part_has_a_note_its_states_and_its_properties(self):
        page = self.open("#light-ltr-standard/left-field/")
        self.assertIn("For forms", page.evaluate("document.querySelector('.usage').textContent"))
        self.assertEqual(page.evaluate("document.querySelectorAll('#page h2').length"), 1)
        page.wait("[...document.querySelectorAll('#page img')].every((image) => image.naturalWidth > 100)", "its pictures")
        keys = page.evaluate("[...document.querySelectorAll('table.words tbody th')].map((key) => key.textContent)")
        self.assertIn("identifier", keys)
        self.assertIn("mask", keys)

    def test_tokens_name_the_parts_that_use_them(self):
        page = self.open("#light-ltr-standard/tokens/")
        captions = page.evaluate("[...document.querySelectorAll('caption')].map((caption) => caption.textContent)")
        self.assertEqual(captions, ["Colors", "Fonts at the standard text size", "Spacings in points", "Radii in points"])
        page.evaluate(
            "[...document.querySelectorAll('tr')].find((row) => row.textContent.startsWith('color.warning'))"
            ".querySelector(\"a[href*='right-badge']\").click()"
        )
        page.wait("document.querySelector('h1').textContent === 'Right: a badge'", "the part")

    def test_a_chosen_cell_shows_sizes_fonts_and_colors(self):
        page = self.open("#light-ltr-standard/right-badge/0")
        elements = page.evaluate("document.querySelector('.elements').innerText")
        self.assertIn("31 × 20", elements)
        self.assertIn("background: color.accent (#0b62e0)", elements)
        self.assertIn("font: typography.badge", elements)

    def test_labels_of_redlines_never_overlap(self):
        count = 0
        for variant in ("light-ltr-standard", "light-rtl-largest"):
            # A page of its own: Chromium ignores changes of the address after the first 200.
            page = self.open()
            for name in page.evaluate("catalog.variants[0].pictures.map((picture) => picture.name)"):
                page.evaluate(f"location.hash = '#{variant}/{name}/'")
                picture = "document.querySelector('.sheet > img')?.getAttribute('src')"
                page.wait(f"{picture} === '{variant}/{name}.png'", name)
                answer = page.evaluate(OVERLAPS)
                self.assertEqual(answer["found"], [], f"{variant} {name}")
                count += answer["count"]
        self.assertGreater(count, 5000)


if __name__ == "__main__":
    unittest.main()
