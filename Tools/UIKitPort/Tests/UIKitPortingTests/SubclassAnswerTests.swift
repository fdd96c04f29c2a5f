import Testing
import UIKitPorting

@Suite("Optional methods that subclasses implement")
struct SubclassAnswerTests {
    private let base = "class Base: UIViewController, UITableViewDelegate {}"

    @Test("the class that conforms asks its subclasses, and does what is usual without them")
    func methodsOfUIKit() {
        let text = """
            open class Base<T>: UIViewController, UITableViewDelegate {}
            class A: Base<Int> {
                func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 3 }
            }
            class B: A {}
            class C: Base<Int> {}
            extension C { func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 4 } }
            """
        let code = ported(text)
        let witness = """
            #if !canImport(ObjectiveC)
                @_disfavoredOverload @_implements(UITableViewDelegate, tableView(_:heightForRowAt:))
                @MainActor public func Base_tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                    if let object = (self as AnyObject) as? A { return object.tableView(tableView, heightForRowAt: indexPath) }
                    if let object = (self as AnyObject) as? C { return object.tableView(tableView, heightForRowAt: indexPath) }
                    _OptionalMethods.note("tableView(_:heightForRowAt:)"); return tableView.rowHeight
                }
            #endif
            """
        #expect(code.contains(witness))
        #expect(code.components(separatedBy: "@_implements").count == 2)
        #expect(code.hasSuffix(text.split(separator: "\n").dropFirst().joined(separator: "\n")))
        #expect(remarks(text).isEmpty)
    }

    @Test("requirements of protocols that the module declares are asked for as well")
    func ownProtocols() {
        let code = ported(
            """
            @objc protocol P { @objc optional func moved(_ row: Int); @objc optional var title: String? { get } }
            class Base: NSObject {}
            extension Base: P {}
            class A: Base { func moved(_ row: Int) {}; var title: String? { "a" } }
            """
        )
        #expect(code.contains("@_implements(P, moved(_:))\n    func Base_moved(_ row: Int) {"))
        #expect(code.contains("if let object = (self as AnyObject) as? A { return object.moved(row) }\n    }"))
        #expect(code.contains("@_implements(P, title)\n    var Base_title: String? {"))
        #expect(code.contains("if let object = (self as AnyObject) as? A { return object.title }\n        return nil"))
    }

    @Test(
        "what a class finds by itself stays as it is",
        arguments: [
            "class A: Base, UITableViewDelegate { func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }",
            "class A: Base { override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }",
            "class A: Base { private func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }",
            "class A: Base { static func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }",
            "class A: Base { func tableView(_ t: UITableView, didSelectRowAt p: Int) {} }",
            "class A: UIViewController { func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }",
        ]
    )
    func others(text: String) {
        #expect(ported("\(base)\n\(text)") == "\(base)\n\(text)")
    }

    @Test("a subclass that its superclass can't name is reported")
    func unnamed() {
        let method = "func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}"
        let generic = remarks("import UIKit\n\(base)\nclass A<T>: Base { \(method) }")
        #expect(generic.first?.contains("tableView(_:didSelectRowAt:) is not called: a superclass conforms") == true)
        let files = [
            ("A.swift", "import UIKit\n\(base)"), ("B.swift", "import UIKit\nprivate class B: Base { \(method) }"),
        ]
        let porter = SourcePorter(files.map { SourceFile(path: $0.0, text: $0.1) })
        #expect(porter.port().remarks.map(\.path) == ["B.swift"])
        let library = [SourceFile(path: "Base.swift", text: "import UIKit\n\(base)")]
        let tests = SourcePorter(
            [SourceFile(path: "T.swift", text: "import UIKit\nclass T: Base { \(method) }")],
            others: library
        )
        #expect(tests.port().remarks.map(\.path) == ["T.swift"])
    }

    @Test("a superclass of the same file names a private class")
    func privateClass() {
        let text = "\(base)\nprivate class A: Base { func scrollViewDidScroll(_ view: UIScrollView) {} }"
        #expect(ported(text).contains("@_implements(UIScrollViewDelegate, scrollViewDidScroll(_:))"))
    }

    @Test(
        "subclasses in conditions are asked where they are there",
        arguments: [
            ("os(iOS)", true), ("canImport(UIKit)", true), ("os(iOS) || os(tvOS)", true), ("os(macOS)", false),
            ("!os(iOS)", false), ("canImport(UIKit) && FANCY", false),
        ]
    )
    func conditions(condition: String, isThere: Bool) {
        let subclass = "class A: Base { func scrollViewDidScroll(_ view: UIScrollView) {} }"
        let code = ported("\(base)\n#if \(condition)\n\(subclass)\n#endif")
        #expect(code.contains("as? A") == isThere)
        let other = ported("\(base)\n#if os(macOS)\n#else\n\(subclass)\n#endif")
        #expect(!other.contains("as? A"))
    }

    @Test("subclasses that need frameworks which Linux lacks are not asked")
    func leftOut() {
        let subclass = "class A: Base, WKUIDelegate { func scrollViewDidScroll(_ view: UIScrollView) {} }"
        #expect(!ported("import UIKit\nimport WebKit\n\(base)\n\(subclass)").contains("as? A"))
    }
}
