import pathlib
import tempfile
import unittest

from guards import modes

ROOT = pathlib.Path(__file__).resolve().parents[3]


class ModeTests(unittest.TestCase):
    def test_every_setting_is_combined_with_every_other(self):
        every = modes.modes()
        self.assertEqual(len(set(every)), 20)
        self.assertEqual({mode.version for mode in every}, {"5", "6"})
        names = [mode.name for mode in every]
        self.assertIn("Swift 6, default isolation MainActor", names)
        self.assertIn("Swift 5, default isolation nonisolated, MemberImportVisibility", names)
        self.assertEqual(max(len(mode.features) for mode in every), 3)

    def test_the_flags_are_those_of_the_compiler(self):
        mode = modes.Mode("5", "MainActor", ("MemberImportVisibility",))
        self.assertEqual(
            mode.flags,
            ["-swift-version", "5", "-default-isolation", "MainActor", "-enable-upcoming-feature", "MemberImportVisibility"],
        )
        self.assertEqual(modes.Mode("6", "nonisolated", ()).flags, ["-swift-version", "6"])

    def test_errors_and_warnings_are_read_once_and_notes_are_not(self):
        output = "\n".join(
            [
                "/package/A.swift:3:5: warning: a warning",
                " 3 | code",
                "   |     `- warning: a warning",
                "/package/A.swift:3:5: note: a note",
                "/package/A.swift:3:5: warning: a warning",
                "<unknown>:0: error: an error",
                "error: another one",
            ]
        )
        self.assertEqual(
            modes.diagnostics(output, "/package"),
            ["A.swift:3:5: warning: a warning", "<unknown>:0: error: an error", "error: another one"],
        )

    def test_modes_that_share_a_setting_are_reported_by_it(self):
        every = modes.modes()
        self.assertEqual(modes.names(every), ["every language mode"])
        self.assertEqual(modes.names([mode for mode in every if mode.version == "5"]), ["Swift 5 with any other setting"])
        both = [mode for mode in every if mode.version == "6" and mode.isolation == "MainActor"]
        self.assertEqual(modes.names(both), ["Swift 6 and default isolation MainActor with any other setting"])
        self.assertEqual(modes.names(both[:2]), [mode.name for mode in both[:2]])


class PlantedSampleTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def test_files_that_compile_in_some_modes_only_are_reported_with_their_names(self):
        fine = self.write("Fine.swift", "struct Value: Equatable {}\n")
        state = self.write("State.swift", "var count = 0\n\nstruct Value {}\n")
        race = self.write(
            "Race.swift",
            "final class Box {}\n\n@MainActor func keep(_ box: Box) async {}\n\n"
            "nonisolated func give(_ box: Box) async { await keep(box) }\n",
        )
        found = modes.problems([[fine], [state], [race]], [], self.root, self.root / "cache")
        lines = list(modes.report(found))
        self.assertEqual([line for line in lines if "Fine" in line], [])
        index = next(index for index, line in enumerate(lines) if line.startswith("State.swift:1:5: error: var 'count' is not"))
        self.assertEqual(lines[index + 1], "    in Swift 6 and default isolation nonisolated with any other setting")
        # What only the code of the module shows, after type checking.
        index = next(
            index for index, line in enumerate(lines) if line.startswith("Race.swift:5:49: error: sending 'box' risks")
        )
        self.assertEqual(lines[index + 1], "    in Swift 6 and default isolation nonisolated with any other setting")

    def test_a_compiler_that_stops_without_a_diagnostic_is_a_problem(self):
        mode = modes.modes()[0]
        found = modes.compile_sample([self.root / "Missing.swift"], mode, [], self.root, self.root / "cache")
        self.assertEqual(len(found), 1)
        self.assertIn("Missing.swift", found[0])

    def test_every_swift_file_of_the_examples_is_compiled_or_left_out(self):
        self.assertEqual(list(modes.forgotten(ROOT)), [])
        self.write("Examples/New/Screen.swift", "")
        self.write("Examples/New/Package.swift", "")
        self.write("Examples/SwiftUIPreviews/View.swift", "")
        self.write("Examples/Readme/Row.swift", "")
        self.assertEqual(list(modes.forgotten(self.root)), ["Examples/New/Screen.swift"])

    def test_every_listed_folder_exists(self):
        for folder in [*modes.SAMPLES, *modes.LEFT_OUT]:
            self.assertTrue(list((ROOT / folder).rglob("*.swift")), folder)
