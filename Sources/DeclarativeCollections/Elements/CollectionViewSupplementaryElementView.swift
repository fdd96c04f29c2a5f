import PortableUIKit

/// A view that shows headers or footers of one type.
@MainActor
public protocol CollectionViewSupplementaryElementView: UICollectionReusableView {
    /// The type of the elements.
    associatedtype Element

    /// Returns the size in points that the view needs for `element` in `width` points. `UITraitCollection.current` has
    /// the collection view's traits.
    static func size(fitting width: CGFloat, element: Element) -> CGSize

    /// Shows `element`, replacing any previous one. Called for new, reused and live views.
    func update(with element: Element)

    /// Replaces the closures of the shown element with those of an equal one. Must not change the visible content.
    func updateHandlers(with element: Element)
}

extension CollectionViewSupplementaryElementView {
    /// The default implementation, which does nothing: the driver itself calls an element's own handlers, always the
    /// newest ones.
    public func updateHandlers(with element: Element) {}
}
