import Honeycomb

extension RightProgressText: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightProgressText> = PartDeclaration(
        "progressText",
        summary: "a progress bar with a text",
        usage: "For work whose end is known, with the share or the time that is left.",
        fields: [
            .number("progress", \.progress, in: 0...1, isRequired: true, description: "How much is done, from 0 to 1."),
            .text("text", \.text, description: "The text beside the bar, such as \"60 %\"."),
            .name("style", noun: "detail style", \.style, description: "The color of the bar."),
        ],
        examples: [
            PartExample("Progress") { RightProgressText(progress: 0.6, text: "3 из 5") },
            PartExample("Success") { RightProgressText(progress: 1, text: "5 из 5", style: .success) },
        ]
    ) {
        RightProgressText(progress: 0, text: "")
    }
}
