import Honeycomb

extension RightChevron: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightChevron> = PartDeclaration(
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
