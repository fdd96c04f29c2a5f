import Foundation

/// A distance: a number of points, or at least so many.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    private let value: CGFloat
    private let isFlexible: Bool

    init(_ value: CGFloat, isFlexible: Bool) {
        self.value = value
        self.isFlexible = isFlexible
        super.init()
    }

    /// At least so many points; what room is left is shared out.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

    /// So many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

    /// The number of points.
    open var spacing: CGFloat { value }

    /// Whether it is a least distance.
    open var isFlexibleSpacing: Bool { isFlexible }

    /// Whether it is a fixed distance.
    open var isFixedSpacing: Bool { !isFlexible }

    /// The distance itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Distances are equal when they mean the same.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return value == other.value && isFlexible == other.isFlexible
    }

    /// A hash that is consistent with `isEqual(_:)`.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(value)
        hasher.combine(isFlexible)
        return hasher.finalize()
    }

    private class func make<Spacing>(_ value: CGFloat, _ isFlexible: Bool) -> Spacing {
        guard let spacing = NSCollectionLayoutSpacing(value, isFlexible: isFlexible) as? Spacing else {
            preconditionFailure("NSCollectionLayoutSpacing is not made to be subclassed")
        }
        return spacing
    }
}

/// Distances around an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    private let storage:
        (
            leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
            trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
        )

    /// Makes distances; nil is none.
    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        storage = (leading, top, trailing, bottom)
        super.init()
    }

    /// The distances themselves: they do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Distances are equal when they mean the same.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
        return storage.leading == other.storage.leading && storage.top == other.storage.top
            && storage.trailing == other.storage.trailing && storage.bottom == other.storage.bottom
    }

    /// A hash that is consistent with `isEqual(_:)`.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        for spacing in [storage.leading, storage.top, storage.trailing, storage.bottom] { hasher.combine(spacing) }
        return hasher.finalize()
    }

    /// The distance before the item in reading direction.
    open var leading: NSCollectionLayoutSpacing? { storage.leading }

    /// The distance above the item.
    open var top: NSCollectionLayoutSpacing? { storage.top }

    /// The distance after the item in reading direction.
    open var trailing: NSCollectionLayoutSpacing? { storage.trailing }

    /// The distance below the item.
    open var bottom: NSCollectionLayoutSpacing? { storage.bottom }
}
