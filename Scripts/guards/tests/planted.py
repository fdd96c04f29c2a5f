"""A small package in a temporary folder, in which tests plant violations."""

import pathlib
import tempfile
import unittest

from guards.rules import check
from guards.tree import Tree

FLOORS = """
modules
    BatchDiffing
    HeadlessUIKit
    PortableUIKit
    ScreenHosting Cells
    App

folders of HeadlessUIKit
    Text
    Views + Layers
    Tables Views/Bars
"""


class PlantedTestCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.write("Scripts/floors.txt", FLOORS)
        for folder in ("Text", "Views", "Layers", "Tables", "Views/Bars"):
            self.write(f"Sources/HeadlessUIKit/{folder}/Empty.swift", "// Nothing yet.\n")
        self.write("Sources/Cells/Cell.swift", "import PortableUIKit\n\npublic struct Cell {}\n")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def violations(self):
        return [str(violation) for violation in check(Tree(self.root))]

    def assert_only(self, place, *words):
        """There is one violation: there, and its message has the words."""
        found = self.violations()
        self.assertEqual(len(found), 1, found)
        self.assertTrue(found[0].startswith(place + ": "), found[0])
        for word in words:
            self.assertIn(word, found[0])

    def assert_none(self):
        self.assertEqual(self.violations(), [])
