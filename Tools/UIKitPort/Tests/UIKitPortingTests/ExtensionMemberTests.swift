import Foundation
import Testing
import UIKitPorting

@Suite("Overrides in extensions")
struct ExtensionMemberTests {
    @Test("an override moves into its class, in another file too")
    func override() {
        let result = SourcePorter([
            SourceFile(path: "A.swift", text: "class A: View {\n    var a = 1\n}\n"),
            SourceFile(
                path: "B.swift",
                text:
                    "extension A {\n    // Lays out.\n    override func layoutSubviews() { a = 2 }\n    func f() {}\n}\n"
            ),
        ]).port()
        #expect(
            result.files.map(\.text) == [
                "class A: View {\n    var a = 1\n\n    // Lays out.\n    override func layoutSubviews() { a = 2 }\n}\n",
                "extension A {\n    func f() {}\n}\n",
            ]
        )
        #expect(result.remarks.isEmpty)
    }

    private func portedFiles(_ extensions: String, imports: String = "import UIKit") -> [String] {
        let files = [("A.swift", "import UIKit\nclass A: UIView {\n}\n"), ("B.swift", imports + "\n" + extensions)]
        let result = SourcePorter(files.map { SourceFile(path: $0.0, text: $0.1) }).port()
        return result.files.map { $0.text.replacingOccurrences(of: "import PortableUIKit\n", with: "") }
            + result.remarks.map(\.description)
    }

    @Test("an override that uses private names stays in its file, and the class calls it")
    func privateNames() {
        let files = portedFiles(
            """
            private let inset: CGFloat = 8
            extension A {
                // Lays out.
                override func layoutSubviews() { super.layoutSubviews(); place() }
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { inset > 8 }
                public override var center: CGPoint {
                    get { CGPoint(x: inset, y: 0) }
                    set { place() }
                }
                override class var layerClass: AnyClass { Helper.self }
                override func tintColorDidChange() { isHidden = true }
                private func place() {}
                private class Helper {}
            }

            """
        )
        #expect(
            files == [
                """
                class A: UIView {

                    override func layoutSubviews() { A_layoutSubviews() }

                    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { A_point(inside: point, with: event) }

                    public override var center: CGPoint { get { A_center } set { A_center = newValue } }

                    override class var layerClass: AnyClass { A_layerClass }

                    override func tintColorDidChange() { isHidden = true }
                }

                """,
                """
                private let inset: CGFloat = 8
                extension A {
                    // Lays out.
                    func A_layoutSubviews() { super.layoutSubviews(); place() }
                    func A_point(inside point: CGPoint, with event: UIEvent?) -> Bool { inset > 8 }
                    var A_center: CGPoint {
                        get { CGPoint(x: inset, y: 0) }
                        set { place() }
                    }
                    static var A_layerClass: AnyClass { Helper.self }
                    private func place() {}
                    private class Helper {}
                }

                """,
            ]
        )
    }

    @Test("an override of a file with other imports stays in it, and keeps the systems of its extension")
    func otherImports() {
        let files = portedFiles(
            "@available(iOS 16, *)\nextension A {\n    override func layoutSubviews() throws { try log() }\n}\n",
            imports: "import Logs"
        )
        #expect(
            files[0]
                == "class A: UIView {\n\n    @available(iOS 16, *)\n    override func layoutSubviews() throws { try A_layoutSubviews() }\n}\n"
        )
        #expect(files[1].contains("    func A_layoutSubviews() throws { try log() }\n"))
    }

    @Test("a method with a variable number of arguments that uses private names is left to a person")
    func variadic() {
        let files = portedFiles("private let a = 1\nextension A {\n    override func f(_ values: Int...) { g(a) }\n}\n")
        #expect(files.count == 4)
        #expect(files.last?.contains("an override that needs its file's private names or imports") == true)
    }

    @Test("a method that a subclass overrides moves, one that none overrides stays")
    func overridden() {
        let text = """
            class A {
            }
            class B: A { override func f() {} }
            public extension A {
                func f() {}
                func g() {}
            }
            """
        #expect(
            ported(text) == """
                class A {

                    public func f() {}
                }
                class B: A { override func f() {} }
                public extension A {
                    func g() {}
                }
                """
        )
    }

    @Test("an override in a condition keeps it, one in an #else branch is left to a person")
    func conditions() {
        let text = "class A: B {\n}\n#if DEBUG\nextension A {\n    override func f() {}\n}\n#endif\n"
        #expect(
            ported(text)
                == "class A: B {\n\n#if DEBUG\n    override func f() {}\n#endif\n}\n#if DEBUG\nextension A {\n}\n#endif\n"
        )
        #expect(
            remarks("class A: B {}\n#if DEBUG\n#else\nextension A { override func f() {} }\n#endif")
                == ["4:15 an override in an #else branch: move it into the class by hand"]
        )
    }

    @Test("an override of a class that is not among the files is left to a person")
    func foreign() {
        let found = remarks("extension UIView {\n    override func layoutSubviews() {}\n}")
        #expect(found.count == 1 && found[0].hasPrefix("2:5 an override in an extension of UIView"))
    }

    @Test("an override of what an extension of UIKit's class declares is called by it")
    func overridesOfUIKit() {
        let text = """
            extension UIView {
                @objc func add(_ views: [UIView], at place: Int) -> UIView { self }
                @objc var depth: Int { get { 1 } set { } }
            }
            extension UITableViewCell {
                @discardableResult override func add(_ views: [UIView], at place: Int) -> UIView { contentView }
            }
            class Card: UIButton { override var depth: Int { get { super.depth } set { super.depth = newValue } } }
            class Flat: Card { override var depth: Int { super.depth + 1 } }
            """
        let expected = """
            extension UIView {
                func add(_ views: [UIView], at place: Int) -> UIView {
                    if let object = self as? UITableViewCell { return object.UITableViewCell_add(views, at: place) }
                    return UIView_add(views, at: place)
                }

                func UIView_add(_ views: [UIView], at place: Int) -> UIView { self }
                var depth: Int {
                    get {
                    if let object = self as? Card { return object.Card_depth }
                    return UIView_depth }
                    set {
                    if let object = self as? Card { return object.Card_depth = newValue }
                    UIView_depth = newValue }
                }

                var UIView_depth: Int { get { 1 } set { } }
            }
            extension UITableViewCell {
                @discardableResult  func UITableViewCell_add(_ views: [UIView], at place: Int) -> UIView { contentView }
            }
            class Card: UIButton {  var Card_depth: Int { get { self.UIView_depth } set { self.UIView_depth = newValue } } }
            class Flat: Card { override var Card_depth: Int { super.Card_depth + 1 } }
            """
        #expect(ported(text) == expected)
        #expect(remarks(text).isEmpty)
        #expect(ported(expected) == expected)
    }

    @Test("an extension of another class of UIKit overrides it as well")
    func overridesOfUIKitsClasses() {
        let text =
            "extension CALayer { func tint() { a() } }\nextension CAGradientLayer { override func tint() { b() } }"
        #expect(
            ported(text) == """
                extension CALayer { func tint() {
                        if let object = self as? CAGradientLayer { return object.CAGradientLayer_tint() }
                        return CALayer_tint()
                    }

                    func CALayer_tint() { a() } }
                extension CAGradientLayer {  func CAGradientLayer_tint() { b() } }
                """
        )
        #expect(remarks(text).isEmpty)
    }

    @Test(
        "other overrides stay",
        arguments: [
            "extension UIView { func a() {} }\nclass A: UIView { func a() {} }\nclass B: A { override func a() {} }",
            "extension UIView { func a() {} }\nclass A: UIViewController { override func a() {} }",
            "extension UIView { func a(b: Int) {} }\nclass A: UIView { override func a(c: Int) {} }",
            "class A: UIView { override func layoutSubviews() {} }",
        ]
    )
    func otherOverrides(text: String) {
        #expect(ported(text) == text)
    }
}
