import Testing
import UIKitPorting

@Suite("Observers of properties by their names")
struct ObserverTests {
    @Test("an override of NSObject's method becomes a method that HeadlessUIKit calls")
    func object() {
        let text = """
            public class Outer: NSObject {
                class Observer: NSObject {
                    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                    }
                }
            }
            """
        let result = ported(text)
        let override = """
                #if !os(Linux)
                override func observeValue(
            """
        let conformance = """
            #if os(Linux)
            extension Outer.Observer: _KeyPathObserver {}
            #endif
            """
        #expect(result.contains("        func observedValueDidChange(forKeyPath keyPath: String?, of object: Any?"))
        #expect(result.contains("#if !os(Linux)\nsuper.observeValue(forKeyPath: keyPath"))
        #expect(result.contains(override) && result.contains(conformance))
        #expect(ported(result) == result)
    }

    @Test("a public class has a public method, and a subclass overrides it")
    func subclass() {
        let signature =
            "(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?)"
        let text = """
            public class Base: NSObject {
                public override func observeValue\(signature) {}
            }
            class Derived: Base {
                override func observeValue\(signature) { super.observeValue(forKeyPath: k, of: o, change: c, context: x) }
            }
            """
        let result = ported(text)
        #expect(result.contains("    public func observedValueDidChange("))
        #expect(result.contains("    public override func observeValue("))
        #expect(
            result.contains(
                "    override func observedValueDidChange\(signature) { super.observedValueDidChange(forKeyPath: k, of: o, change: c, context: x) }"
            )
        )
        #expect(!result.contains("extension Derived: _KeyPathObserver"))
    }

    @Test("an override in an extension is one as well")
    func inExtension() {
        let text = """
            final class Observer: NSObject {}
            extension Observer {
                internal override func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?) {}
            }
            """
        let result = ported(text)
        #expect(result.contains("    internal func observedValueDidChange("))
        #expect(
            result.contains("final class Observer: NSObject {}")
                && result.contains("extension Observer: _KeyPathObserver {}")
        )
    }

    @Test(
        "geometry of a change is read as values of Swift",
        arguments: [
            ("(change?[.newKey] as? NSValue)?.cgPointValue", "(change?[.newKey] as? CGPoint)"),
            ("(change![.newKey]! as AnyObject).cgPointValue!", "(change![.newKey]! as? CGPoint)!"),
            ("(change![.oldKey] as! NSValue).uiEdgeInsetsValue", "(change![.oldKey] as! UIEdgeInsets)"),
            (
                "(change?[NSKeyValueChangeKey.newKey] as AnyObject?)?.cgSizeValue",
                "(change?[NSKeyValueChangeKey.newKey] as? CGSize)"
            ),
            ("(info[key] as? NSValue)?.cgRectValue", "(info[key] as? NSValue)?.cgRectValue"),
        ]
    )
    func values(text: String, expected: String) {
        #expect(ported("let a = \(text)") == "let a = \(expected)")
    }

    @Test("views and view controllers override the method as they do for iOS")
    func responder() {
        let text = """
            class Header: UIView {
                override func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?) {}
            }
            """
        #expect(ported(text) == text)
    }
}
