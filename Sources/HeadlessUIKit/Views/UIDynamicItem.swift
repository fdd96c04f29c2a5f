import Foundation

/// An object that a dynamic animator moves: a view, or a group of items.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The center of the item, in the animator's coordinates.
    var center: CGPoint { get set }

    /// The bounds of the item. Only the size counts.
    var bounds: CGRect { get }

    /// The transform of the item. Only its rotation counts.
    var transform: CGAffineTransform { get set }

    /// The shape of the item in collisions; `.rectangle` by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

    /// The outline of the item in collisions, around its center, if its shape is `.path`. It must be convex.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The default shape: a rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The default outline: the bounds, around the center.
    public var collisionBoundingPath: UIBezierPath { boundsAroundCenter }

    var boundsAroundCenter: UIBezierPath {
        UIBezierPath(
            rect: CGRect(
                x: -bounds.width / 2,
                y: -bounds.height / 2,
                width: bounds.width,
                height: bounds.height
            )
        )
    }
}

extension UIView: UIDynamicItem {}

/// The shapes of dynamic items in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle
    /// The ellipse in the bounds.
    case ellipse
    /// The item's own path.
    case path
}
