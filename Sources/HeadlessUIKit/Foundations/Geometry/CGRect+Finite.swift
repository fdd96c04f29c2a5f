import Foundation

extension CGRect {
    /// Whether no coordinate is infinite or not a number.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// Whether the rectangles share more than an edge; one without area counts where it lies inside.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }

    /// Returns whether the rectangles overlap. A rectangle without a width or height counts as thin, not as empty.
    func touches(_ other: CGRect) -> Bool {
        let isBeside = minX >= other.maxX || (width > 0 ? maxX <= other.minX : minX < other.minX)
        let isAbove = minY >= other.maxY || (height > 0 ? maxY <= other.minY : minY < other.minY)
        return !isBeside && !isAbove
    }
}
