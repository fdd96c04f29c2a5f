import Honeycomb
import PartDeclarations

extension RightRating: DeclaredPart {
    /// The declaration of the part for documents and the catalog. Documents can set the listed fields.
    public static let declaration = PartDeclaration(
        "rating",
        summary: "a text",
        fields: [.text("text", \.text, description: "The displayed text.")],
        examples: [
            PartExample("Text") { RightRating(text: "Text") },
            PartExample("Long text") { RightRating(text: "A text of several words") },
        ]
    ) {
        RightRating(text: "")
    }
}
