import Honeycomb
import PartDeclarations

extension LeftNote: DeclaredPart {
    /// The declaration of the part for documents and the catalog. Documents can set the listed fields.
    public static let declaration = PartDeclaration(
        "note",
        summary: "a text",
        fields: [.text("text", \.text, description: "The displayed text.")],
        examples: [
            PartExample("Text") { LeftNote(text: "Text") },
            PartExample("Long text") { LeftNote(text: "A text of several words") },
        ]
    ) {
        LeftNote(text: "")
    }
}
