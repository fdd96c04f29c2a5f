import Testing
import UIKitPorting

@Suite("Overrides in extensions")
struct ExtensionMemberTests {
    @Test("an override moves into its class, in another file too")
    func override() {
        let result = SourcePorter([
            SourceFile(path: "A.swift", text: "class A: UIView {\n    var a = 1\n}\n"),
            SourceFile(
                path: "B.swift",
                text:
                    "extension A {\n    // Lays out.\n    override func layoutSubviews() { a = 2 }\n    func f() {}\n}\n"
            ),
        ]).port()
        #expect(
            result.files.map(\.text) == [
                "class A: UIView {\n    var a = 1\n\n    // Lays out.\n    override func layoutSubviews() { a = 2 }\n}\n",
                "extension A {\n    func f() {}\n}\n",
            ]
        )
        #expect(result.remarks.isEmpty)
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
        #expect(
            remarks("extension UIView {\n    override func f() {}\n}").first?.hasPrefix(
                "2:5 an override in an extension of UIView"
            )
                == true
        )
    }
}
