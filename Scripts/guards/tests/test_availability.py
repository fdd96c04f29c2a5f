import pathlib
import re
import tempfile
import unittest

from guards.availability import Check, Failure, read_table, undeclared_imports, uses_of_names
from guards.package import Target, linux_targets

ROOT = pathlib.Path(__file__).resolve().parents[3]

# Each line with a comment uses something of that version of iOS.
NEWER = """\
import Foundation
import Observation
import PortableUIKit
import Synchronization

func replaced(_ text: String) -> String { text.replacing("a", with: "b") }  // 16.0
func validated(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }  // of another error, since an overload is older
func matched(_ text: String) -> Bool { text.contains(/a+/) }  // 16.0
func paused() async throws { try await Task.sleep(for: .seconds(1)) }  // 16.0
func measured() -> Duration { .seconds(1) }  // 16.0
func erased(_ value: Any) -> Bool { value is any Sequence<Int> }  // 16.0
func file() -> URL { URL(filePath: "a") }  // 16.0
func host(_ url: URL) -> String? { url.host(percentEncoded: false) }  // 16.0
func language(_ locale: Locale) -> String? { locale.language.languageCode?.identifier }  // 16.0
let counter = Mutex(0)  // 18.0
func compared(_ left: UUID, _ right: UUID) -> Bool { left < right }  // 17.0
func grouped() async { await withDiscardingTaskGroup { _ in } }  // 17.0
struct Pack<each Element> { var elements: (repeat each Element) }  // 17.0
func tracked() { withObservationTracking({}, onChange: {}) }  // 17.0
func ended(_ text: String) -> String { if #available(iOS 15, *) { text.trimmingPrefix("a") + "" } else { "" } }  // 16.0
@available(iOS 16, *) func newer() -> Duration { .zero }
@MainActor func calling() { _ = newer() }  // 16.0
"""

CONDITIONAL = """\
import Foundation

func replaced(_ text: String) -> String {
    guard #available(iOS 16, *) else { return text.replacingOccurrences(of: "a", with: "b") }
    return text.replacing("a", with: "b")
}
func file() -> URL {
    if #available(iOS 16.0, *) { URL(filePath: "a") } else { URL(fileURLWithPath: "a") }
}
@available(iOS 17.0, *)
final class Model { var duration = Duration.zero }
"""

HASHED = """\
import Foundation

struct Card: Hashable {  // hashed
    var name: String
    var size: CGSize
}
struct Cards: Hashable { let sizes: [CGRect?] }  // hashed
enum Place: Hashable { case point(CGPoint), none }  // hashed
let seen = Set([CGPoint.zero])  // hashed
let names: [CGSize: String] = [:]  // hashed
func erased(_ rect: CGRect) -> AnyHashable { rect }  // hashed
func number(_ points: [CGPoint]) -> Int { points.hashValue }  // hashed
func groups(_ points: [CGPoint]) -> Int { Dictionary(grouping: points) { $0 }.count }  // hashed
protocol Row { associatedtype ID: Hashable }
struct SizedRow: Row { typealias ID = CGSize }  // hashed
"""

HASHED_BY_COMPONENTS = """\
import Foundation

struct Card: Hashable {
    var size: CGSize
    func hash(into hasher: inout Hasher) { hasher.combine(size.width); hasher.combine(size.height) }
}
let areSame = [CGRect.zero] == [CGRect.null]
let sizes: [String: CGSize] = ["a": .zero]
let names = Set(["a"])
"""


def check() -> Check:
    result = Check(ROOT)
    result.violations()
    return result


class AvailabilityTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.check = check()

    def found(self, source: str):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "Planted.swift"
            file.write_text(source)
            target = Target("Planted", folder, False, False, False, (), (file,), (), None)
            return self.check.compiled(target)

    def test_imports_need_a_dependency(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "Planted.swift"
            file.write_text("import Foundation\n@_spi(Host) @testable import Base\nimport struct Other.Type\n")

            def target(name: str, *dependencies: str, sources=()):
                return Target(name, folder, False, True, False, dependencies, sources, (), None)

            others = [target("Base"), target("Other")]
            found = undeclared_imports([*others, target("Planted", "Base", sources=(file,))], pathlib.Path(folder))
            self.assertEqual([(violation.path, violation.line) for violation in found], [("Planted.swift", 3)])
            self.assertEqual(found[0].message, "'Other' is no dependency of 'Planted' in Package.swift")
            complete = target("Planted", "Base", "Other", sources=(file,))
            self.assertEqual(undeclared_imports([*others, complete], pathlib.Path(folder)), [])

    def test_each_use_of_something_newer_is_found(self):
        expected = {
            number: match[1]
            for number, line in enumerate(NEWER.splitlines(), 1)
            if (match := re.search(r"// (\d+\.\d+)$", line))
        }
        found = {violation.line: violation.message for violation in self.found(NEWER)}
        self.assertGreaterEqual(len(expected), 10)
        others = {number for number, line in enumerate(NEWER.splitlines(), 1) if "// of another error" in line}
        self.assertEqual(found.keys(), expected.keys() | others)
        for line, version in expected.items():
            self.assertRegex(found[line], rf"iOS {version.removesuffix('.0')}[.0]* or newer")

    def test_a_condition_permits_what_is_newer(self):
        self.assertEqual(self.found(CONDITIONAL), [])

    def test_newer_declarations_of_uikit_are_found(self):
        source = (
            "import PortableUIKit\n@MainActor func f(_ view: UICollectionView) { view.selfSizingInvalidation = .disabled }\n"
        )
        self.assertRegex(self.found(source)[0].message, r"iOS 16(\.0)? or newer")

    def test_geometry_is_not_hashed(self):
        found = self.found(HASHED)
        lines = {number for number, line in enumerate(HASHED.splitlines(), 1) if line.endswith("// hashed")}
        self.assertEqual({violation.line for violation in found}, lines)
        self.assertEqual(found[0].message, "conformance of 'CGSize' to 'Hashable' is only available in iOS 18.0 or newer")

    def test_components_may_be_hashed_and_geometry_compared(self):
        self.assertEqual(self.found(HASHED_BY_COMPONENTS), [])

    def test_code_that_does_not_compile_is_reported(self):
        self.assertIn("cannot find 'missing'", self.found("let value = missing\n")[0].message)


class TableTests(unittest.TestCase):
    def test_names_that_ios_does_not_have_are_found(self):
        table = read_table("# macOS\nProcess\tnever\n.fullUserName\tnever\nCGSize: Hashable\t18.0\n")
        self.assertEqual(table.conformances, {("CGSize", "Hashable"): "18.0"})
        source = "let a = Process()\nlet b: Process? = nil\nlet c = info.fullUserName\nlet d = [Process.self: Process()]\n"
        self.assertEqual({line for line, _ in uses_of_names(source, table.missing)}, {1, 2, 3, 4})

    def test_declarations_labels_text_and_attributes_are_no_uses(self):
        for source in [
            "struct Process {}",
            "// Process",
            'let a = "Process"',
            "f(Process: 1)",
            "@_spi(Process) import A",
            "let fullUserName = 1",
        ]:
            with self.subTest(source):
                self.assertEqual(list(uses_of_names(source, frozenset(["Process", ".fullUserName"]))), [])

    def test_a_line_that_cannot_be_read_is_a_failure(self):
        for line in ["Process", "Process\t15", "CGSize: Hashable\tnever", "a b\tnever"]:
            with self.subTest(line), self.assertRaises(Failure):
                read_table(line + "\n")


class ManifestTests(unittest.TestCase):
    def test_targets_of_linux_are_those_under_the_condition(self):
        manifest = """\
        targets += [.target(name: "A")]
        #if os(Linux)
        targets += [
            .target(
                name: "B",
                dependencies: ["A"]
            ),
            .testTarget(name: "C"),
        ]
        #else
        targets += [.target(name: "D")]
        #endif
        #if !os(Linux)
        targets += [.target(name: "E")]
        #endif
        """
        self.assertEqual(linux_targets(manifest), {"B", "C"})
