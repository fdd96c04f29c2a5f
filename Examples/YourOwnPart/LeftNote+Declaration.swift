import Honeycomb
import PartDeclarations

extension LeftNote: DeclaredPart {
    /// What documents and the catalog know of the part. Documents may say all fields that are listed.
    public static let declaration = PartDeclaration(
        "note",
        summary: "a text",
        fields: [.text("text", \.text)],
        examples: [
            PartExample("Text") { LeftNote(text: "Text") },
            PartExample("Long text") { LeftNote(text: "A text of several words") },
        ]
    ) {
        LeftNote(text: "")
    }
}
