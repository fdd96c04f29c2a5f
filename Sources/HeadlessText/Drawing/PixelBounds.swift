import HeadlessGraphics

/// A rectangle of whole pixels.
struct PixelBounds: Hashable, Sendable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package var width: Int32 { Int32(clamping: maxX - minX) }
    package var height: Int32 { Int32(clamping: maxY - minY) }

    package func union(_ other: PixelBounds) -> PixelBounds {
        PixelBounds(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }

    package func isInside(_ rect: PixelRect) -> Bool {
        minX >= rect.x && minY >= rect.y && maxX <= rect.maxX && maxY <= rect.maxY
    }

    package func offset(x: Int, y: Int) -> PixelBounds {
        PixelBounds(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}
