import Testing
import UIKitPorting

@Suite("Optional requirements of protocols")
struct OptionalRequirementTests {
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

    @Test(
        "an optional requirement of a type without nil returns what its callers take in its place",
        arguments: [
            ("Bool", "a?.f?(1) ?? true", "true"), ("Bool", "a?.f?(1) == true", "false"),
            ("Bool", "a?.f?(1) != false", "true"), ("CGFloat", "(a?.f?(1) ?? 44) + 1", "44"),
            ("UIColor", "a.f?(1) ?? .red", ".red"), ("CGSize", "a?.f?(1) ?? CGSize.zero", "CGSize.zero"),
        ]
    )
    func optionalResults(type: String, call: String, expected: String) {
        let text = "@objc protocol P { @objc optional func f(_ a: Int) -> \(type) }\nfunc g() { x = \(call) }"
        #expect(ported(text).contains("func f(_ a: Int) -> \(type) { \(expected) }"))
        #expect(remarks(text).isEmpty)
    }

    @Test("if callers tell nothing, it returns an empty value, and a person is told")
    func emptyResults() {
        let text = "@objc protocol P { @objc optional func f() -> Int; @objc optional var a: Bool { get } }"
        #expect(ported(text).contains("func f() -> Int { 0 }"))
        #expect(ported(text).contains("var a: Bool { false }"))
        #expect(remarks(text).count == 2)
        #expect(remarks(text)[0].hasSuffix("has no default that its callers agree on: it returns 0"))
        let calls = "func g() { x = a?.f?() ?? 1; y = a?.f?() ?? 2 }"
        #expect(ported(text + "\n" + calls).contains("func f() -> Int { OptionalRequirements.note(\"f()\", 0) }"))
    }

    @Test("where callers have to know whether there is an answer, the default notes that it ran")
    func askedResults() {
        let text = """
            @objc protocol P { @objc optional func rows(_ a: Int) -> [Int]; @objc optional var size: CGFloat { get } }
            func f(p: P?) { if let rows = p?.rows?(1) { g(rows) }; x = p?.size ?? limit(a) }
            """
        let code = ported(text)
        #expect(
            code.hasSuffix(
                """
                func f(p: P?) { if let rows = OptionalRequirements.answer("rows(_:)", { p?.rows(1) }) { g(rows) }; \
                x = OptionalRequirements.answer("size", { p?.size }) ?? limit(a) }
                """
            )
        )
        #expect(code.contains("func rows(_ a: Int) -> [Int] { OptionalRequirements.note(\"rows(_:)\", []) }"))
        #expect(code.contains("var size: CGFloat { OptionalRequirements.note(\"size\", 0) }"))
        #expect(code.components(separatedBy: "enum OptionalRequirements").count == 2)
        #expect(ported(code) == code)
        #expect(remarks(text).isEmpty)
    }

    @Test(
        "each caller of a requirement with a type of which no value is known asks for the note",
        arguments: [
            ("x = p?.f?(1)", "x = OptionalRequirements.answer(\"f(_:)\", { p?.f(1) })"),
            ("x = p?.f?(1) ?? y", "x = OptionalRequirements.answer(\"f(_:)\", { p?.f(1) }) ?? y"),
            ("if let x = p?.f?(1) {}", "if let x = OptionalRequirements.answer(\"f(_:)\", { p?.f(1) }) {}"),
            ("p?.f?(1).g()", "OptionalRequirements.answer(\"f(_:)\", { p?.f(1) })?.g()"),
            ("x = p!.f!(1)", "x = p!.f!(1)"),
            ("x = p?.thing", "x = OptionalRequirements.answer(\"thing\", { p?.thing })"),
            ("p?.thing?.g()", "OptionalRequirements.answer(\"thing\", { p?.thing })?.g()"),
        ]
    )
    func unseenValues(call: String, expected: String) {
        let text =
            "@objc protocol P { @objc optional func f(_ a: Int) -> Thing; @objc optional var thing: Thing { get } }\n"
        let code = ported(text + call)
        #expect(code.hasSuffix("\n" + expected))
        #expect(code.contains("{ OptionalRequirements.note(\"f(_:)\", OptionalRequirements.unseen()) }"))
        #expect(remarks(text + call).isEmpty)
    }

    @Test("requirements of the same base name are told apart by their labels")
    func overloadedResults() {
        let text = """
            @objc protocol P { @objc optional func p(_ a: A, b: Int) -> Bool; @objc optional func p(_ a: A, c: Int) -> CGFloat }
            func f(p: P?) { x = p?.p?(a, b: 1) ?? true; y = p?.p?(a, c: 1) ?? 12 }
            """
        #expect(ported(text).contains("func p(_ a: A, b: Int) -> Bool { true }"))
        #expect(ported(text).contains("func p(_ a: A, c: Int) -> CGFloat { 12 }"))
        #expect(remarks(text).isEmpty)
    }

    @Test(
        "values that name something of their caller are no defaults",
        arguments: ["A(b).c", "b", "A.c(b: d)", "-b", "[b]", "b.c()"]
    )
    func valuesOfCallers(value: String) {
        let text =
            "@objc protocol P { @objc optional func f(_ a: Int) -> CGFloat }\nfunc g() { x = a?.f?(1) ?? \(value) }"
        #expect(ported(text).contains("OptionalRequirements.note(\"f(_:)\", 0)"))
        #expect(ported(text).contains("OptionalRequirements.answer(\"f(_:)\", { a?.f(1) }) ?? \(value)"))
    }

    @Test(
        "the result of UIKit's optional method that is known to be there has its type",
        arguments: [
            ("let a = d!.textFieldShouldReturn!(f)", "let a: Bool = d!.textFieldShouldReturn!(f)"),
            ("let a: Bool = d!.textFieldShouldReturn!(f)", "let a: Bool = d!.textFieldShouldReturn!(f)"),
            ("let a = d!.tableView!(t, heightForRowAt: p)", "let a: CGFloat = d!.tableView!(t, heightForRowAt: p)"),
            ("let a = self.handler!(f)", "let a = self.handler!(f)"),
        ]
    )
    func forcedResults(text: String, expected: String) {
        #expect(ported(text) == expected)
    }
}
