import Foundation

/// A decoration of a layout, such as the background of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private let kindStorage: String

    init(elementKind: String) {
        kindStorage = elementKind
        super.init(
            size: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            ),
            attached: []
        )
    }

    /// Creates a background for a whole section. Register the view class with the layout.
    open class func background(elementKind: String) -> Self {
        guard let item = NSCollectionLayoutDecorationItem(elementKind: elementKind) as? Self else {
            preconditionFailure("NSCollectionLayoutDecorationItem is not made to be subclassed")
        }
        return item
    }

    /// The z-index among the other items of the section. The default value places the decoration behind the cells.
    open var zIndex = -1

    /// The element kind of the decoration view.
    open var elementKind: String { kindStorage }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(elementKind: kindStorage)
        copy.zIndex = zIndex
        return copy
    }
}
