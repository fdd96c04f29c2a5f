import CCairo
import Foundation
import HeadlessGraphics

/// The coverage of pixels by a glyph.
struct GlyphMask: Sendable {
    package struct Key: Hashable {
        var glyph: UInt
        package var scale: CGFloat
        /// The subpixel offset from a pixel's left edge, in quarters of a pixel.
        package var phase: Int
    }

    /// The bounds in pixels, relative to the glyph's origin.
    package let bounds: PixelBounds
    private let coverage: [UInt8]

    /// Rasterizes a glyph; `nil` if it has no outline.
    package init?(_ key: Key, face: FontFace) {
        guard let outline = GlyphOutline(key, face: face) else { return nil }
        bounds = outline.bounds
        coverage = outline.coverage()
    }

    /// Adds the coverage to that of other glyphs, saturating at full coverage.
    package func add(to target: UnsafeMutablePointer<UInt8>, stride: Int) {
        let width = bounds.maxX - bounds.minX
        coverage.withUnsafeBufferPointer { source in
            guard var values = source.baseAddress else { return }
            for row in 0..<(bounds.maxY - bounds.minY) {
                let line = target + row &* stride
                // Branch-free, so that the loop is vectorized.
                for column in 0..<width {
                    let sum = line[column] &+ values[column]
                    line[column] = sum < values[column] ? 255 : sum
                }
                values += width
            }
        }
    }
}

/// Owns the path of a glyph's outline.
private final class GlyphOutline {
    let bounds: PixelBounds
    private let context: OpaquePointer
    private let counted = ForeignObjectCount()

    init?(_ key: GlyphMask.Key, face: FontFace) {
        // The context only builds the path. The surface has one pixel because Cairo omits all glyphs on empty surfaces.
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
        // The context is destroyed by `deinit`, which also runs if the initializer fails here.
        if bounds.width <= 0 || bounds.height <= 0 { return nil }
    }

    deinit {
        cairo_destroy(context)
    }

    /// Returns the coverage row by row; rows are contiguous.
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
