import Foundation

/// The width or height of an item: a fraction of its container, a length in points, or an estimate that the view
/// replaces.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Kind: Hashable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind
    private let value: CGFloat

    init(_ kind: Kind, _ value: CGFloat) {
        precondition(value.isFinite && value >= 0, "A dimension must be finite and not negative: \(value)")
        self.kind = kind
        self.value = value
        super.init()
    }

    /// Creates a dimension that is a fraction of the container's width, where 1 is the full width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }

    /// Creates a dimension that is a fraction of the container's height, where 1 is the full height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }

    /// Creates a dimension with a length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }

    /// Creates a dimension with an estimated length in points. The length that the view prefers replaces the estimate.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    /// The length in points, or the fraction.
    open var dimension: CGFloat { value }

    /// Whether the dimension is a fraction of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }

    /// Whether the dimension is a fraction of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }

    /// Whether the dimension is a length in points.
    open var isAbsolute: Bool { kind == .absolute }

    /// Whether the dimension is an estimate.
    open var isEstimated: Bool { kind == .estimated }

    /// Returns the dimension itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is a dimension of the same kind with the same value.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return kind == other.kind && value == other.value
    }

    /// A hash that is consistent with `isEqual(_:)`.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(value)
        return hasher.finalize()
    }

    private class func make<Dimension>(_ kind: Kind, _ value: CGFloat) -> Dimension {
        guard let dimension = NSCollectionLayoutDimension(kind, value) as? Dimension else {
            preconditionFailure("NSCollectionLayoutDimension is not made to be subclassed")
        }
        return dimension
    }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * value
        case .fractionalHeight: container.height * value
        case .absolute, .estimated: value
        }
    }
}
