import Foundation

/// A view of the layout's own: the background of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private let kindStorage: String

    init(elementKind: String) {
        kindStorage = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            ),
            supplementaryItems: []
        )
    }

    /// A view behind a whole section. Its class is registered with the layout.
    open class func background(elementKind: String) -> Self {
        guard let item = NSCollectionLayoutDecorationItem(elementKind: elementKind) as? Self else {
            preconditionFailure("NSCollectionLayoutDecorationItem is not made to be subclassed")
        }
        return item
    }

    /// The order among other views; behind cells by default.
    open var zIndex = -1

    /// The kind of the view.
    open var elementKind: String { kindStorage }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(elementKind: kindStorage)
        copy.zIndex = zIndex
        return copy
    }
}
