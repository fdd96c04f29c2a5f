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
            (
                "import ImageIO\nimport UIKit\nimport UniformTypeIdentifiers\n",
                "import PortableUIKit\n"
            ),
            (
                "import MobileCoreServices\n",
                "#if canImport(MobileCoreServices)\nimport MobileCoreServices\n#endif\nimport PortableUIKit\n"
            ),
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
            (
                "import SwiftUI\nvar a: CGSize?\n",
                "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport PortableUIKit\nvar a: CGSize?\n"
            ),
            (
                "import SwiftUI\nimport Foundation\nvar a: CGSize?\n",
                "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport Foundation\nvar a: CGSize?\n"
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

    @Test(
        "a module with a stand-in is imported where it is there, and otherwise the stand-in",
        arguments: [
            (
                "import Combine\n",
                "#if canImport(Combine)\nimport Combine\n#elseif canImport(CombineStandIn)\nimport CombineStandIn\n#endif\n"
            ),
            (
                "@preconcurrency import struct os.Logger\n",
                "#if canImport(os)\n@preconcurrency import struct os.Logger\n#elseif canImport(OSStandIn)\n@preconcurrency import OSStandIn\n#endif\n"
            ),
            (
                "import Nimble\n",
                "#if canImport(Nimble)\nimport Nimble\n#elseif canImport(NimbleStandIn)\nimport NimbleStandIn\n#endif\nimport PortableUIKit\n"
            ),
            (
                "#if canImport(Combine)\nimport Combine\n#endif\n#if DEBUG && canImport(Combine)\n#endif\n",
                "#if (canImport(Combine) || canImport(CombineStandIn))\n#if canImport(Combine)\nimport Combine\n"
                    + "#elseif canImport(CombineStandIn)\nimport CombineStandIn\n#endif\n#endif\n"
                    + "#if DEBUG && (canImport(Combine) || canImport(CombineStandIn))\n#endif\n"
            ),
        ]
    )
    func standIns(text: String, expected: String) {
        #expect(ported(text) == expected)
        #expect(ported(expected) == expected)
    }

    @Test("what names types of SwiftUI is left out, and what names such a declaration")
    func usesOfSwiftUI() {
        let files = [
            SourceFile(
                path: "A.swift",
                text: """
                    import SwiftUI
                    public class Proxy { var view: Binding<Int> }
                    class Screen: UIViewController {
                        func show<V: View>(_ view: V) {}
                        func other() {}
                        func host() -> UIView? { UIHostingController(rootView: Text("")).view }
                    }
                    """
            ),
            SourceFile(path: "B.swift", text: "import UIKit\nfunc f(_ p: Proxy) {}\nfunc g(_ v: View.State) {}\n"),
        ]
        let result = SourcePorter(files).port().files
        #expect(
            result[0].text.contains("#if canImport(SwiftUI)\npublic class Proxy { var view: Binding<Int> }\n#endif")
        )
        #expect(result[0].text.contains("    #if canImport(SwiftUI)\nfunc show<V: View>(_ view: V) {}\n#endif"))
        #expect(result[0].text.contains("    func other() {}"))
        #expect(result[0].text.contains("    func host() -> UIView? {\n#if canImport(SwiftUI) UIHostingController"))
        #expect(result[0].text.contains("#else\nreturn nil\n#endif\n}"))
        #expect(
            result[1].text
                == "import PortableUIKit\n#if canImport(SwiftUI)\nfunc f(_ p: Proxy) {}\n#endif\nfunc g(_ v: View.State) {}\n"
        )
        #expect(SourcePorter(result).port().files == result)
    }

    @Test("what extends colors of SwiftUI is left out, unless the project has a type of that name")
    func colorsOfSwiftUI() {
        let text = "import SwiftUI\nextension Color { static var brand: Color { Color(\"brand\") } }\n"
        let own = SourceFile(path: "B.swift", text: "struct Color {}\n")
        let ported = SourcePorter([SourceFile(path: "A.swift", text: text)]).port().files[0].text
        #expect(ported.contains("#if canImport(SwiftUI)\nextension Color"))
        let kept = SourcePorter([SourceFile(path: "A.swift", text: text), own]).port().files[0].text
        #expect(kept.contains("#endif\nextension Color"))
    }

    @Test("what names types of other frameworks that are missing is left out, and reported")
    func usesOfFrameworks() {
        let text = """
            import UIKit
            import WebKit
            import CoreLocation
            class Browser: UIViewController {
                private let web = WKWebView()
            }
            class Screen: UIViewController {
                func open(_ url: URL) { present(Browser(), animated: true) }
                func title(of view: WKWebView) -> String? { view.title }
                func place() -> Bool { CLLocationManager().location != nil }
                var name: WKey { WKey() }
            }
            struct WKey {}
            extension Screen: WKNavigationDelegate {}
            extension Screen { var other: Notification.WKName { .x } }
            """
        let code = ported(text)
        #expect(code.contains("#if canImport(WebKit)\nclass Browser: UIViewController {"))
        #expect(
            code.contains(
                "func open(_ url: URL) {\n#if canImport(WebKit) present(Browser(), animated: true) #else\n#endif\n}"
            )
        )
        #expect(
            code.contains("#if canImport(WebKit)\nfunc title(of view: WKWebView) -> String? { view.title }\n#endif")
        )
        #expect(
            code.contains(
                "{\n#if canImport(CoreLocation) CLLocationManager().location != nil #else\nreturn false\n#endif\n}"
            )
        )
        #expect(code.contains("    var name: WKey { WKey() }"))
        #expect(code.contains("#if canImport(WebKit)\nextension Screen: WKNavigationDelegate {}\n#endif"))
        #expect(code.contains("extension Screen { var other: Notification.WKName { .x } }"))
        #expect(remarks(text).filter { $0.contains("left out on Linux") }.count == 5)
        #expect(ported(code) == code)
        // A file that does not import the framework names something else.
        let plain = "import UIKit\nclass A { let a = WKWebView() }"
        #expect(!ported(plain).contains("canImport"))
    }

    @Test("what needs Objective-C or SwiftUI imports the module that says what to do")
    func unavailable() {
        let expected = """
            import Foundation
            #if canImport(AppleStandIn)
            import AppleStandIn
            #endif
            let a = class_getInstanceMethod(A.self, b)
            """
        #expect(ported("import Foundation\nlet a = class_getInstanceMethod(A.self, b)") == expected)
        #expect(ported(expected) == expected)
        #expect(ported("import UIKit\nvar a: UIHostingController<Int>?").contains("import AppleStandIn"))
        #expect(
            ported("import Foundation\nlet a = URLSession.shared\nlet b = XMLParser()")
                == "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
                + "#if canImport(FoundationXML)\nimport FoundationXML\n#endif\nlet a = URLSession.shared\nlet b = XMLParser()"
        )
        let conditional = "import UIKit\n#if canImport(SwiftUI)\nvar a: UIHostingController<Int>?\n#endif"
        #expect(!ported(conditional).contains("AppleStandIn"))
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

    @Test(
        "names with their module name PortableUIKit",
        arguments: [
            ("let a = CoreGraphics.log(b)", "let a = PortableUIKit.log(b)"),
            ("var a: UIKit.UIView?", "var a: PortableUIKit.UIView?"),
            ("let a = Foundation.log(b)", "let a = Foundation.log(b)"),
            ("enum UIKit { static let a = 1 }\nlet b = UIKit.a", "enum UIKit { static let a = 1 }\nlet b = UIKit.a"),
        ]
    )
    func qualifiedNames(text: String, expected: String) {
        #expect(ported(text) == expected)
    }

    @Test("the name of the module is no missing type")
    func moduleName() {
        #expect(remarks("#if canImport(UIKit)\nimport UIKit\n#endif\n").isEmpty)
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

    @Test("names that HeadlessUIKit knows are not reported")
    func knownKeys() {
        let text = """
            action.setValue(UIColor.red, forKey: "titleTextColor")
            field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
            """
        #expect(remarks(text) == [])
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

    @Test(
        "bundles of classes are those with the resources of their modules",
        arguments: [
            ("let a = Bundle(for: Card.self)", "let a = Bundle._resources(of: Card.self)"),
            ("let a = Bundle.init(for: type(of: self))", "let a = Bundle._resources(of: type(of: self))"),
            ("let a = Bundle(path: path)", "let a = Bundle(path: path)"),
            ("let a = Bundle.main", "let a = Bundle.main"),
        ]
    )
    func bundles(text: String, expected: String) {
        #expect(ported(text) == expected)
        let isChanged = text != expected
        #expect(ported("import Foundation\n\(text)").contains("import PortableUIKit") == isChanged)
    }
}
