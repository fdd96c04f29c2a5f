import Foundation

extension CGRect {
    /// Whether no coordinate is infinite or not a number.
    @inlinable
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// Whether the rectangles share more than an edge; one without area counts where it lies inside.
    @inlinable
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
