import pathlib
import plistlib
import re
import unittest
from xml.etree import ElementTree

from guards import xcode

ROOT = pathlib.Path(__file__).resolve().parents[3]


class XcodeProjectTests(unittest.TestCase):
    def setUp(self):
        self.text = (ROOT / xcode.PROJECT).read_text()

    def test_the_project_is_up_to_date_and_its_identifiers_are_unique_and_defined(self):
        self.assertEqual(xcode.problems(ROOT, self.text), [])

    def test_the_scheme_is_up_to_date(self):
        text = (ROOT / xcode.SCHEME).read_text()
        ElementTree.fromstring(text.encode())
        self.assertEqual(text, xcode.scheme())
        for target in re.findall(r'BlueprintIdentifier="(\w+)"', text):
            self.assertIn(f"{target} = {{isa = PBXNativeTarget;", self.text)

    def test_every_source_is_compiled(self):
        for folder in ("App", "UITests", xcode.EXAMPLE):
            for file in (ROOT / xcode.FOLDER / folder).iterdir():
                if file.suffix == ".swift" and "PackageResources" not in file.read_text():
                    self.assertIn(xcode.identifier(f"build {folder}/{file.name}") + ", ", self.text)

    def test_every_product_is_one_of_the_package(self):
        manifest = (ROOT / "Package.swift").read_text()
        for product in re.findall(r"productName = (\w+); }", self.text):
            self.assertIn(f'.library(name: "{product}"', manifest)

    def test_every_module_that_the_app_imports_is_linked(self):
        for file in (ROOT / xcode.FOLDER / "App").glob("*.swift"):
            text = file.read_text()
            for module in re.findall(r"^import (\w+)", text, re.MULTILINE):
                if f"canImport({module})" not in text:
                    self.assertIn(module, xcode.PRODUCTS, file.name)

    def test_the_app_has_a_launch_screen_all_orientations_and_scenes(self):
        properties = plistlib.loads((ROOT / xcode.FOLDER / "App/Info.plist").read_bytes())
        self.assertIn("UILaunchScreen", properties)
        self.assertIn("UIApplicationSceneManifest", properties)
        self.assertEqual(len(properties["UISupportedInterfaceOrientations"]), 4)

    def test_the_paths_exist_and_the_property_lists_are_valid(self):
        folder = ROOT / xcode.FOLDER
        self.assertTrue((folder / re.search(r"relativePath = ([^;]+);", self.text)[1] / "Package.swift").exists())
        for path in ("App/Info.plist", "App/PrivacyInfo.xcprivacy"):
            self.assertIsInstance(plistlib.loads((folder / path).read_bytes()), dict)

    def test_an_identifier_without_an_object_and_one_that_is_used_twice_are_reported(self):
        lines = [line for line in self.text.splitlines() if "AppDelegate.swift" in line]
        self.assertTrue(any("not defined" in each for each in xcode.problems(ROOT, self.text.replace(lines[0], ""))))
        doubled = self.text.replace(lines[0], lines[0] + "\n" + lines[0])
        self.assertTrue(any("defined twice" in each for each in xcode.problems(ROOT, doubled)))
