import Foundation

/// The size of an item.
@MainActor open class NSCollectionLayoutSize: NSObject {
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
