import Foundation

/// A fixed or minimum distance in points.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    private let value: CGFloat
    private let isMinimum: Bool

    init(_ value: CGFloat, isFlexible: Bool) {
        self.value = value
        isMinimum = isFlexible
        super.init()
    }

    /// Creates a minimum distance in points. Flexible spacings share the remaining space.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

    /// Creates a fixed distance in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

    /// The distance or the minimum distance, in points.
    open var spacing: CGFloat { value }

    /// Whether the distance is a minimum.
    open var isFlexible: Bool { isMinimum }

    /// Whether the distance is fixed.
    open var isFixed: Bool { !isMinimum }

    /// Returns the spacing itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is an equal spacing.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return value == other.value && isMinimum == other.isMinimum
    }

    /// A hash that is consistent with `isEqual(_:)`.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(value)
        hasher.combine(isMinimum)
        return hasher.finalize()
    }

    private class func make<Spacing>(_ value: CGFloat, _ isFlexible: Bool) -> Spacing {
        guard let spacing = NSCollectionLayoutSpacing(value, isFlexible: isFlexible) as? Spacing else {
            preconditionFailure("NSCollectionLayoutSpacing is not made to be subclassed")
        }
        return spacing
    }
}

/// The space around the edges of an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    private typealias Spacings = (
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    )

    private let storage: Spacings

    /// Creates an edge spacing. `nil` means no space at an edge.
    public convenience init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init((leading, top, trailing, bottom))
    }

    private init(_ spacings: Spacings) {
        storage = spacings
        super.init()
    }

    /// Returns the edge spacing itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object has equal spacings at all edges.
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

    /// The space before the leading edge.
    open var leading: NSCollectionLayoutSpacing? { storage.leading }

    /// The space above the top edge.
    open var top: NSCollectionLayoutSpacing? { storage.top }

    /// The space after the trailing edge.
    open var trailing: NSCollectionLayoutSpacing? { storage.trailing }

    /// The space below the bottom edge.
    open var bottom: NSCollectionLayoutSpacing? { storage.bottom }
}
