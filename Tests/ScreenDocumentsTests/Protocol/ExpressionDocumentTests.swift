import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import Testing

@testable import ScreenDocuments

@MainActor
@Suite("Expressions in documents")
struct ExpressionDocumentTests {
    private func document(
        _ title: String,
        more: String = "",
        state: String = ExpressionDocumentTests.state,
        version: Int = 2
    ) -> Data {
        Data(
            """
            { "version": \(version), "state": \(state),
              "templates": { "row": { "id": { "$param": "id" }, "left": { "type": "title", "title": { "$expr": "'${$name}: ${$price * count}'" } } } },
              "sections": [{ "id": "s", "items": [
                { "id": "a", "left": { "type": "title", "title": { "$expr": "\(title)" } } }\(more) ] }] }
            """.utf8
        )
    }

    private static let state = """
        { "user": { "name": "Anna", "age": 31 }, "count": 2, "isOpen": true, "items": [{ "id": "x", "name": "Tea", "price": 3 }], "none": null }
        """

    private func titles(_ screen: DocumentScreen) -> [String] {
        screen.state.sections.flatMap(\.items).compactMap { item in
            (item.base as? ContainerItem<LeftRightContainer<LeftTitle, RightEmpty>>)?.content.left.title
        }
    }

    private func shown(_ data: Data, policy: DocumentPolicy = .strict) throws -> DocumentScreen {
        var vocabulary = ScreenVocabulary.designSystem
        vocabulary.formatting = ValueFormatting(
            locale: Locale(identifier: "en_US"),
            timeZone: TimeZone(identifier: "UTC")
        )
        let screen = DocumentScreen(policy: policy, vocabulary: vocabulary)
        try screen.show(data)
        return screen
    }

    @Test(
        "values of parts",
        arguments: [
            ("user.name", "Anna"), ("'${user.name}, ${user.age}'", "Anna, 31"), ("count * 2", "4"), ("isOpen", "true"),
            ("none", ""), ("formatCurrency(count, 'EUR')", "€2.00"), ("isOpen ? 'open' : 'closed'", "open"),
            ("plural(count, one: 'item', other: 'items')", "items"), ("items[0].name ?? 'none'", "Tea"),
        ]
    )
    func values(_ expression: String, _ expected: String) throws {
        try expectEqual(titles(shown(document(expression))), [expected])
    }

    @Test("a change of the state computes what reads it, in rows, conditions, templates and actions")
    func changes() throws {
        let more = """
            , { "id": "b", "if": { "$expr": "count > 2" }, "left": { "type": "title", "title": "Many" } },
              { "each": { "$expr": "sorted(items, 'price')" }, "use": "row" },
              { "id": "c", "left": { "type": "title", "title": "Add" }, "action": { "set": { "count": { "$expr": "count + 1" } } } }
            """
        let screen = try shown(document("user.name", more: more))
        expectEqual(titles(screen), ["Anna", "Tea: 6", "Add"])
        let before = screen.builder?.builtRowCount ?? 0
        screen.set(["count": 3])
        expectEqual(titles(screen), ["Anna", "Many", "Tea: 9", "Add"])
        screen.set(["/user/name": "Eva"])
        expectEqual(titles(screen), ["Eva", "Many", "Tea: 9", "Add"])
        expect((screen.builder?.builtRowCount ?? 0) - before <= 6)
        let row = screen.state.sections[0].items[3].base as? ContainerItem<LeftRightContainer<LeftTitle, RightEmpty>>
        row?.didSelectHandler?()
        expect(screen.values["count"] == 4 && titles(screen)[2] == "Tea: 12")
    }

    @Test("a control is bound to a value in an object by its pointer, and writes it there")
    func pointers() throws {
        let more =
            #", { "id": "t", "left": { "type": "title", "title": "On" }, "right": { "type": "toggle", "isOn": { "$state": "/settings/isOn" } } }"#
        let state = #"{ "count": 1, "settings": { "isOn": false, "other": 1 } }"#
        let screen = try shown(document("settings.isOn", more: more, state: state))
        let row = screen.state.sections[0].items[1].base as? TitleToggleItem
        expectEqual(row?.content.right.isOn, false)
        row?.content.right.didToggleHandler?(true)
        expectEqual(screen.values["settings"], ["isOn": true, "other": 1])
        expectEqual(titles(screen).first, "true")
    }

    @Test(
        "planted mistakes are told with their places",
        arguments: [
            ("usr.name", "unknown state \"usr\", did you mean \"user\"?"), ("user.nme", "unknown member \"nme\""),
            ("count + 'x'", "\"+\" of a number and a text"), ("1 +", "the expression ends too early"),
            ("formatNumbr(1)", "unknown function \"formatNumbr\""),
            ("user", "the expression does not fit: wrong type: an object"),
            ("upper(count)", "\"text\" of upper has a number"),
        ]
    )
    func mistakes(_ expression: String, _ message: String) throws {
        let error = try #require(throws: ScreenDocumentError.self) { try shown(document(expression)) }
        expect(error.diagnostics.count == 1 && error.diagnostics[0].message.contains(message), "\(error)")
        expectEqual(error.diagnostics[0].position.line, 4)
        // A lenient reader drops only this row.
        let more = #", { "id": "z", "left": { "type": "title", "title": "Z" } }"#
        let lenient = try shown(document(expression, more: more), policy: .lenient)
        expectEqual(titles(lenient).last, "Z")
    }

    @Test("an expression in a template is checked with the parameters that it gets")
    func templates() throws {
        let wrong = #", { "use": "row", "with": { "id": "w", "name": "W", "price": "much" } }"#
        let error = try #require(throws: ScreenDocumentError.self) { try shown(document("user.name", more: wrong)) }
        expect(error.diagnostics[0].message.contains("\"*\" has a text"), "\(error)")
    }

    @Test("documents of version 1 have no expressions")
    func version() throws {
        let error = try #require(throws: ScreenDocumentError.self) { try shown(document("user.name", version: 1)) }
        expect(error.diagnostics.contains { $0.message.contains("expressions are of version 2") })
    }

    @Test("a validator without functions knows the types of their results")
    func withoutFunctions() throws {
        let validator = DocumentValidator(format: ScreenVocabulary.designSystem.format)
        func messages(_ expression: String) -> [String] {
            validator.diagnostics(of: [UInt8](document(expression)), fileName: "a.json").map(\.message)
        }
        expectEqual(messages("formatCurrency(count, 'EUR')"), [])
        expectEqual(messages("count + upper('x')").first?.contains("\"+\" of a number and a text"), true)
    }
}
