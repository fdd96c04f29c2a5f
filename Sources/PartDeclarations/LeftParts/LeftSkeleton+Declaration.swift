import Honeycomb

extension LeftSkeleton: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftSkeleton> = PartDeclaration(
        "skeleton",
        summary: "shapes of a row that is being loaded",
        usage: """
            While rows are being loaded. Give it the lines and the image of the row that will come, so that nothing \
            moves.
            """,
        fillsRow: true,
        fields: [
            .count("lineCount", \.lineCount, in: 1...10, description: "The number of lines of text."),
            .boolean("hasImage", \.hasImage, description: "Whether there is a round image before the lines."),
            .optionalText("label", \.label, description: "What VoiceOver says, such as \"Loading\"."),
        ],
        examples: [
            PartExample("With an image") { LeftSkeleton(hasImage: true, label: "Загрузка") },
            PartExample("Lines") { LeftSkeleton(lineCount: 3, label: "Загрузка") },
        ]
    ) {
        LeftSkeleton()
    }
}
