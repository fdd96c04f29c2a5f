import Honeycomb

extension RightProgress: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightProgress> = PartDeclaration(
        "progress",
        summary: "a progress bar",
        usage: "For work whose end is known. For an unknown end, take a spinning wheel.",
        fields: [
            .number("progress", \.progress, in: 0...1, isRequired: true, description: "How much is done, from 0 to 1.")
        ],
        examples: [
            PartExample("Progress") { RightProgress(progress: 0.6) },
            PartExample("Beginning") { RightProgress(progress: 0) },
            PartExample("Done") { RightProgress(progress: 1) },
        ]
    ) {
        RightProgress(progress: 0)
    }
}
