import CCairo
import Foundation
import HeadlessGraphics

/// Draws lines of text with Cairo: into pixels from cached masks, into documents as glyphs with their characters, and
/// as outlines if the text is rotated or very large.
struct TextPainter {
    let context: OpaquePointer
    /// Whether text is drawn as text rather than as pixels.
    let isVector: Bool

    /// The limits in pixels of the font size and line width of cached masks; larger text is cheaper to draw as
    /// outlines.
    private static let largestMaskedSize: CGFloat = 128
    private static let widestMask: CGFloat = 8_192
    /// The font sizes in pixels that are too large for FreeType, and too small to be visible.
    private static let undrawableSize = 32_000.0
    private static let invisibleSize = 1.0 / 1_024

    func draw(_ line: TextLine, at baseline: CGPoint, colors: [RGBA]) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard line.runs.allSatisfy({ isDrawable($0.face, matrix) }) else { return }
        defer { cairo_set_matrix(context, &matrix) }
        if isVector {
            cairo_translate(context, Double(baseline.x), Double(baseline.y))
            for run in line.runs { showText(run, color: colors[run.runIndex]) }
            return
        }
        if canMask(line, matrix) {
            drawMasks(line, at: baseline, colors: colors, matrix)
        } else {
            cairo_translate(context, Double(baseline.x), Double(baseline.y))
            for run in line.runs where !run.face.isColored { fillOutlines(run, color: colors[run.runIndex]) }
            cairo_set_matrix(context, &matrix)
        }
        cairo_translate(context, Double(baseline.x), Double(baseline.y))
        for run in line.runs where run.face.isColored { showColoredGlyphs(run, alpha: colors[run.runIndex].alpha) }
    }

    /// Whether a line is drawn from masks that lie inside a rectangle of pixels.
    package func draws(_ line: TextLine, at baseline: CGPoint, in pixels: PixelRect) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard canMask(line, matrix), let place = MaskPlace(of: baseline, matrix),
            line.runs.allSatisfy({ !$0.face.isColored })
        else { return false }
        var isInside = true
        LineMaskCache.shared.masks(of: line, at: place.key).withMasks { masks in
            isInside = masks.allSatisfy { $0.bounds.offset(x: place.x, y: place.y).isInside(pixels) }
        }
        return isInside
    }

    private func canMask(_ line: TextLine, _ matrix: cairo_matrix_t) -> Bool {
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0,
            cairo_get_antialias(context) != CAIRO_ANTIALIAS_NONE
        else { return false }
        let scale = CGFloat(matrix.xx)
        return line.width * scale <= Self.widestMask
            && line.runs.allSatisfy { $0.face.size * scale <= Self.largestMaskedSize }
    }

    /// Whether glyphs have a size in pixels that can be drawn and seen.
    ///
    /// After an invalid size, Cairo considers a font broken and never draws with it again, at any size.
    private func isDrawable(_ face: FontFace, _ matrix: cairo_matrix_t) -> Bool {
        let size = Double(face.size)
        let largest = size * [matrix.xx, matrix.xy, matrix.yx, matrix.yy].map(abs).reduce(0, max)
        guard largest < Self.undrawableSize else { return false }
        let area = size * size * abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
        return area > Self.invisibleSize * largest
    }

    /// Draws the line from masks, with the baseline at whole pixels and glyphs at quarters of pixels.
    private func drawMasks(_ line: TextLine, at baseline: CGPoint, colors: [RGBA], _ matrix: cairo_matrix_t) {
        guard let place = MaskPlace(of: baseline, matrix) else { return }
        cairo_identity_matrix(context)
        LineMaskCache.shared.masks(of: line, at: place.key).withMasks { masks in
            for mask in masks { mask.draw(in: context, x: place.x, y: place.y, color: colors[mask.runIndex]) }
        }
        var restored = matrix
        cairo_set_matrix(context, &restored)
    }

    private func fillOutlines(_ run: GlyphRun, color: RGBA) {
        cairo_set_source_rgba(context, color)
        run.face.install(in: context)
        cairo_new_path(context)
        cairo_glyph_path(context, run.glyphs, Int32(run.glyphs.count))
        cairo_fill(context)
    }

    private func showColoredGlyphs(_ run: GlyphRun, alpha: CGFloat) {
        guard alpha > 0 else { return }
        run.face.install(in: context)
        if alpha < 1 { cairo_push_group(context) }
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        cairo_show_glyphs(context, run.glyphs, Int32(run.glyphs.count))
        if alpha < 1 {
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, Double(alpha))
        }
    }

    private func showText(_ run: GlyphRun, color: RGBA) {
        guard !run.glyphs.isEmpty else { return }
        cairo_set_source_rgba(context, color)
        run.face.install(in: context)
        cairo_show_text_glyphs(
            context,
            run.text,
            Int32(run.text.utf8.count),
            run.glyphs,
            Int32(run.glyphs.count),
            run.clusters,
            Int32(run.clusters.count),
            run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
        )
    }
}
