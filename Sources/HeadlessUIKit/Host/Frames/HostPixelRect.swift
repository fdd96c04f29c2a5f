import Foundation

/// A rectangle of whole pixels, relative to the top-left corner of a frame.
@_spi(Host) public struct HostPixelRect: Hashable, Sendable {
    /// The left edge, in pixels.
    public var x: Int
    /// The top edge, in pixels.
    public var y: Int
    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int

    /// Creates a rectangle; a negative width or height counts as 0.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// Whether the rectangle contains no pixels.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// The number of pixels in the rectangle.
    public var area: Int { width * height }
}

extension HostPixelRect {
    var maxX: Int { x + width }
    var maxY: Int { y + height }

    static let empty = HostPixelRect(x: 0, y: 0, width: 0, height: 0)

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    func intersection(_ other: HostPixelRect) -> HostPixelRect {
        HostPixelRect(
            minX: max(x, other.x),
            minY: max(y, other.y),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
    }

    func union(_ other: HostPixelRect) -> HostPixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return HostPixelRect(
            minX: min(x, other.x),
            minY: min(y, other.y),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }

    func overlaps(_ other: HostPixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    func contains(_ other: HostPixelRect) -> Bool {
        other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
    }

    func offsetBy(x dx: Int, y dy: Int) -> HostPixelRect {
        HostPixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// Returns the part of the rectangle outside another one, as at most four disjoint rectangles.
    func subtracting(_ other: HostPixelRect) -> [HostPixelRect] {
        let hole = intersection(other)
        if hole.isEmpty { return isEmpty ? [] : [self] }
        let parts = [
            HostPixelRect(minX: x, minY: y, maxX: maxX, maxY: hole.y),
            HostPixelRect(minX: x, minY: hole.maxY, maxX: maxX, maxY: maxY),
            HostPixelRect(minX: x, minY: hole.y, maxX: hole.x, maxY: hole.maxY),
            HostPixelRect(minX: hole.maxX, minY: hole.y, maxX: maxX, maxY: hole.maxY),
        ]
        return parts.filter { !$0.isEmpty }
    }
}
