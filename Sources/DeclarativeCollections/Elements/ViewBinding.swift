import PortableUIKit

/// Connects the values of a type with the view that shows them, for ``TypedBox``.
protocol ViewBinding {
    associatedtype Value: Equatable
    /// The existential type of the values.
    associatedtype Base
    /// The common superclass of the views.
    associatedtype View: UICollectionReusableView

    static func base(of value: Value) -> Base
    static var viewType: View.Type { get }

    @MainActor static func size(fitting width: CGFloat, value: Value) -> CGSize
    @MainActor static func update(_ view: View, with value: Value)
    @MainActor static func updateHandlers(of view: View, with value: Value)
}

/// Connects items with their cells.
enum ItemBinding<Item: CollectionViewItem>: ViewBinding {
    static func base(of item: Item) -> any CollectionViewItem { item }

    static var viewType: UICollectionViewCell.Type { Item.Cell.self }

    static func size(fitting width: CGFloat, value item: Item) -> CGSize {
        Item.Cell.size(fitting: width, item: item)
    }

    static func update(_ cell: UICollectionViewCell, with item: Item) {
        (cell as? Item.Cell)?.update(with: item)
    }

    static func updateHandlers(of cell: UICollectionViewCell, with item: Item) {
        (cell as? Item.Cell)?.updateHandlers(with: item)
    }
}

/// Connects headers and footers with their views.
enum SupplementaryElementBinding<Element: CollectionViewSupplementaryElement>: ViewBinding {
    static func base(of element: Element) -> any CollectionViewSupplementaryElement { element }

    static var viewType: UICollectionReusableView.Type { Element.View.self }

    static func size(fitting width: CGFloat, value element: Element) -> CGSize {
        Element.View.size(fitting: width, element: element)
    }

    static func update(_ view: UICollectionReusableView, with element: Element) {
        (view as? Element.View)?.update(with: element)
    }

    static func updateHandlers(of view: UICollectionReusableView, with element: Element) {
        (view as? Element.View)?.updateHandlers(with: element)
    }
}
