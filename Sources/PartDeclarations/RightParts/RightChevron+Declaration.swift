import Honeycomb

extension RightChevron: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightChevron> = PartDeclaration(
        "chevron",
        summary: "a chevron",
        usage: "For rows that open another screen. For an action in place, take none.",
        fields: [],
        examples: [
            PartExample("Chevron") { RightChevron() }
        ]
    ) {
        RightChevron()
    }
}
