import Honeycomb

extension RightProgressRing: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightProgressRing> = PartDeclaration(
        "progressRing",
        summary: "a progress ring",
        fields: [
            .number("progress", \.progress, in: 0...1, isRequired: true),
            .optionalText("text", \.text),
            .name("style", noun: "detail style", \.style),
        ],
        examples: [
            PartExample("Ring") { RightProgressRing(progress: 0.6) },
            PartExample("With a text") { RightProgressRing(progress: 0.85, text: "85 %") },
            PartExample("Beginning") { RightProgressRing(progress: 0) },
            PartExample("Done") { RightProgressRing(progress: 1, style: .success) },
        ]
    ) {
        RightProgressRing(progress: 0)
    }
}
