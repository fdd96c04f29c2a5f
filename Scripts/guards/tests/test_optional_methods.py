import importlib.machinery
import importlib.util
import pathlib
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "optional-methods"

SOURCE = """import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Hears of taps.
@MainActor public protocol UITapDelegate: NSObjectProtocol {
    // required
    /// The number of taps.
    func numberOfTaps(in view: UITap) -> Int

    // default: true
    /// Whether a tap counts.
    func tap(
        _ tap: UITap,
        shouldCountAt point: CGPoint
    ) -> Bool

    /// The title.
    func tap(_ tap: UITap, titleFor index: Int) -> String?

    // default: tapDidEnd(tap)
    /// Called at the end.
    func tapDidEnd(_ tap: UITap, reason: Int)

    /// Called at the end.
    func tapDidEnd(_ tap: UITap)
}
"""

EXPECTED = """// Made from UITapDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITapDelegate {
    public func tap(_ tap: UITap, shouldCountAt point: CGPoint) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tap(_ tap: UITap, titleFor index: Int) -> String? { nil }

    public func tapDidEnd(_ tap: UITap, reason: Int) {
        tapDidEnd(tap)
    }

    public func tapDidEnd(_ tap: UITap) {}
}

extension UITapDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var tap: _OptionalMethods.TapDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var tapDidEnd: _OptionalMethods.TapDelegateTapDidEnd? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TapDelegate {
        let target: any UITapDelegate

        public func callAsFunction(_ tap: UITap, shouldCountAt point: CGPoint) -> Bool? {
            _OptionalMethods.answer(of: "tap(_:shouldCountAt:)") {
                target.tap(tap, shouldCountAt: point)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tap: UITap, shouldCountAt point: CGPoint) -> Bool {
            target.tap(tap, shouldCountAt: point)
        }

        public func callAsFunction(_ tap: UITap, titleFor index: Int) -> String? {
            _OptionalMethods.answer(of: "tap(_:titleFor:)") {
                target.tap(tap, titleFor: index)
            }
        }
    }

    @preconcurrency @MainActor public struct TapDelegateTapDidEnd {
        let target: any UITapDelegate

        public func callAsFunction(_ tap: UITap, reason: Int) {
            target.tapDidEnd(tap, reason: reason)
        }

        public func callAsFunction(_ tap: UITap) {
            target.tapDidEnd(tap)
        }
    }
}
"""


def load():
    loader = importlib.machinery.SourceFileLoader("optional_methods", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("optional_methods", loader))
    loader.exec_module(module)
    return module


class OptionalMethodsTests(unittest.TestCase):
    def write(self, source):
        module = load()
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "UITapDelegate.swift"
            path.write_text(source)
            return [module.write(path, protocol, methods) for protocol, methods in module.parse(path)], module

    def test_defaults_and_calls_are_written_from_the_protocol(self):
        (text,), _ = self.write(SOURCE)
        self.assertEqual(text, EXPECTED)

    def test_a_result_that_is_not_optional_needs_a_default(self):
        module = load()
        with self.assertRaisesRegex(Exception, r"tap\(_:shouldCountAt:\): returns Bool.*// default"):
            self.write(SOURCE.replace("    // default: true\n", ""))
        self.assertIn("Methods are optional", module.MARK)

    def test_a_long_signature_has_a_line_for_each_parameter(self):
        (text,), _ = self.write(
            SOURCE.replace("shouldCountAt point", "shouldCountAtAPlaceWithAVeryLongName pointOnScreenWithALongName")
        )
        self.assertIn("        public func callAsFunction(\n            _ tap: UITap,\n", text)
        self.assertLessEqual(max(len(line) for line in text.splitlines()), 120)

    def test_a_method_that_is_newer_than_ios_15_stays_so_in_its_default_and_its_call(self):
        source = SOURCE.replace("    func tap(\n", "    @available(iOS 16, *)\n    func tap(\n")
        (text,), _ = self.write(source)
        self.assertIn("    @available(iOS 16, *)\n    public func tap(_ tap: UITap, shouldCountAt point", text)
        self.assertIn("        @available(iOS 16, *)\n        public func callAsFunction(_ tap: UITap, shouldCountAt", text)
        self.assertIn("return true", text)
        self.assertEqual(text.count("@available"), 3)

    def test_defaults_for_ported_classes_say_what_they_are_for(self):
        module = load()
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "UITapDelegate.swift"
            path.write_text(SOURCE.replace(": NSObjectProtocol", ": UIPressDelegate"))
            ((protocol, methods),) = module.parse(path)
            text = module.write_defaults([(protocol, module.parents(path, protocol), methods)])
        self.assertIn('    "UITapDelegate": ["UIPressDelegate"],', text)
        self.assertIn(
            '"tap(_:shouldCountAt:) UITap,CGPoint": "tap(_ tap: UITap, shouldCountAt point: CGPoint) -> Bool '
            '{ _OptionalMethods.note(\\"tap(_:shouldCountAt:)\\"); return true }",',
            text,
        )
        self.assertIn('{ (self as any UITapDelegate).tapDidEnd(tap) }",', text)
        self.assertNotIn("numberOfTaps", text)
