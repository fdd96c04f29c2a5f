import Foundation

/// Defines how a supplementary item is attached to another item: the edges, and an offset from them.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    private let edgeStorage: NSDirectionalRectEdge
    private let offsetStorage: CGPoint
    private let isFractional: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        edgeStorage = edges
        offsetStorage = offset
        self.isFractional = isFractional
        super.init()
    }

    /// Creates an anchor at the given edges. Along an axis without an edge, the anchor is centered.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    /// Creates an anchor with an offset from the edges, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Creates an anchor with an offset from the edges, in fractions of the supplementary item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The edges that the anchor is attached to.
    open var edges: NSDirectionalRectEdge { edgeStorage }

    /// The offset from the edges, in points or in fractions of the supplementary item's size.
    open var offset: CGPoint { offsetStorage }

    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractional }

    /// Whether the offset is in fractions of the supplementary item's size.
    open var isFractionalOffset: Bool { isFractional }

    /// Returns the anchor itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is an anchor with the same edges and offset.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutAnchor else { return false }
        return edgeStorage == other.edgeStorage && offsetStorage == other.offsetStorage
            && isFractional == other.isFractional
    }

    /// A hash that is consistent with `isEqual(_:)`.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(edgeStorage.rawValue)
        hasher.combine(offsetStorage.x)
        hasher.combine(offsetStorage.y)
        return hasher.finalize()
    }

    /// Returns the offset in points for a supplementary item of a given size.
    final func offset(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    /// Returns the point of a rectangle at the anchor's edges.
    final func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
        )
    }
}
