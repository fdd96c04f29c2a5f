import Testing
import UIKitPorting

@Suite("Classes of tests")
struct TestCaseTests {
    @Test("the actor of a class of tests moves to its members, and tests run on it")
    func marked() {
        let text = """
            @MainActor
            final class ATests: XCTestCase {
                let view = UIView()
                override func setUp() { super.setUp() }
                override func tearDown() async throws {}
                func testA() { load() }
                func testB() throws { try load() }
                func testC() async { await load() }
                func testD() {}
                func help(_ view: UIView) -> Bool { true }
                nonisolated func free() {}
                #if DEBUG
                func testE() { load() }
                #endif
                struct Model {}
            }
            """
        #expect(
            ported(text) == """
                final class ATests: XCTestCase, @unchecked Sendable {
                    @MainActor let view = UIView()
                    override func setUp() { MainActor.assumeIsolated { () -> Void in super.setUp() } }
                    @MainActor override func tearDown() async throws {}
                    func testA() { MainActor.assumeIsolated { () -> Void in load() } }
                    func testB() throws { try MainActor.assumeIsolated { () throws -> Void in try load() } }
                    @MainActor func testC() async { await load() }
                    func testD() {}
                    @MainActor func help(_ view: UIView) -> Bool { true }
                    nonisolated func free() {}
                    #if DEBUG
                    func testE() { MainActor.assumeIsolated { () -> Void in load() } }
                    #endif
                    struct Model {}
                }
                """
        )
        #expect(ported(ported(text)) == ported(text))
    }

    @Test(
        "the actor of a base class reaches classes that inherit from it, marked or not, in extensions and other files too"
    )
    func inherited() {
        let result = SourcePorter([
            SourceFile(path: "A.swift", text: "class ATests: BTests { func testA() { f() } }"),
            SourceFile(path: "B.swift", text: "@MainActor class BTests: Base { func testB() { f() } }"),
            SourceFile(path: "C.swift", text: "extension ATests { func testC() { f() } }"),
            SourceFile(path: "Z.swift", text: "@MainActor class Base: XCTestCase { func f() {} }"),
        ]).port()
        #expect(
            result.files.map(\.text) == [
                "class ATests: BTests, @unchecked Sendable { func testA() { MainActor.assumeIsolated { () -> Void in f() } } }",
                "class BTests: Base, @unchecked Sendable { func testB() { MainActor.assumeIsolated { () -> Void in f() } } }",
                "extension ATests { func testC() { MainActor.assumeIsolated { () -> Void in f() } } }",
                "class Base: XCTestCase, @unchecked Sendable { @MainActor func f() {} }",
            ]
        )
        #expect(result.remarks.isEmpty)
    }

    @Test("a base class of another module is read from its sources")
    func otherModule() {
        let porter = SourcePorter(
            [SourceFile(path: "A.swift", text: "class ATests: Base { func testA() { f() } }")],
            others: [SourceFile(path: "Base.swift", text: "@MainActor open class Base: XCTestCase { func f() {} }")]
        )
        #expect(
            porter.port().files.map(\.text) == [
                "class ATests: Base, @unchecked Sendable { func testA() { MainActor.assumeIsolated { () -> Void in f() } } }"
            ]
        )
    }

    @Test("a test of the actor in a class of no actor runs on it")
    func markedTest() {
        #expect(
            ported("class ATests: XCTestCase {\n    @MainActor func testA() { f() }\n    func testB() { f() }\n}")
                == "class ATests: XCTestCase {\n    func testA() { MainActor.assumeIsolated { () -> Void in f() } }\n    func testB() { f() }\n}"
        )
    }

    @Test(
        "other classes stay on their actor",
        arguments: ["@MainActor class A: UIView {}", "@MainActor class A {}", "class A: XCTestCase {}"]
    )
    func others(text: String) {
        #expect(ported(text).hasSuffix(text))
    }

    @Test(
        "lists of tests for Linux are left out",
        arguments: ["os(Linux)", "!canImport(ObjectiveC)"]
    )
    func manifests(condition: String) {
        let list = "extension A { static var allTests: [(String, (A) -> () -> Void)] { [(\"gone\", gone)] } }"
        let text = "import XCTest\n#if \(condition)\n\(list)\n#endif\n"
        #expect(ported(text).contains("#if false\n\(list)"))
        let other = "import XCTest\n#if \(condition)\nlet isLinux = true\n#endif\n"
        #expect(ported(other).contains("#if \(condition)"))
    }

    @Test("a test is asked for its type in place of its class")
    func classes() {
        let text = "class A: XCTestCase { func testA() { Bundle(for: self.classForCoder).f(classForCoder) } }"
        #expect(ported(text).contains("type(of: self)).f(type(of: self))"))
        let object = "class A: NSObject { func f() { Bundle(for: classForCoder) } }"
        #expect(ported(object).contains("classForCoder"))
    }
}
