import PortableUIKit

/// The part of a collection view that shows content, as the geometry takes it.
@MainActor
struct LayoutViewport {
    /// The width rows share, in points: the bounds without horizontal insets and safe areas.
    let width: CGFloat
    /// Where this width starts, in content coordinates.
    let originX: CGFloat
    /// Pixels in a point.
    let scale: CGFloat
    /// Whether columns run from right to left.
    let isMirrored: Bool
    private let bounds: CGRect
    /// What bars cover.
    let insets: UIEdgeInsets

    init(_ collectionView: UICollectionView, bounds: CGRect) {
        let insets = collectionView.adjustedContentInset
        let safeArea = collectionView.safeAreaInsets
        // A list scrolls vertically, so a scroll view does not add the safe area at its sides to the insets.
        let left = max(0, safeArea.left - insets.left)
        let right = max(0, safeArea.right - insets.right)
        originX = left
        width = max(0, bounds.width - insets.left - insets.right - left - right)
        scale = collectionView.traitCollection.displayScale
        isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.bounds = bounds
        self.insets = insets
    }

    /// The rows of pixels that are visible.
    func visibleRows(grid: PixelGrid) -> Range<Int> {
        rows(in: bounds, grid: grid)
    }

    /// The rows of pixels that are visible below the bars.
    func unobscuredRows(grid: PixelGrid) -> Range<Int> {
        rows(in: bounds.inset(by: UIEdgeInsets(top: insets.top, left: 0, bottom: 0, right: 0)), grid: grid)
    }

    /// The height of the bounds, in points.
    var height: CGFloat {
        bounds.height
    }

    /// The height between the bars, in points.
    var unobscuredHeight: CGFloat {
        max(0, bounds.height - insets.top - insets.bottom)
    }

    /// The end of the content as an anchor: it is to be where the visible part ends.
    func endAnchor(grid: PixelGrid) -> GeometryAnchor {
        GeometryAnchor(
            place: .end(visibleHeight: grid.rounded(unobscuredHeight)),
            offset: grid.floor(bounds.maxY - insets.bottom)
        )
    }

    /// Whether the end of the content is in sight.
    func showsEnd(of geometry: CollectionGeometry) -> Bool {
        bounds.maxY - insets.bottom >= geometry.grid.points(geometry.height) - 1 / geometry.grid.scale
    }

    /// The offset nearest to a wanted one at which nothing but the insets shows beside the content.
    func validOffset(_ offset: CGFloat, in geometry: CollectionGeometry) -> CGFloat {
        max(-insets.top, min(offset, geometry.grid.points(geometry.height) + insets.bottom - bounds.height))
    }

    /// The rows of pixels a rectangle touches.
    func rows(in rect: CGRect, grid: PixelGrid) -> Range<Int> {
        guard !rect.isNull else { return 0..<0 }
        let lower = grid.floor(rect.minY)
        return lower..<max(lower, grid.ceiling(rect.maxY))
    }

    /// A frame in content coordinates.
    func rect(_ frame: PixelFrame, in geometry: CollectionGeometry) -> CGRect {
        let columns = frame.columns
        let left = isMirrored ? geometry.width - columns.upperBound : columns.lowerBound
        return CGRect(
            x: originX + geometry.grid.points(left),
            y: geometry.grid.points(frame.rows.lowerBound),
            width: geometry.grid.points(columns.count),
            height: geometry.grid.points(frame.rows.count)
        )
    }
}
