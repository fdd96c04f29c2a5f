import Testing
import UIKitPorting

@Suite("What only an Objective-C runtime can do")
struct ObjectiveCTests {
    @Test(
        "what only an Objective-C runtime can do is left out where there is none",
        arguments: [
            (
                "func f() { method_exchangeImplementations(a, b) }",
                "func f() {\n#if canImport(ObjectiveC) method_exchangeImplementations(a, b) #else\n#endif\n}"
            ),
            (
                "func f() -> Bool { class_addMethod(a, b, c, d) }",
                "func f() -> Bool {\n#if canImport(ObjectiveC) class_addMethod(a, b, c, d) #else\nreturn false\n#endif\n}"
            ),
            (
                "static let s: Void = { object_setClass(a, b) }()",
                "static let s: Void = {\n#if canImport(ObjectiveC) object_setClass(a, b) #else\n#endif\n}()"
            ),
            ("var old: IMP?", "#if canImport(ObjectiveC)\nvar old: IMP?\n#endif"),
            (
                "class A { override func responds(to a: Selector!) -> Bool { true } }",
                "class A { #if canImport(ObjectiveC)\noverride func responds(to a: Selector!) -> Bool { true }\n#endif }"
            ),
            ("struct Method {}\nvar m: Method?", "struct Method {}\nvar m: Method?"),
            ("typealias F = @convention(c) (Int) -> Void", "typealias F = @convention(c) (Int) -> Void"),
        ]
    )
    func objectiveC(text: String, expected: String) {
        #expect(lines(ported("import PortableUIKit\n" + text)) == lines("import PortableUIKit\n" + expected))
        #expect(ported(ported(text)) == ported(text))
    }

    /// The lines of a text without the import of what says what to do.
    private func lines(_ text: String) -> String {
        text.replacing("#if canImport(AppleStandIn)\nimport AppleStandIn\n#endif\n", with: "")
    }

    @Test("what uses such a variable is left out with it")
    func runtimeVariables() {
        let text = """
            typealias Dismiss = @convention(c) (AnyObject, Selector) -> Void
            private var old: IMP?
            func f() -> Int? { unsafeBitCast(old, to: Dismiss.self)(a, b) }
            """
        #expect(ported(text).components(separatedBy: "#if canImport(ObjectiveC)").count == 4)
        #expect(ported(text).contains("#else\nreturn nil\n#endif"))
    }

    @Test(
        "managed properties of layers are kept under their names",
        arguments: [
            (
                "@NSManaged var value: CGFloat",
                "var value: CGFloat { get { self.value(forKey: \"value\") as? CGFloat ?? 0 } "
                    + "set { setValue(newValue, forKey: \"value\") } }"
            ),
            (
                "@NSManaged public var color: UIColor?",
                "public var color: UIColor? { get { self.value(forKey: \"color\") as? UIColor } "
                    + "set { setValue(newValue, forKey: \"color\") } }"
            ),
            (
                "@NSManaged weak var ring: Ring!",
                "var ring: Ring! { get { (self.value(forKey: \"ring\") as? () -> Ring?)?() } "
                    + "set { setValue({ [weak newValue] in newValue } as () -> Ring?, forKey: \"ring\") } }"
            ),
        ]
    )
    func managedProperties(text: String, expected: String) {
        #expect(ported("class A: CAShapeLayer { \(text) }") == "class A: CAShapeLayer { \(expected) }")
        #expect(
            remarks("import CoreData\nclass A: NSManagedObject { \(text) }").contains { $0.contains("needs Core Data") }
        )
    }

    @Test("the description of a type is the name of its class")
    func descriptionsOfTypes() {
        #expect(ported("let a = type(of: object).description()") == "let a = NSStringFromClass(type(of: object))")
        #expect(ported("let a = type(of: object).name()") == "let a = type(of: object).name()")
    }
}
