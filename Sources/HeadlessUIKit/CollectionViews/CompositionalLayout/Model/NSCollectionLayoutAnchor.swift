import Foundation

/// Where a supplementary view is attached: at edges, and how far from there.
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

    /// Makes an anchor at edges; along an axis without an edge it is in the middle.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    /// Makes an anchor so many points from edges.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Makes an anchor away from edges by parts of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The edges.
    open var edges: NSDirectionalRectEdge { edgeStorage }

    /// How far from the edges.
    open var offset: CGPoint { offsetStorage }

    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractional }

    /// Whether the offset is in parts of the supplementary view's size.
    open var isFractionalOffset: Bool { isFractional }

    /// The anchor itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Anchors are equal when they mean the same.
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

    /// The offset in points.
    final func offset(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    /// The point at the edges of a rectangle.
    final func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
        )
    }
}
