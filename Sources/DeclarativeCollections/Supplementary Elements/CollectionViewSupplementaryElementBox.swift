import PortableUIKit

/// Keeps a supplementary element without its type.
class CollectionViewSupplementaryElementBox {
    var base: any CollectionViewSupplementaryElement { preconditionFailure("overridden in the typed box") }
    var viewType: UICollectionReusableView.Type { preconditionFailure("overridden in the typed box") }

    func isEqual(to other: CollectionViewSupplementaryElementBox) -> Bool {
        self === other
    }

    @MainActor
    func size(fitting width: CGFloat) -> CGSize {
        .zero
    }

    @MainActor
    func update(_ view: UICollectionReusableView) {}

    @MainActor
    func updateHandlers(of view: UICollectionReusableView) {}
}

/// The box of elements of one type; the only place that knows both the element and its view.
final class TypedCollectionViewSupplementaryElementBox<
    Element: CollectionViewSupplementaryElement
>: CollectionViewSupplementaryElementBox {
    private let element: Element

    init(_ element: Element) {
        self.element = element
    }

    override var base: any CollectionViewSupplementaryElement { element }
    override var viewType: UICollectionReusableView.Type { Element.View.self }

    override func isEqual(to other: CollectionViewSupplementaryElementBox) -> Bool {
        guard self !== other else { return true }
        guard let other = other as? Self else { return false }
        return element == other.element
    }

    override func size(fitting width: CGFloat) -> CGSize {
        Element.View.size(fitting: width, element: element)
    }

    override func update(_ view: UICollectionReusableView) {
        (view as? Element.View)?.update(with: element)
    }

    override func updateHandlers(of view: UICollectionReusableView) {
        (view as? Element.View)?.updateHandlers(with: element)
    }
}
