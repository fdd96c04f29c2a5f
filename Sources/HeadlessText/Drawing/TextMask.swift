import CCairo
import Foundation
import HeadlessGraphics

/// The pixel coverage of a line's glyphs in one color. Rasterized from outlines, so that glyphs start at quarters of
/// pixels regardless of Cairo's own glyph positioning.
final class TextMask {
    /// The index of the content's run, which determines the color.
    package let runIndex: Int
    private let surface: OpaquePointer
    private let counted = ForeignObjectCount()
    /// The bounds in pixels, relative to the pixel where the line starts and to its baseline.
    package let bounds: PixelBounds

    /// The number of subpixel positions of a glyph within a pixel.
    package static let phases = 4

    private init(runIndex: Int, surface: OpaquePointer, bounds: PixelBounds) {
        self.runIndex = runIndex
        self.surface = surface
        self.bounds = bounds
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The size of the pixels in bytes.
    var byteCount: Int { Int(cairo_image_surface_get_stride(surface)) * Int(bounds.height) }

    /// Returns the masks of all runs of a line, except for colored glyphs.
    package static func masks(for line: TextLine, at place: MaskPlace.Key) -> [TextMask] {
        var masks: [TextMask] = []
        var index = 0
        let runs = line.runs.filter { !$0.face.isColored && !$0.glyphs.isEmpty }
        while index < runs.count {
            var end = index + 1
            while end < runs.count, runs[end].runIndex == runs[index].runIndex { end += 1 }
            if let mask = mask(for: runs[index..<end], at: place) { masks.append(mask) }
            index = end
        }
        return masks
    }

    /// Fills the covered pixels with a color. The context's matrix must be that of pixels.
    package func draw(in context: OpaquePointer, x originX: Int, y originY: Int, color: RGBA) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(context, surface, Double(originX + bounds.minX), Double(originY + bounds.minY))
    }

    private static func mask(for runs: ArraySlice<GlyphRun>, at place: MaskPlace.Key) -> TextMask? {
        guard let first = runs.first else { return nil }
        let placed = runs.flatMap { placedGlyphs($0, at: place) }
        var bounds: PixelBounds?
        for glyph in placed { bounds = bounds?.union(glyph.bounds) ?? glyph.bounds }
        guard let bounds, let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, bounds.width, bounds.height),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for glyph in placed {
            let offset = (glyph.bounds.minY - bounds.minY) * stride + glyph.bounds.minX - bounds.minX
            glyph.mask.add(to: data + offset, stride: stride)
        }
        cairo_surface_mark_dirty(surface)
        return TextMask(runIndex: first.runIndex, surface: surface, bounds: bounds)
    }

    private struct PlacedGlyph {
        let mask: GlyphMask
        let bounds: PixelBounds
    }

    private static func placedGlyphs(_ run: GlyphRun, at place: MaskPlace.Key) -> [PlacedGlyph] {
        let cache = GlyphMaskCache.shared.masks(of: run.face)
        return run.glyphs.compactMap { glyph in
            let quarters = Int((CGFloat(glyph.x) * place.scale * CGFloat(phases)).rounded()) + place.phase
            let pixel = Int((Double(quarters) / Double(phases)).rounded(.down))
            let phase = quarters - pixel * phases
            guard
                let mask = cache.mask(for: GlyphMask.Key(glyph: glyph.index, scale: place.scale, phase: phase))
            else { return nil }
            let baseline = Int((CGFloat(glyph.y) * place.scale).rounded())
            return PlacedGlyph(mask: mask, bounds: mask.bounds.offset(x: pixel, y: baseline))
        }
    }
}
