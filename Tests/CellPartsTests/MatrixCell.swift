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

    /// The parts that are crossed with all others. The rest lists elements in two views that all of them share, so a few
    /// partners are enough for each.
    private static let partners: (lefts: Set<String>, rights: Set<String>) = (
        ["Title", "ImageTitleSubtitle"], ["", "DetailChevron", "Stepper"]
    )

    private static func isChecked(_ left: MatrixPart, _ right: MatrixPart, _ leftIndex: Int, _ rightIndex: Int) -> Bool
    {
        let isFirstLeft = leftIndex < 10 || left.typeParameter != nil
        let isFirstRight = rightIndex < 12 || right.typeParameter != nil
        return isFirstLeft && isFirstRight || partners.lefts.contains(left.itemName)
            || partners.rights.contains(right.itemName)
    }

    /// Every left part with every right part that makes sense beside it, views of an app's own among them; of newer parts
    /// a selection.
    static var all: [MatrixCell] {
        let lefts: [any LeftContent] =
            DeclaredParts.designSystem.lefts.map { $0.usualContent } + [LeftCustom(content: own)]
        let rights: [any RightContent] =
            DeclaredParts.designSystem.rights.map { $0.usualContent } + [RightCustom(content: own)]
        var cells: [MatrixCell] = []
        for (leftIndex, (leftPart, left)) in zip(DeclaredParts.designSystem.matrixLefts, lefts).enumerated() {
            for (rightIndex, (rightPart, right)) in zip(DeclaredParts.designSystem.matrixRights, rights).enumerated()
            where leftPart.isSensible(with: rightPart) && isChecked(leftPart, rightPart, leftIndex, rightIndex) {
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
