// Made from UICollisionBehaviorDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}

    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}

    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}

    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

extension UICollisionBehaviorDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var collisionBehavior: _OptionalMethods.CollisionBehaviorDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct CollisionBehaviorDelegate {
        let target: any UICollisionBehaviorDelegate

        public func callAsFunction(
            _ behavior: UICollisionBehavior,
            beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem,
            at p: CGPoint
        ) {
            target.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
        }

        public func callAsFunction(
            _ behavior: UICollisionBehavior,
            endedContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem
        ) {
            target.collisionBehavior(behavior, endedContactFor: item1, with: item2)
        }

        public func callAsFunction(
            _ behavior: UICollisionBehavior,
            beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?,
            at p: CGPoint
        ) {
            target.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
        }

        public func callAsFunction(
            _ behavior: UICollisionBehavior,
            endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) {
            target.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
    }
}
