import Foundation

/// A container that provides the focus items in a rectangle.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the frames of the items.
    var coordinateSpace: any UICoordinateSpace { get }

    /// Returns the items that intersect a rectangle, given in the coordinate space of the container.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container of focus items that scrolls.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content at the origin of the container.
    var contentOffset: CGPoint { get set }

    /// The size of the content, in points.
    var contentSize: CGSize { get }

    /// The size of the visible part of the content, in points.
    var visibleSize: CGSize { get }
}
