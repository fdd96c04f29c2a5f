import Honeycomb

extension RightProgressRing: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightProgressRing> = PartDeclaration(
        "progressRing",
        summary: "a progress ring",
        usage: "For progress in little room, such as a download.",
        fields: [
            .number("progress", \.progress, in: 0...1, isRequired: true, description: "How much is done, from 0 to 1."),
            .optionalText("text", \.text, description: "The text beside the ring, such as \"60 %\"."),
            .name("style", noun: "detail style", \.style, description: "The color of the ring."),
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
