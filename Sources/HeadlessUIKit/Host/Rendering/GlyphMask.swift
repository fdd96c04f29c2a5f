import CCairo
import Foundation

/// How much of each pixel one glyph covers.
struct GlyphMask: Sendable {
    struct Key: Hashable {
        var glyph: UInt
        var scale: CGFloat
        /// Quarters of a pixel to the right of a pixel's left edge.
        var phase: Int
    }

    /// Pixels from the glyph's origin.
    let bounds: PixelBounds
    private let coverage: [UInt8]

    /// Rasterises the outline; none for glyphs without one.
    init?(_ key: Key, face: FontFace) {
        guard let outline = GlyphOutline(key, face: face) else { return nil }
        bounds = outline.bounds
        coverage = outline.coverage()
    }

    /// Adds the coverage to that of other glyphs, up to full.
    func add(to target: UnsafeMutablePointer<UInt8>, stride: Int) {
        let width = bounds.maxX - bounds.minX
        coverage.withUnsafeBufferPointer { source in
            guard var values = source.baseAddress else { return }
            for row in 0..<(bounds.maxY - bounds.minY) {
                let line = target + row &* stride
                // Without a branch, so that many are added at once.
                for column in 0..<width {
                    let sum = line[column] &+ values[column]
                    line[column] = sum < values[column] ? 255 : sum
                }
                values += width
            }
        }
    }
}

/// Glyph masks of one face that were drawn lately.
///
/// Unchecked: the lock guards the only mutable property.
final class GlyphMaskCache: @unchecked Sendable {
    private let lock = NSLock()
    private var masks: [GlyphMask.Key: GlyphMask?] = [:]

    /// Glyphs, scales and positions kept for one face.
    private static let capacity = 2_048

    func mask(for key: GlyphMask.Key, face: FontFace) -> GlyphMask? {
        lock.lock()
        defer { lock.unlock() }
        if let known = masks[key] { return known }
        if masks.count >= Self.capacity { masks.removeAll(keepingCapacity: true) }
        let mask = GlyphMask(key, face: face)
        masks[key] = .some(mask)
        return mask
    }
}

/// Owns the drawing of one glyph's outline.
private final class GlyphOutline {
    let bounds: PixelBounds
    private let context: OpaquePointer
    private let counted = ForeignObjectCount()

    init?(_ key: GlyphMask.Key, face: FontFace) {
        // The context only builds the path. The image has a pixel because Cairo leaves out all glyphs where there is none.
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return nil }
        self.context = context
        cairo_translate(context, Double(key.phase) / Double(TextMask.phases), 0)
        cairo_scale(context, Double(key.scale), Double(key.scale))
        face.install(in: context)
        var glyph = cairo_glyph_t(index: key.glyph, x: 0, y: 0)
        cairo_glyph_path(context, &glyph, 1)
        cairo_identity_matrix(context)
        var x1 = 0.0
        var y1 = 0.0
        var x2 = 0.0
        var y2 = 0.0
        cairo_path_extents(context, &x1, &y1, &x2, &y2)
        bounds = PixelBounds(
            minX: Int(x1.rounded(.down)),
            minY: Int(y1.rounded(.down)),
            maxX: Int(x2.rounded(.up)),
            maxY: Int(y2.rounded(.up))
        )
        // The context is destroyed by deinit, which also runs for an outline given up here.
        if bounds.width <= 0 || bounds.height <= 0 { return nil }
    }

    deinit {
        cairo_destroy(context)
    }

    /// Row by row, without gaps.
    func coverage() -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, bounds.width, bounds.height)
        defer { cairo_surface_destroy(surface) }
        let width = bounds.maxX - bounds.minX
        let height = bounds.maxY - bounds.minY
        let nothing = [UInt8](repeating: 0, count: width * height)
        guard let path = cairo_copy_path(context), let target = cairo_create(surface) else { return nothing }
        defer {
            cairo_path_destroy(path)
            cairo_destroy(target)
        }
        cairo_translate(target, Double(-bounds.minX), Double(-bounds.minY))
        cairo_append_path(target, path)
        cairo_set_antialias(target, CAIRO_ANTIALIAS_GRAY)
        cairo_fill(target)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nothing }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return (0..<height).flatMap { row in
            UnsafeBufferPointer(start: data + row * stride, count: width)
        }
    }
}
