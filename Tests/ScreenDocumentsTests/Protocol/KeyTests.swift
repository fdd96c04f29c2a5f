import Expectations
import Foundation
import Honeycomb
import ScreenDocumentsCore
import Testing

@testable import ScreenDocuments

/// What a test has a new key for.
private enum NoteKey: CollectionViewEnvironmentKey {
    static var defaultValue: String? { nil }
}

@MainActor
@Suite("One declaration a key")
struct KeyTests {
    /// A new key of a section: everything about it, in one place.
    private static let note = SectionKeys.Key.optional(
        "note",
        .text(isEmptyAllowed: false),
        "What only the editors of the section see.",
        examples: ["Ask Anna."],
        isBindable: true,
        read: { section, node, _ in section.section.environment[NoteKey.self] = node.text },
        write: { section, _ in section.environment[NoteKey.self].map { .string($0) } }
    )

    private static let vocabulary = vocabulary(with: note)

    private static func vocabulary(with key: SectionKeys.Key) -> ScreenVocabulary {
        var vocabulary = ScreenVocabulary()
        vocabulary.keys.section = vocabulary.keys.section.adding([key])
        return vocabulary
    }

    private static func note(in section: CollectionViewSection?) -> String? { section?.environment[NoteKey.self] }

    @Test("a new key is in the schema, the reference and the types for servers")
    func derived() throws {
        let schema = try JSONDecoder().decode(
            DocumentValue.self,
            from: ScreenDocument.schema(vocabulary: Self.vocabulary)
        )
        let property = schema["$defs"]?["section"]?["else"]?["properties"]?["note"]
        expectEqual(property?["description"], "What only the editors of the section see.")
        expectEqual(property?["examples"], ["Ask Anna."])
        let page = DocumentReference(Self.vocabulary.format).markdown { _ in false }
        expect(
            page.contains(
                "| `note` | a string that is not empty $ |  | What only the editors of the section see. |"
            )
        )
        for language in DocumentTypes.Language.allCases {
            expect(DocumentTypes(Self.vocabulary.format).source(language).contains("note"), "\(language)")
            expect(!DocumentTypes(ScreenVocabulary().format).source(language).contains("note"), "\(language)")
        }
    }

    @Test("a new key is read, bound to the state, and written again")
    func roundTrip() throws {
        let text = #"""
            {"version":1,"state":{"note":"Later"},"sections":[{"id":"a","note":"Now"},{"id":"b","note":{"$state":"note"}}]}
            """#
        let document = try ScreenDocument(data: Data(text.utf8), policy: .lenient, vocabulary: Self.vocabulary)
        let state = document.state()
        expectEqual(state.sections.map { Self.note(in: $0) }, ["Now", "Later"])
        expectEqual(document.state(values: ["note": "Never"]).sections.map { Self.note(in: $0) }, ["Now", "Never"])
        let data = try state.document(vocabulary: Self.vocabulary)
        expect(String(decoding: data, as: UTF8.self).contains(#""note": "Later""#))
        let again = try ScreenDocument(data: data, policy: .lenient, vocabulary: Self.vocabulary).state()
        expectEqual(again.sections, state.sections)
    }

    @Test("a wrong value of a new key is reported, and a build without the key ignores it")
    func diagnostics() throws {
        let text = #"{"version":1,"sections":[{"id":"a","note":1}]}"#
        let error = #expect(throws: ScreenDocumentError.self) {
            try ScreenDocument(data: Data(text.utf8), vocabulary: Self.vocabulary)
        }
        expectEqual(error?.diagnostics.first?.pointer, "/sections/0/note")
        let older = try ScreenDocument(data: Data(text.utf8), policy: .lenient)
        expect(older.losses.count == 1 && older.state().sections.count == 1)
    }

    @Test("a strict reader says which version a key needs, the reference since when there is one")
    func since() throws {
        let key = SectionKeys.Key.optional("later", .boolean, "A key of the next version.", since: 2)
        let vocabulary = Self.vocabulary(with: key)
        let data = Data(#"{"version":1,"sections":[{"id":"a","later":true}]}"#.utf8)
        let error = #expect(throws: ScreenDocumentError.self) { try ScreenDocument(data: data, vocabulary: vocabulary) }
        expectEqual(error?.diagnostics.map(\.message), [#"the key "later" is of version 2, the document of version 1"#])
        try expect(ScreenDocument(data: data, policy: .lenient, vocabulary: vocabulary).losses.isEmpty)
        let page = DocumentReference(vocabulary.format).markdown { _ in false }
        expect(page.contains("| `later` | true or false |  | A key of the next version. Since version 2. |"))
    }

    @Test("a format with its keys is written to a file and read again, key by key")
    func file() throws {
        let format = Self.vocabulary.format
        try expectEqual(DocumentFormat(json: Array(Self.vocabulary.json()), fileName: "keys.json"), format)
        expectEqual(format.section.last, Self.note.format)
    }

    @Test("tools without UIKit know the same keys; make vocabulary writes them")
    func generated() {
        let format = ScreenVocabulary.designSystem.format
        expectEqual(DocumentFormat.designSystem, format)
        expect(format.screen.count == 28 && format.section.count == 20 && format.row.count == 23)
    }

    @Test("the kinds of keys have valid examples")
    func examples() throws {
        let format = ScreenVocabulary.designSystem.format
        let text = Dictionary(format.section.map { ($0.name, $0.example(in: format)) }) { $1 }
        var section = text.filter { $0.key != "if" && $0.key != "errorItem" }
        section["items"] = []
        let document = DocumentValue.object(["version": 2, "sections": [.object(section)]])
        #expect(throws: Never.self) { try ScreenDocument(data: Data(document.json.utf8)) }
    }
}
