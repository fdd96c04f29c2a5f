import Honeycomb

extension RightActivity: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightActivity> = PartDeclaration(
        "activity",
        summary: "a spinning wheel",
        fields: [.boolean("isAnimating", \.isAnimating), .optionalText("label", \.label)],
        examples: [PartExample("Activity") { RightActivity(label: "Загрузка") }]
    ) {
        RightActivity()
    }
}
