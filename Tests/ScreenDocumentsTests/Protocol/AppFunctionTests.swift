import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import Testing

@testable import ScreenDocuments
@testable import ScreenDocumentsCore

@MainActor
@Suite("Functions of an app in documents")
struct AppFunctionTests {
    private static let vocabulary: ScreenVocabulary = {
        var vocabulary = ScreenVocabulary.designSystem
        vocabulary.functions.add(
            "initials",
            parameters: [.init("name", .text), .init("limit", .number, isRequired: false)],
            returns: .text,
            summary: "The first letters of the words."
        ) { arguments in
            let letters = arguments.text("name").split(separator: " ").compactMap(\.first)
            return .string(String(letters.prefix(arguments.integer("limit") ?? 2)))
        }
        vocabulary.functions.add("isFree", parameters: ["name"], returns: .boolean) {
            .boolean($0.text("name") != "admin")
        }
        return vocabulary
    }()

    private func document(_ title: String, check: String = "isFree(login)") -> Data {
        Data(
            """
            { "version": 2, "state": { "user": "Anna Maria Berg", "login": "admin", "count": 1, "isOn": true },
              "sections": [{ "id": "s", "items": [
                { "id": "a", "left": { "type": "title", "title": { "$expr": "\(title)" } } },
                { "id": "b", "left": { "type": "field", "identifier": "login", "value": { "$state": "login" },
                  "checks": [{ "type": "condition", "if": { "$expr": "\(check)" }, "message": "The name is taken" }] } }] }] }
            """.utf8
        )
    }

    private static func problems(_ data: Data, _ format: DocumentFormat) -> [String] {
        DocumentValidator(format: format).diagnostics(of: [UInt8](data), fileName: "screen.json").map(\.message)
    }

    @Test("an app's functions compute values and check fields")
    func values() throws {
        let screen = DocumentScreen(policy: .strict, vocabulary: Self.vocabulary)
        try screen.show(document("initials(user)"))
        let row = screen.state.sections[0].items[0].base as? ContainerItem<LeftRightContainer<LeftTitle, RightEmpty>>
        expect(row?.content.left.title == "AM" && screen.fieldErrors.map(\.message) == ["The name is taken"])
        screen.set(["login": "anna"])
        expect(screen.fieldErrors.isEmpty)
    }

    @Test("the file of the vocabulary has them, so that documents are checked without the app")
    func file() throws {
        let json = Self.vocabulary.json()
        let format = try DocumentFormat(json: [UInt8](json), fileName: "app.json")
        expect(format.functions == Self.vocabulary.functions.ownSignatures && format.functions.count == 2)
        expect(Self.problems(document("initials(user)"), format).isEmpty)
        expect(Self.problems(document("initials(user)"), .designSystem).contains { $0.contains("unknown function") })
        expect(Self.problems(document("initials(count)"), format).contains { $0.contains("wrong type") })
        expect(Self.problems(document("initial(user)"), format).contains { $0.contains(#"did you mean "initials"?"#) })
        expect(
            Self.problems(document("initials(user)", check: "initials(user)"), format).contains {
                $0.contains("does not fit")
            }
        )
        // A tool draws what it can without the code of the app.
        let standIns = ScreenVocabulary(standingInFor: format)
        _ = try ScreenDocument(data: document("initials(user)"), vocabulary: standIns).state()
    }

    @Test("the compatibility tool compares them")
    func compatibility() throws {
        func schema(_ change: (inout ScreenVocabulary) -> Void) -> DocumentValue {
            var vocabulary = Self.vocabulary
            change(&vocabulary)
            return DocumentValidator(format: vocabulary.format).schema
        }
        let old = schema { _ in }
        func breaks(_ change: (inout ScreenVocabulary) -> Void) -> [String] {
            SchemaCompatibility.breaks(from: old, to: schema(change)).map(\.description)
        }
        expect(breaks { _ in }.isEmpty)
        expect(breaks { $0.functions.add("other", parameters: []) { _ in .null } }.isEmpty)
        expectEqual(
            breaks { $0.functions = ScreenFunctions() }.sorted(),
            [
                "the function initials: is gone", "the function isFree: is gone",
            ]
        )
        expectEqual(
            breaks { $0.functions.add("isFree", parameters: ["name", "site"], returns: .boolean) { _ in true } },
            [#"the function isFree: the parameter "site" is required now"#]
        )
        expect(
            breaks { $0.functions.add("isFree", parameters: ["name", "site?"], returns: .boolean) { _ in true } }
                .isEmpty
        )
        expectEqual(
            breaks { $0.functions.add("initials", parameters: [.init("name", .list)], returns: .list) { _ in [] } }
                .count,
            3
        )
    }

    @Test(
        "a value that is set has the kind of the state",
        arguments: [
            (#"{ "$expr": "count + 1" }"#, nil), (#"{ "$expr": "'${count}'" }"#, "wrong type: a text"),
            (#"{ "$state": "user" }"#, "wrong type: a string"), (#"{ "$expr": "isOn" }"#, "wrong type: true or false"),
            (#"{ "$expr": "number(user)" }"#, nil),
        ] as [(String, String?)]
    )
    func assignments(_ value: String, _ message: String?) throws {
        let data = Data(
            """
            { "version": 2, "state": { "user": "Anna", "count": 1, "isOn": true }, "sections": [{ "id": "s", "items": [
              { "id": "a", "left": { "type": "title", "title": "Add" }, "action": { "set": { "count": \(value) } } }] }] }
            """.utf8
        )
        let problems = Self.problems(data, .designSystem)
        expect(problems.isEmpty == (message == nil) && problems.allSatisfy { $0 == message })
        // An app keeps the kind.
        let screen = DocumentScreen(policy: .lenient)
        try screen.show(data)
        let row =
            screen.state.sections[0].items.first?.base as? ContainerItem<LeftRightContainer<LeftTitle, RightEmpty>>
        row?.didSelectHandler?()
        expect(screen.values["count"]?.number != nil || screen.values["count"] == .null)
    }
}
