import BoundedCaches
import Foundation

/// The raster cache: bitmaps of recently drawn images at their drawn size, so that they are scaled, rounded and tinted
/// only once.
final class RasterCache: Sendable {
    struct Key: Hashable, Sendable {
        /// The image or recording.
        let source: ObjectIdentifier
        /// The frame of the source, relative to the top-left corner of the drawn area.
        let placement: CGRect
        /// The size of the drawn area, in points.
        let size: CGSize
        var cornerRadius: CGFloat = 0
        var corners: UInt = 0
        var background: RGBA?
        var interpolation: Int32 = 0
        /// The scale in pixels per point, and the subpixel offset to the right and down, in 1/256 pixel.
        var scaleX: CGFloat = 1
        var scaleY: CGFloat = 1
        var phaseX = 0
        var phaseY = 0

        init(source: AnyObject, placement: CGRect, in area: CGRect) {
            self.source = ObjectIdentifier(source)
            self.placement = placement.offsetBy(dx: -area.minX, dy: -area.minY)
            size = area.size
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(source)
            hasher.combine(size.width)
            hasher.combine(scaleX)
            hasher.combine(phaseY)
        }
    }

    /// Retains the source, whose identity is part of the key.
    private struct Entry: Sendable {
        let source: any AnyObject & Sendable
        let pixels: PixelBuffer
    }

    static let shared = RasterCache(capacity: 16 << 20)

    /// The maximum area of a cached bitmap, in pixels; larger ones are cheaper to redraw.
    static let largestArea = 1 << 20

    private let entries: SharedBoundedCache<Key, Entry>

    /// Creates a cache that holds between `capacity` and twice as many bytes of pixels.
    init(capacity: Int) {
        entries = SharedBoundedCache(capacity: capacity)
    }

    /// The size of the cached bitmaps, in bytes.
    var cost: Int { entries.cost }

    func pixels(for key: Key, of source: any AnyObject & Sendable, make: () -> PixelBuffer?) -> PixelBuffer? {
        if let known = entries.value(for: key) { return known.pixels }
        guard let pixels = make() else { return nil }
        entries.insert(Entry(source: source, pixels: pixels), for: key, cost: pixels.width * pixels.height * 4)
        return pixels
    }
}
