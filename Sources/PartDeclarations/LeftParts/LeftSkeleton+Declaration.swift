import Honeycomb

extension LeftSkeleton: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftSkeleton> = PartDeclaration(
        "skeleton",
        summary: "shapes of a row that is being loaded",
        fillsRow: true,
        fields: [
            .count("lineCount", \.lineCount, in: 1...10),
            .boolean("hasImage", \.hasImage),
            .optionalText("label", \.label),
        ],
        examples: [
            PartExample("With an image") { LeftSkeleton(hasImage: true, label: "Загрузка") },
            PartExample("Lines") { LeftSkeleton(lineCount: 3, label: "Загрузка") },
        ]
    ) {
        LeftSkeleton()
    }
}
