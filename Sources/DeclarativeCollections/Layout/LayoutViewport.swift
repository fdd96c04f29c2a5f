import PortableUIKit

/// The area of a collection view that shows content, as input for the geometry.
@MainActor
struct LayoutViewport {
    /// The width available to rows, in points: the bounds without horizontal insets and safe areas.
    let width: CGFloat
    /// The leftmost x-coordinate of this width, in content coordinates.
    let originX: CGFloat
    /// The number of pixels per point.
    let scale: CGFloat
    /// Whether columns run from right to left.
    let isMirrored: Bool
    private let bounds: CGRect
    /// The insets at rest, in points: what bars cover, and a refresh control while it refreshes.
    let insets: UIEdgeInsets
    /// The height that bars cover at the top, in points. Sticky headers scroll over a refresh control.
    private let barHeight: CGFloat
    /// Whether the user holds the content or it swings back, so that it may be beyond its ends.
    private let isMoving: Bool

    init(_ collectionView: UICollectionView, bounds: CGRect) {
        let insets = collectionView.adjustedContentInset
        let safeArea = collectionView.safeAreaInsets
        // In a vertically scrolling list, a scroll view does not add the horizontal safe areas to its insets.
        let left = max(0, safeArea.left - insets.left)
        let right = max(0, safeArea.right - insets.right)
        originX = left
        width = max(0, bounds.width - insets.left - insets.right - left - right)
        scale = collectionView.traitCollection.displayScale
        isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.bounds = bounds
        self.insets = insets
        let control = collectionView.refreshControl
        barHeight = control.map { $0.isRefreshing ? max(0, insets.top - $0.bounds.height) : insets.top } ?? insets.top
        isMoving = collectionView.isTracking || collectionView.isDecelerating
    }

    /// The visible range of pixel rows.
    func visibleRows(grid: PixelGrid) -> Range<Int> {
        rows(in: bounds, grid: grid)
    }

    /// The visible range of pixel rows not covered by bars.
    func unobscuredRows(grid: PixelGrid) -> Range<Int> {
        rows(in: bounds.inset(by: UIEdgeInsets(top: barHeight, left: 0, bottom: 0, right: 0)), grid: grid)
    }

    /// The height of the bounds, in points.
    var height: CGFloat {
        bounds.height
    }

    /// The height not covered by bars, in points.
    var unobscuredHeight: CGFloat {
        max(0, bounds.height - barHeight - insets.bottom)
    }

    /// An anchor that aligns the end of the content with the end of the visible area.
    func endAnchor(grid: PixelGrid) -> GeometryAnchor {
        GeometryAnchor(
            place: .end(visibleHeight: grid.rounded(unobscuredHeight)),
            offset: grid.floor(bounds.maxY - insets.bottom)
        )
    }

    /// Whether the end of the content is visible.
    func showsEnd(of geometry: CollectionGeometry) -> Bool {
        bounds.maxY - insets.bottom >= geometry.grid.points(geometry.height) - 1 / geometry.grid.scale
    }

    /// The valid content offset closest to the given one: at most the insets are visible beside the content, or as much as is
    /// visible now while the user holds the content beyond its end.
    func validOffset(_ offset: CGFloat, in geometry: CollectionGeometry) -> CGFloat {
        let start = -insets.top
        let end = max(start, geometry.grid.points(geometry.height) + insets.bottom - bounds.height)
        guard isMoving else { return max(start, min(offset, end)) }
        return max(min(start, bounds.minY), min(offset, max(end, bounds.minY)))
    }

    /// The pixel rows that a rectangle intersects.
    func rows(in rect: CGRect, grid: PixelGrid) -> Range<Int> {
        guard !rect.isNull else { return 0..<0 }
        let lower = grid.floor(rect.minY)
        return lower..<max(lower, grid.ceiling(rect.maxY))
    }

    /// Converts a frame to points in content coordinates.
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
