import Honeycomb
import PartDeclarations

extension RightRating: DeclaredPart {
    /// What documents and the catalog know of the part. Documents may say all fields that are listed.
    public static let declaration = PartDeclaration(
        "rating",
        summary: "a text",
        fields: [.text("text", \.text)],
        examples: [
            PartExample("Text") { RightRating(text: "Text") },
            PartExample("Long text") { RightRating(text: "A text of several words") },
        ]
    ) {
        RightRating(text: "")
    }
}
