import Honeycomb

extension RightChevron: DeclaredPart {
    /// Name, fields and examples of the part.
    public static let declaration = PartDeclaration(
        "chevron",
        summary: "a chevron",
        fields: [],
        examples: [
            PartExample("Chevron") { RightChevron() }
        ]
    ) {
        RightChevron()
    }
}
