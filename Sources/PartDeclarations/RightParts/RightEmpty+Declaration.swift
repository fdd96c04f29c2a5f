import Honeycomb

extension RightEmpty: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightEmpty> = PartDeclaration(
        "empty",
        itemName: "",
        summary: "no right part",
        usage: "For rows whose left part says everything.",
        fields: [],
        examples: [PartExample("None") { RightEmpty() }]
    ) {
        RightEmpty()
    }
}
