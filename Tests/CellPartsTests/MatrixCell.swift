import CellParts
import ContainerCells
import DeclarativeCollections
import PartDeclarations
import PortableUIKit

/// A crossing of the matrix, its types hidden.
@MainActor
struct MatrixCell {
    let name: String
    let row: Row
    /// Makes an item of the row, with an identifier and insets.
    let makeItem: (Int, UIEdgeInsets) -> CollectionViewDiffableItem

    /// Every left part with every right part that makes sense beside it, views of an app's own among them.
    static var all: [MatrixCell] {
        let lefts: [any LeftContent] =
            DeclaredParts.designSystem.lefts.map { $0.usualContent } + [LeftCustom(content: own)]
        let rights: [any RightContent] =
            DeclaredParts.designSystem.rights.map { $0.usualContent } + [RightCustom(content: own)]
        var cells: [MatrixCell] = []
        for (leftPart, left) in zip(DeclaredParts.designSystem.matrixLefts, lefts) {
            for (rightPart, right) in zip(DeclaredParts.designSystem.matrixRights, rights)
            where leftPart.isSensible(with: rightPart) {
                cells.append(cell(left, right))
            }
        }
        return cells
    }

    private static var own: OwnContent {
        OwnContent(text: "Текст")
    }

    private static func item(
        _ left: some LeftContent,
        _ right: some RightContent,
        identifier: Int,
        insets: UIEdgeInsets
    ) -> CollectionViewDiffableItem {
        CollectionViewDiffableItem(
            ContainerItem(
                differenceIdentifier: identifier,
                left: left,
                right: right,
                separator: .leftRight16,
                insets: insets
            )
        )
    }

    private static func cell(_ left: some LeftContent, _ right: some RightContent) -> MatrixCell {
        MatrixCell(
            name: "\(type(of: left)) \(type(of: right))",
            row: Row(left, right, separator: .leftRight16),
            makeItem: { identifier, insets in item(left, right, identifier: identifier, insets: insets) }
        )
    }
}

extension DeclaredPart where Self: LeftContent {
    fileprivate static var usualContent: any LeftContent {
        declaration.usual
    }
}

extension DeclaredPart where Self: RightContent {
    fileprivate static var usualContent: any RightContent {
        declaration.usual
    }
}
