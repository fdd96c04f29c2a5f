import Foundation

/// Pictures as they were drawn lately, at the size they were drawn: scaled, rounded and tinted once.
final class KeptPixels: Sendable {
    struct Key: Hashable, Sendable {
        /// The image or recording that is drawn.
        let source: ObjectIdentifier
        /// Where the source lies, from the top left corner of the area.
        let placement: CGRect
        /// What is drawn of it, in points.
        let size: CGSize
        var cornerRadius: CGFloat = 0
        var corners: UInt = 0
        var background: RGBA?
        var interpolation: Int32 = 0
        /// Pixels a point, and 256ths of a pixel to the right of and below a pixel's corner.
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

    /// Holds on to the source, whose identity is in the key.
    private struct Entry: Sendable {
        let source: any AnyObject & Sendable
        let pixels: PixelBuffer
    }

    static let shared = KeptPixels(capacity: 16 << 20)

    /// Pixels of a picture from which keeping it costs more than drawing it again.
    static let largestArea = 1 << 20

    private let entries: BoundedCache<Key, Entry>

    /// Keeps at least that many bytes of pixels and at most twice as many.
    init(capacity: Int) {
        entries = BoundedCache(capacity: capacity)
    }

    /// What is kept, in bytes.
    var cost: Int { entries.cost }

    func pixels(for key: Key, of source: any AnyObject & Sendable, make: () -> PixelBuffer?) -> PixelBuffer? {
        if let known = entries.value(for: key) { return known.pixels }
        guard let pixels = make() else { return nil }
        entries.insert(Entry(source: source, pixels: pixels), for: key, cost: pixels.width * pixels.height * 4)
        return pixels
    }
}
