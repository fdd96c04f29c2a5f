import Foundation
import Testing
import UIKitPorting

@Suite("Selectors")
struct SelectorTests {
    private func selector(_ expression: String, in body: String = "") -> String {
        let text = "class Screen: UIViewController {\n    let action = \(expression)\n\(body)}\n"
        return ported(text).components("    let action = ", "\n")
    }

    @Test(
        "a selector names its method by its type, with the labels that the method has",
        arguments: [
            ("#selector(tapped)", #"Selector("tapped", Screen.tapped)"#),
            ("#selector(self.tapped)", #"Selector("tapped", Screen.tapped)"#),
            ("#selector(Self.tapped)", #"Selector("tapped", Screen.tapped)"#),
            ("#selector(Other.tapped)", #"Selector("tapped", Other.tapped)"#),
            ("#selector(tapped(_:))", #"Selector("tapped(_:)", Screen.tapped(_:))"#),
            ("#selector(UIView.endEditing(_:))", #"Selector("endEditing(_:)", UIView.endEditing(_:))"#),
            ("#selector(tapped(_:with:))", #"Selector("tapped(_:with:)", Screen.tapped(_:with:))"#),
            ("#selector(tapped as () -> Void)", #"Selector("tapped", Screen.tapped)"#),
            ("#keyPath(title)", "\"title\""),
            ("#keyPath(Screen.title)", "\"title\""),
            ("#keyPath(Outer.Screen.view.frame)", "\"view.frame\""),
            ("#keyPath(self.scrollView?.contentOffset)", "\"scrollView.contentOffset\""),
        ]
    )
    func expression(text: String, expected: String) {
        #expect(selector(text) == expected)
    }

    @Test("all spellings of one method give one name")
    func names() {
        let body = "    @objc func tapped(_ sender: Any) {}\n"
        #expect(selector("#selector(tapped)", in: body) == #"Selector("tapped(_:)", Screen.tapped)"#)
        #expect(selector("#selector(tapped(_:))", in: body) == #"Selector("tapped(_:)", Screen.tapped(_:))"#)
    }

    @Test("a selector in an extension names the extended type, in a nested class the whole path")
    func types() {
        #expect(
            ported("extension Screen { func f() { g(#selector(tapped)) } }")
                == #"extension Screen { func f() { g(Selector("tapped", Screen.tapped)) } }"#
        )
        #expect(
            ported("enum Space { class Screen { func f() { g(#selector(tapped)) } } }")
                == #"enum Space { class Screen { func f() { g(Selector("tapped", Space.Screen.tapped)) } } }"#
        )
        #expect(
            ported("protocol P {}\nextension P { func f() { g(#selector(tapped)) } }")
                == "protocol P {}\nextension P { func f() { g(Selector(\"tapped\", Self.tapped)) } }"
        )
    }

    @Test("a requirement of a protocol, which has no unapplied form, is named only")
    func requirements() {
        #expect(
            selector("#selector(UITextFieldDelegate.textFieldDidEndEditing(_:))")
                == #"Selector("textFieldDidEndEditing(_:)")"#
        )
    }

    @Test(
        "a selector is sent to a target as an object that can perform it",
        arguments: [
            ("item.target?.perform(action)", "(item.target as? NSObject)?.perform(action)"),
            (
                "item.target!.performSelector(onMainThread: action, with: nil, waitUntilDone: true)",
                "(item.target as! NSObject).performSelector(onMainThread: action, with: nil, waitUntilDone: true)"
            ),
            ("target?.perform(action, with: nil)", "(target as? NSObject)?.perform(action, with: nil)"),
            ("screen?.perform(action)", "screen?.perform(action)"),
        ]
    )
    func sending(text: String, expected: String) {
        #expect(ported("func f() { \(text) }") == "func f() { \(expected) }")
    }

    @Test("what has no method to name is left to a person")
    func left() {
        #expect(remarks("let a = #selector(getter: name)").first?.hasPrefix("1:9 ") == true)
        #expect(remarks("class A { let a = #selector(owner.tapped) }").first?.hasPrefix("1:19 ") == true)
        #expect(remarks("let a = Selector(\"tapped\")").first?.hasPrefix("1:9 this selector has only a name") == true)
        #expect(remarks("let a = Selector(\"tapped\", Screen.tapped)").isEmpty)
    }
}

extension String {
    /// The text between two texts.
    fileprivate func components(_ start: String, _ end: String) -> String {
        let tail = self[(range(of: start)?.upperBound ?? endIndex)...]
        return String(tail[..<(tail.range(of: end)?.lowerBound ?? tail.endIndex)])
    }
}
