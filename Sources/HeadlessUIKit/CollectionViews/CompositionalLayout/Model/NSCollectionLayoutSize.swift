import Foundation

/// The size of an item.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    /// Makes a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        self.width = width
        self.height = height
        super.init()
    }

    /// The width.
    open var widthDimension: NSCollectionLayoutDimension { width }

    /// The height.
    open var heightDimension: NSCollectionLayoutDimension { height }

    /// The size itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Sizes are equal when they mean the same.
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

    /// The axes along which the view has a say.
    final var estimatedAxes: Set<NSLayoutConstraint.Axis> {
        var axes: Set<NSLayoutConstraint.Axis> = []
        if width.isEstimated { axes.insert(.horizontal) }
        if height.isEstimated { axes.insert(.vertical) }
        return axes
    }

    /// In points: what is estimated is as long as the view asked for, where it was asked.
    final func size(in container: CGSize, measured: CGSize?) -> CGSize {
        CGSize(
            width: width.isEstimated ? measured?.width ?? width.dimension : width.length(in: container),
            height: height.isEstimated ? measured?.height ?? height.dimension : height.length(in: container)
        )
    }
}
