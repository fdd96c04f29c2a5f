import Honeycomb

extension RightActivity: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightActivity> = PartDeclaration(
        "activity",
        summary: "a spinning wheel",
        usage: "For work of a few seconds whose end is not known.",
        fields: [
            .boolean(
                "isAnimating",
                \.isAnimating,
                description: "Whether the wheel spins. A stopped one is hidden, but keeps its space."
            ), .optionalText("label", \.label, description: "What VoiceOver says, such as \"Loading\"."),
        ],
        examples: [PartExample("Activity") { RightActivity(label: "Загрузка") }]
    ) {
        RightActivity()
    }
}
