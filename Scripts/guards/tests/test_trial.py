import pathlib
import tempfile
import unittest

from guards import trial

LOG = """Test Suite 'All tests' started
Test Case 'CardTests.testWidth' started at 2026-01-01 10:00:00.000
/p/CardTests.swift:4: error: CardTests.testWidth : XCTAssertEqual failed
Test Case 'CardTests.testWidth' failed (0.01 seconds)
Test Case 'CardTests.testHeight' started at 2026-01-01 10:00:00.000
Test Case 'CardTests.testHeight' passed (0.0 seconds)
Test Case 'CardTests.testCrash' started at 2026-01-01 10:00:00.000
A.swift:3: Fatal error: Unexpectedly found nil
"""


class TrialTests(unittest.TestCase):
    def test_a_log_says_which_tests_passed_failed_and_crashed(self):
        found = trial.tests(LOG)
        self.assertEqual(found.passed, ["CardTests.testHeight"])
        self.assertEqual(found.failed, ["CardTests.testWidth"])
        self.assertEqual(found.crashed, ["CardTests.testCrash"])
        self.assertEqual(found.total, 3)
        self.assertEqual(trial.tests("").total, 0)

    def test_tests_that_did_not_run_remain(self):
        names = trial.listed("Listing 3 tests in A:\nA.CardTests/testWidth\nA.CardTests/testLast\n\n")
        self.assertEqual(names, ["A.CardTests/testWidth", "A.CardTests/testLast"])
        self.assertEqual(trial.remaining(names, ["CardTests.testWidth"]), ["A.CardTests/testLast"])

    def test_files_that_do_not_compile_are_those_of_the_project(self):
        log = (
            "/t/Card/A.swift:3:5: error: no such thing\n/t/Card/A.swift:9:5: error: another\n"
            "/t/Card/B.swift:3:5: warning: old\n/x/C.swift:1:1: error: not ours\n    |  `- error: no such thing\n"
        )
        self.assertEqual(trial.broken_files(log, pathlib.Path("/t")), {pathlib.Path("/t/Card/A.swift"): "3: no such thing"})

    def test_the_module_is_what_the_tests_import_or_the_name_of_the_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder) / "My-Card"
            (root / "Sources").mkdir(parents=True)
            (root / "Tests").mkdir()
            self.assertEqual(trial.module_name(root / "Sources", root / "Tests"), "MyCard")
            self.assertEqual(trial.module_name(root, None), "MyCard")
            (root / "Tests/A.swift").write_text("import XCTest\n@testable import CardKit\n")
            self.assertEqual(trial.module_name(root / "Sources", root / "Tests"), "CardKit")

    def test_resources_are_what_lies_beside_the_code(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name in (
                "A.swift",
                "a/B.xib",
                "a/C.swift",
                "a/Info.plist",
                "a/D.xcassets/d.png",
                "de.lproj/E.strings",
                ".git/f",
            ):
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text("")
            names = [str(path.relative_to(root)) for path in trial.resources(root)]
            self.assertEqual(names, ["a/B.xib", "a/D.xcassets", "de.lproj"])

    def test_the_package_has_a_target_for_each_module(self):
        text = trial.manifest("/honeycomb", "Card", ["Diff"], True)
        self.assertIn('name: "Diff"', text)
        self.assertIn('name: "CardTests"', text)
        self.assertEqual(text.count(".target("), 2)
        self.assertNotIn("testTarget", trial.manifest("/honeycomb", "Card", [], False))


if __name__ == "__main__":
    unittest.main()
