import PortableUIKit

/// A view that shows headers or footers of one type.
@MainActor
public protocol CollectionViewSupplementaryElementView: UICollectionReusableView {
    /// The elements it shows.
    associatedtype Element

    /// The size the view needs for `element` in `width` points. Called with the collection view's traits as current ones.
    static func size(fitting width: CGFloat, element: Element) -> CGSize

    /// Shows `element` in place of whatever the view shows. Called for a new, a reused and a live view alike.
    func update(with element: Element)

    /// Takes over the closures of an element that equals the one shown. Content on screen must not change.
    func updateHandlers(with element: Element)
}

extension CollectionViewSupplementaryElementView {
    /// Does nothing: the driver itself calls an element's own handlers, always the newest ones.
    public func updateHandlers(with element: Element) {}
}
