import Foundation

/// The width and height of an item.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    /// Creates a size from a width and a height.
    public convenience init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init(width, by: height)
    }

    private init(_ width: NSCollectionLayoutDimension, by height: NSCollectionLayoutDimension) {
        self.width = width
        self.height = height
        super.init()
    }

    /// The width dimension.
    open var widthDimension: NSCollectionLayoutDimension { width }

    /// The height dimension.
    open var heightDimension: NSCollectionLayoutDimension { height }

    /// Returns the size itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is a size with the same dimensions.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return width.isEqual(other.width) && height.isEqual(other.height)
    }

    /// A hash that is consistent with `isEqual(_:)`.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(width)
        hasher.combine(height)
        return hasher.finalize()
    }

    /// The axes along which the view determines the length.
    final var estimatedAxes: Set<NSLayoutConstraint.Axis> {
        var axes: Set<NSLayoutConstraint.Axis> = []
        if width.isEstimated { axes.insert(.horizontal) }
        if height.isEstimated { axes.insert(.vertical) }
        return axes
    }

    /// Returns the size in points. Estimated lengths are replaced by `measured`, if the view was measured.
    final func size(in container: CGSize, measured: CGSize?) -> CGSize {
        CGSize(
            width: width.isEstimated ? measured?.width ?? width.dimension : width.length(in: container),
            height: height.isEstimated ? measured?.height ?? height.dimension : height.length(in: container)
        )
    }
}
