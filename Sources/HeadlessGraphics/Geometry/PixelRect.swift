import Foundation

/// A rectangle of whole pixels, relative to the top-left corner of a frame.
package struct PixelRect: Hashable, Sendable {
    /// The left edge, in pixels.
    package var x: Int
    /// The top edge, in pixels.
    package var y: Int
    /// The width, in pixels.
    package var width: Int
    /// The height, in pixels.
    package var height: Int

    /// Creates a rectangle; a negative width or height counts as 0.
    @inlinable
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// Whether the rectangle contains no pixels.
    @inlinable
    package var isEmpty: Bool { width == 0 || height == 0 }

    /// The number of pixels in the rectangle.
    @inlinable
    package var area: Int { width * height }
}

extension PixelRect {
    @inlinable
    package var maxX: Int { x + width }
    @inlinable
    package var maxY: Int { y + height }

    @inlinable
    package static var empty: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }

    @inlinable
    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    @inlinable
    package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(x, other.x),
            minY: max(y, other.y),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
    }

    @inlinable
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(x, other.x),
            minY: min(y, other.y),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }

    @inlinable
    package func overlaps(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    @inlinable
    package func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
    }

    @inlinable
    package func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// Returns the part of the rectangle outside another one, as at most four disjoint rectangles.
    @inlinable
    package func subtracting(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        if hole.isEmpty { return isEmpty ? [] : [self] }
        let parts = [
            PixelRect(minX: x, minY: y, maxX: maxX, maxY: hole.y),
            PixelRect(minX: x, minY: hole.maxY, maxX: maxX, maxY: maxY),
            PixelRect(minX: x, minY: hole.y, maxX: hole.x, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.y, maxX: maxX, maxY: hole.maxY),
        ]
        return parts.filter { !$0.isEmpty }
    }
}
