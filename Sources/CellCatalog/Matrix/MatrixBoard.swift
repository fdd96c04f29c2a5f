import Honeycomb
import PartDeclarations

/// The board of all combinations: left parts as rows, right parts as columns.
@MainActor
enum MatrixBoard {
    /// The width of a small phone, in points. A typical text fits beside the widest control.
    private static let columnWidth: CGFloat = 375

    /// The name of the picture.
    static let name = "matrix"

    static func board(of parts: DeclaredParts, theme: CellTheme) -> CatalogBoard {
        let lefts = parts.lefts.map { $0.anyExample } + [LeftCustom(content: sample)]
        let rights = parts.rights.map { $0.anyExample } + [RightCustom(content: sample)]
        let leftParts = parts.matrixLefts
        let rightParts = parts.matrixRights
        return CatalogBoard(
            name: name,
            title: "Every left part with every right part",
            place: .combinations,
            columnTitles: rightParts.map { capitalized($0.summary) },
            rows: zip(leftParts, lefts).map { leftPart, left in
                CatalogBoard.Row(
                    title: capitalized(leftPart.summary),
                    cells: zip(rightParts, rights).map { rightPart, right in
                        guard leftPart.isSensible(with: rightPart) else { return nil }
                        let name = "\(leftPart.itemName)\(rightPart.itemName)Item"
                        return cell(left, right, name: name)
                    }
                )
            },
            columnWidth: columnWidth,
            theme: theme
        )
    }

    private static var sample: SampleContent {
        SampleContent(text: "Custom")
    }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func cell(
        _ left: some LeftContent,
        _ right: some RightContent,
        name: String
    ) -> CatalogCell {
        CatalogCell(LeftRightContainer(left: left, right: right), name: name)
    }
}

extension DeclaredPart where Self: LeftContent {
    /// The default example of the part.
    fileprivate static var anyExample: any LeftContent {
        declaration.usual
    }
}

extension DeclaredPart where Self: RightContent {
    /// The default example of the part.
    fileprivate static var anyExample: any RightContent {
        declaration.usual
    }
}
