import Testing
import UIKitPorting

@Suite("What is rewritten")
struct PassTests {
    @Test(
        "imports of UIKit and of the frameworks below it become one import",
        arguments: [
            ("import UIKit\n", "import PortableUIKit\n"),
            ("import class UIKit.UIView\n", "import PortableUIKit\n"),
            ("import UIKit\nimport QuartzCore\nimport Foundation\n", "import PortableUIKit\nimport Foundation\n"),
            ("@_exported import UIKit\n", "@_exported import PortableUIKit\n"),
            ("import Foundation\nimport Mine\n", "import Foundation\nimport Mine\n"),
            ("import StoreKit\n", "#if canImport(StoreKit)\nimport StoreKit\n#endif\n"),
            (
                "#if DEBUG\nimport SwiftUI\n#endif\n",
                "#if DEBUG\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n#endif\n"
            ),
            (
                "#if DEBUG && canImport(SwiftUI)\nimport SwiftUI\n#endif\n",
                "#if DEBUG && canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
            ),
            (
                "#if !canImport(SwiftUI)\nimport SwiftUI\n#endif\n",
                "#if !canImport(SwiftUI)\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n#endif\n"
            ),
        ]
    )
    func imports(text: String, expected: String) {
        #expect(ported(text) == expected)
    }

    @Test(
        "a file that sees UIKit through another module imports it itself",
        arguments: [
            ("import XCTest\n\nfunc f() {}\n", "import XCTest\nimport PortableUIKit\n\nfunc f() {}\n"),
            (
                "import Foundation\nlet a = Selector(\"f\")\n",
                "import Foundation\nimport PortableUIKit\nlet a = Selector(\"f\")\n"
            ),
            (
                "import Foundation\nclass A { let a = #selector(A.f) }\n",
                "import Foundation\nimport PortableUIKit\nclass A { let a = Selector(\"f\", A.f) }\n"
            ),
            ("// A view.\nvar a: UIView?\n", "import PortableUIKit\n// A view.\nvar a: UIView?\n"),
            (
                "import WebKit\nvar a: UIView?\n",
                "#if canImport(WebKit)\nimport WebKit\n#endif\nimport PortableUIKit\nvar a: UIView?\n"
            ),
            (
                "import Foundation\nstruct UIView {}\nvar a: UIView?\n",
                "import Foundation\nstruct UIView {}\nvar a: UIView?\n"
            ),
            (
                "#if canImport(UIKit)\nimport UIKit\n#endif\nvar a: UIView?\n",
                "#if (canImport(UIKit) || os(Linux))\nimport PortableUIKit\n#endif\nvar a: UIView?\n"
            ),
        ]
    )
    func neededImports(text: String, expected: String) {
        #expect(SourcePorter([SourceFile(path: "A.swift", text: text)]).port().files[0].text == expected)
    }

    @Test("views of SwiftUI and previews are left out where there is no SwiftUI")
    func previews() {
        let text = """
            import SwiftUI

            // A preview.
            struct Previews: PreviewProvider {}
            struct Model: Codable {}
            #Preview { Card() }
            extension View { func card() {} }
            """
        #expect(
            ported(text) == """
                #if canImport(SwiftUI)
                import SwiftUI
                #endif

                // A preview.
                #if canImport(SwiftUI)
                struct Previews: PreviewProvider {}
                #endif
                struct Model: Codable {}
                #if canImport(SwiftUI)
                #Preview { Card() }
                #endif
                #if canImport(SwiftUI)
                extension View { func card() {} }
                #endif
                """
        )
        #expect(ported(ported(text)) == ported(text))
        #expect(
            ported("import UIKit\nprotocol View {}\nstruct A: View {}")
                == "import PortableUIKit\nprotocol View {}\nstruct A: View {}"
        )
    }

    @Test(
        "Linux is a platform like iOS",
        arguments: [
            ("#if os(iOS)\n#endif\n", "#if (os(iOS) || os(Linux))\n#endif\n"),
            ("#if !os(iOS)\n#endif\n", "#if !(os(iOS) || os(Linux))\n#endif\n"),
            (
                "#if DEBUG && os(iOS)\n#elseif os(tvOS)\n#endif\n",
                "#if DEBUG && (os(iOS) || os(Linux))\n#elseif os(tvOS)\n#endif\n"
            ),
            (
                "#if canImport(UIKit)\nimport UIKit\n#endif\n",
                "#if (canImport(UIKit) || os(Linux))\nimport PortableUIKit\n#endif\n"
            ),
            ("#if canImport(SwiftUI)\n#endif\n", "#if canImport(SwiftUI)\n#endif\n"),
        ]
    )
    func conditions(text: String, expected: String) {
        #expect(ported(text) == expected)
    }

    @Test(
        "attributes for Objective-C and Interface Builder go, comments stay",
        arguments: [
            ("@objc func f() {}", "func f() {}"),
            ("@objc(named:) private func f() {}", "private func f() {}"),
            ("@objcMembers class A {}", "class A {}"),
            ("@IBOutlet private weak var label: UILabel!", "private weak var label: UILabel!"),
            ("@IBAction\nfunc tapped() {}", "func tapped() {}"),
            ("@objc // called by a button\nfunc f() {}", "// called by a button\nfunc f() {}"),
            ("@objc dynamic var a = 1", "var a = 1"),
            ("@UIApplicationMain\nclass A {}", "@main\nclass A {}"),
            ("@MainActor @objc func f() {}", "@MainActor func f() {}"),
        ]
    )
    func attributes(text: String, expected: String) {
        #expect(ported(text) == expected)
    }

    @Test(
        "a protocol of Objective-C stays one for classes",
        arguments: [
            ("@objc protocol P {}", "protocol P: AnyObject {}"),
            ("@objc protocol P: Q {}", "protocol P: AnyObject, Q {}"),
            ("@objc protocol P: AnyObject {}", "protocol P: AnyObject {}"),
            ("protocol P {}", "protocol P {}"),
        ]
    )
    func protocols(text: String, expected: String) {
        #expect(ported(text) == expected)
    }

    @Test("optional requirements get a default, and their calls are plain")
    func optionalRequirements() {
        let text = """
            @objc public protocol P {
                @objc optional func moved(_ view: UIView)
                @objc optional func title(of view: UIView) -> String?
            }
            func f(p: P?) { p?.moved?(view); p?.other?(view) }
            """
        #expect(
            ported(text) == """
                public protocol P: AnyObject {
                    func moved(_ view: UIView)
                    func title(of view: UIView) -> String?
                }

                extension P {
                    public func moved(_ view: UIView) {}

                    public func title(of view: UIView) -> String? { nil }
                }
                func f(p: P?) { p?.moved(view); p?.other?(view) }
                """
        )
    }

    @Test("an optional requirement with a result that has no default is left to a person")
    func optionalResult() {
        #expect(remarks("@objc protocol P { @objc optional func f() -> Int }").first?.contains("return a Int") == true)
    }

    @Test(
        "bridging with `as` becomes an initializer",
        arguments: [
            ("let a = (text as NSString).length", "let a = (NSString(string: text)).length"),
            ("f(1 as NSNumber, a + b as NSString)", "f(NSNumber(value: 1), NSString(string: a + b))"),
            ("let a = b as? NSString", "let a = b as? NSString"),
        ]
    )
    func bridging(text: String, expected: String) {
        #expect(ported(text) == expected)
    }

    @Test(
        "what needs an Objective-C runtime is reported with its place",
        arguments: [
            "class_getInstanceMethod(A.self, s)", "object.setValue(1, forKey: \"a\")", "NSClassFromString(\"A\")",
        ]
    )
    func runtime(text: String) {
        #expect(remarks("let a = \(text)").first?.hasPrefix("1:9 ") == true)
    }

    @Test("ported sources stay as they are")
    func again() {
        let text = """
            import UIKit
            #if os(iOS) && canImport(UIKit)
            @objc protocol P { @objc optional func f() }
            class A: UIView {
                @objc func tapped() { p?.f?() ; button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
            }
            extension A { override var intrinsicContentSize: CGSize { .zero } }
            #endif
            """
        let once = ported(text)
        #expect(once != text)
        #expect(ported(once) == once)
    }
}
