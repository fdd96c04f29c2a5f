import Foundation

/// A distance: a number of points, or at least so many.
@MainActor open class NSCollectionLayoutSpacing: NSObject {
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

    private class func make<Spacing>(_ value: CGFloat, _ isFlexible: Bool) -> Spacing {
        guard let spacing = NSCollectionLayoutSpacing(value, isFlexible: isFlexible) as? Spacing else {
            preconditionFailure("NSCollectionLayoutSpacing is not made to be subclassed")
        }
        return spacing
    }
}

/// Distances around an item.
@MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
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

    /// The distance before the item in reading direction.
    open var leading: NSCollectionLayoutSpacing? { storage.leading }

    /// The distance above the item.
    open var top: NSCollectionLayoutSpacing? { storage.top }

    /// The distance after the item in reading direction.
    open var trailing: NSCollectionLayoutSpacing? { storage.trailing }

    /// The distance below the item.
    open var bottom: NSCollectionLayoutSpacing? { storage.bottom }
}
