import Foundation

/// A length of an item: a part of what it is in, a number of points, or a guess until the view says.
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

    /// A part of the width of the container, 1 being all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }

    /// A part of the height of the container, 1 being all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }

    /// A length in points to begin with; then as long as the view asks for.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    /// The number of points, or the part.
    open var dimension: CGFloat { value }

    /// Whether this is a part of the width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }

    /// Whether this is a part of the height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }

    /// Whether this is a number of points.
    open var isAbsolute: Bool { kind == .absolute }

    /// Whether this is a guess.
    open var isEstimated: Bool { kind == .estimated }

    /// The dimension itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Dimensions are equal when they mean the same.
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
