"""The pictures of the preview in the documentation, held against what the page shows. `make pictures` writes them."""

import base64
import os
import tempfile
import unittest

import screens
from chromium import BrowserTestCase
from server import ROOT, Preview

IMAGES = ROOT / "Documentation" / "Images"
SIZE = (1280, 780)

# The mean difference of two pictures, from 0 to 255, each shrunk to blocks of 8 pixels: fonts and the corners of controls
# differ between versions of the browser.
DIFFERENCE = """(async () => {
  const pixels = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [WIDTH / 8, HEIGHT / 8];
    const context = canvas.getContext('2d');
    if (image.naturalWidth !== WIDTH || image.naturalHeight !== HEIGHT) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const [one, other] = [await pixels(ONE), await pixels(OTHER)];
  if (!one || !other) return 255;
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]), 0) / one.length;
})()"""


class PictureTests(BrowserTestCase):
    def page(self, *arguments, **query):
        preview = Preview(*arguments)
        self.addCleanup(preview.close)
        page = self.browser.page(preview.address + screens.query(**query), width=SIZE[0], height=SIZE[1])
        self.addCleanup(page.close)
        page.wait("Number(document.documentElement.dataset.frames) > 0", "the first frame")
        return page

    def check(self, page, name):
        path = IMAGES / name
        with tempfile.NamedTemporaryFile(suffix=".png") as file:
            page.screenshot(file.name)
            drawn = file.read()
        if os.environ.get("README_PICTURES"):
            path.write_bytes(drawn)
        difference = page.evaluate(
            DIFFERENCE.replace("WIDTH", str(SIZE[0]))
            .replace("HEIGHT", str(SIZE[1]))
            .replace("ONE", f"'data:image/png;base64,{base64.b64encode(drawn).decode()}'")
            .replace("OTHER", f"'data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}'")
        )
        self.assertLess(difference, 1.5, f"{name} is out of date: run `make pictures`")

    def test_the_inspector(self):
        page = self.page(ROOT / "Examples" / "CellList" / "Screens", screen="settings.json", inspect=1)
        page.wait("document.querySelectorAll('#tree li').length > 5", "the tree of views")
        row = "document.querySelector('[data-identifier=\"main.country\"]').getBoundingClientRect()"
        page.mouse("mouseMoved", *page.evaluate(f"[{row}.left + 40, {row}.top + {row}.height / 2]"))
        page.wait("document.getElementById('json').textContent.includes('Страна поиска')", "the row as JSON")
        self.check(page, "preview.png")

    def test_the_tokens(self):
        tokens = ROOT / "Examples" / "Brands" / "brands.resolver.json"
        page = self.page(ROOT / "Examples" / "Screens", "--tokens", tokens, "--context", "orchard", screen="profile.json")
        page.wait("document.querySelectorAll('input[type=color]').length > 3", "the tokens")
        page.evaluate("document.querySelector('input[type=color]').closest('details').open = true")
        self.check(page, "preview-tokens.png")


if __name__ == "__main__":
    unittest.main()
