import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Told when items begin and end to touch.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items began to touch at a point.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    )

    /// Two items don't touch anymore.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    )

    /// An item began to touch a boundary; `nil` is the bounds of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    )

    /// An item doesn't touch a boundary anymore.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    )
}
