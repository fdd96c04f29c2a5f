import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing
import YourOwnPart

/// Python's validator runs as a process of its own, which iOS does not allow.
@Suite("The schema of screen documents, checked by an independent validator")
struct DocumentSchemaTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let examples = [
        "Examples/Screens", "Examples/CellList/Screens", "Examples/Readme/Screens",
        "Tests/ScreenDocumentsTests/Golden/1", "Tests/ScreenDocumentsTests/Golden/2",
    ].flatMap { folder in
        let directory = repository.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { directory.appendingPathComponent($0) }
    }

    /// A row with the given members.
    private static func row(_ members: String) -> String {
        #"{"version":1,"sections":[{"id":"s","items":[{"id":"i",\#(members)}]}]}"#
    }

    /// Documents that both the decoder and the validator have to reject.
    private static let wrong: [String] = [
        "[]", "null", "1", #""version""#,
        #"{"version":1}"#,
        #"{"version":3,"sections":[]}"#,
        #"{"version":"1","sections":[]}"#,
        #"{"version":1.5,"sections":[]}"#,
        #"{"version":1,"sections":{}}"#,
        #"{"version":1,"sections":[null]}"#,
        #"{"version":1,"sections":[{"id":""}]}"#,
        #"{"version":1,"sections":[{"id":7}]}"#,
        #"{"version":1,"sections":[{"id":"s","layout":{"columns":{"fixed":0}}}]}"#,
        #"{"version":1,"sections":[{"id":"s","layout":{"columns":{"fixed":2,"adaptive":{"minWidth":9}}}}]}"#,
        #"{"version":1,"sections":[{"id":"s","layout":{"insets":{"top":"xxxxl"}}}]}"#,
        #"{"version":1,"sections":[{"id":"s","layout":{"rowSpacing":-1}}]}"#,
        #"{"version":1,"sections":[{"id":"s","header":{"type":"text","text":""}}]}"#,
        #"{"version":1,"sections":[{"id":"s","footer":{"type":"link","text":""}}]}"#,
        #"{"version":1,"sections":[{"id":"s","background":{"color":"crimson"}}]}"#,
        #"{"version":1,"theme":"dark","sections":[]}"#,
        #"{"version":1,"theme":null,"sections":[]}"#,
        #"{"version":1,"state":{"$param":"id"},"sections":[]}"#,
        #"{"version":1,"locale":"en_US","sections":[]}"#,
        #"{"version":1,"locale":"e","sections":[]}"#,
        #"{"version":1,"selectionMarks":1,"sections":[]}"#,
        #"{"version":1,"sections":[{"id":"s","isExpanded":"yes"}]}"#,
        #"{"version":1,"sections":[],"refresh":""}"#,
        #"{"version":1,"sections":[],"refresh":{"action":"more"}}"#,
        #"{"version":1,"sections":[],"didReachEnd":"more"}"#,
        #"{"version":1,"sections":[],"didReachEnd":{}}"#,
        #"{"version":1,"sections":[],"didReachEnd":{"action":"more","within":{}}}"#,
        #"{"version":1,"sections":[],"didReachEnd":{"action":"more","within":{"rows":1.5}}}"#,
        #"{"version":1,"sections":[],"didReachStart":{"action":"more","within":{"rows":1,"screens":1}}}"#,
        #"{"version":1,"sections":[],"didReachStart":{"action":"more","within":{"points":-1}}}"#,
        row(#""left":"title""#),
        row(#""left":{"type":"titel","title":""}"#),
        row(#""left":{"type":"title"}"#),
        row(#""left":{"type":"title","title":"","x":1}"#),
        row(#""left":{"type":"title","title":null}"#),
        row(#""left":{"type":"title","title":"","titleLineCount":-1}"#),
        row(#""left":{"type":"title","title":"","style":"loud"}"#),
        row(#""left":{"type":"custom","content":{"type":"title","title":""}}"#),
        row(#""left":{"type":"checkbox","title":"","isOn":"true"}"#),
        row(#""left":{"type":"checkbox","title":"","isOn":1}"#),
        row(#""left":{"type":"imageTitle","title":"","image":{"url":"file:///etc/passwd"}}"#),
        row(#""left":{"type":"imageTitle","title":"","image":{"url":"https://"}}"#),
        row(#""left":{"type":"imageTitle","title":"","image":{"placeholder":"avatar"}}"#),
        row(#""left":{"type":"title","title":""},"right":{"type":"progress","progress":2}"#),
        row(#""left":{"type":"title","title":""},"right":{"type":"progress"}"#),
        row(#""left":{"type":"title","title":""},"right":{"type":"stepper","value":"3"}"#),
        row(#""left":{"type":"title","title":""},"right":7"#),
        row(#""left":null"#),
        row(#""left":{"type":"title","title":""},"right":{"type":"pair","first":{"type":"dot"}}"#),
        row(#""left":{"type":"title","title":""},"right":{"type":"pair","first":{"type":"dot"},"second":7}"#),
        row(#""left":{"type":"title","title":""},"trailingActions":[{"title":"Delete"}]"#),
        row(#""left":{"type":"title","title":""},"leadingActions":{"performsFirstActionWithFullSwipe":true}"#),
        row(#""left":{"type":"richText","title":[{"text":"A","font":"display"}]}"#),
        row(#""left":{"type":"title","title":""},"separator":"left17""#),
        row(#""left":{"type":"title","title":""},"separator":{"left":16}"#),
        row(#""left":{"type":"title","title":""},"action":"""#),
        row(#""left":{"type":"title","title":""},"isEnabled":0"#),
    ]

    /// The design system, with the pictures of the examples.
    private static var vocabulary: ScreenVocabulary {
        var vocabulary = ScreenVocabulary.designSystem
        if let first = examples.first(where: { $0.path.contains("Examples/Screens") }) {
            vocabulary.addPictures(beside: first)
        }
        return vocabulary
    }

    @Test("an independent validator accepts all examples and rejects what the decoder rejects")
    func validator() throws {
        expect(Self.examples.count >= 6)
        let parts = DocumentReference(ScreenVocabulary.designSystem.format).examples
        let documents = try Self.examples.map { try String(contentsOf: $0, encoding: .utf8) } + parts
        for document in documents {
            #expect(throws: Never.self) {
                try ScreenDocument(data: Data(document.utf8), vocabulary: Self.vocabulary)
            }
        }
        for document in Self.wrong {
            #expect(throws: ScreenDocumentError.self) { try ScreenDocument(data: Data(document.utf8)) }
        }
        let verdicts = try SchemaValidator.verdicts(
            on: documents + Self.wrong,
            schema: ScreenDocument.schema(vocabulary: Self.vocabulary)
        )
        for (document, verdict) in zip(documents, verdicts) { expect(verdict, "\(document)") }
        for (document, verdict) in zip(Self.wrong, verdicts.dropFirst(documents.count)) {
            expect(!verdict, "\(document)")
        }
    }

    @Test("the schema with an app's parts accepts its documents, the one without them does not")
    @MainActor func schema() throws {
        let documents = [#""★""#, "4"].map {
            Self.row(#""left":{"type":"title","title":""},"right":{"type":"rating","text":\#($0)}"#)
        }
        let schema = ScreenDocument.schema(parts: RatingScenarios.parts)
        try expectEqual(SchemaValidator.verdicts(on: documents, schema: schema), [true, false])
        try expectEqual(SchemaValidator.verdicts(on: documents, schema: ScreenDocument.schema()), [false, false])
    }
}
