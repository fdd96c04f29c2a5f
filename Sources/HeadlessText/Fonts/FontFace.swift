import CCairo
import CPango
import Foundation
import HeadlessGraphics

/// Owns a font face at a size, as chosen by shaping.
///
/// Unchecked: the Pango font is only queried for metrics during initialization, and the Cairo font used for drawing is
/// thread-safe.
package final class FontFace: @unchecked Sendable {
    private let pangoFont: UnsafeMutablePointer<PangoFont>
    let scaledFont: OpaquePointer?
    private let counted = ForeignObjectCount()

    let family: String
    let weight: Int
    let isItalic: Bool
    /// The font size, in points.
    let size: CGFloat
    /// The font size at which glyphs appear, in points. Colored glyphs are images of another size that are scaled.
    let shownSize: CGFloat
    package let metrics: FontMetrics
    /// The advance width of a space, in points.
    let spaceAdvance: CGFloat

    /// Whether glyphs are colored images.
    var isColored: Bool { family == "Noto Color Emoji" }

    init(retaining font: UnsafeMutablePointer<PangoFont>) {
        pangoFont = font
        g_object_ref(font)
        scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
        let description = pango_font_describe_with_absolute_size(font)
        defer { pango_font_description_free(description) }
        family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
        weight = Int(pango_font_description_get_weight(description).rawValue)
        isItalic = pango_font_description_get_style(description) != PANGO_STYLE_NORMAL
        size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
        var matrix = cairo_matrix_t()
        if let scaledFont { cairo_scaled_font_get_font_matrix(scaledFont, &matrix) }
        shownSize = matrix.yy > 0 ? CGFloat(matrix.yy) : size
        metrics = FontMetrics(of: font, scaledFont: scaledFont)
        var space = cairo_text_extents_t()
        if let scaledFont { cairo_scaled_font_text_extents(scaledFont, " ", &space) }
        spaceAdvance = CGFloat(space.x_advance)
    }

    deinit {
        g_object_unref(pangoFont)
    }

    /// Returns the extent of glyphs above and below the baseline, in points.
    func verticalExtent(of glyphs: [cairo_glyph_t]) -> (above: CGFloat, below: CGFloat) {
        let extents = extents(of: glyphs)
        return (max(0, -extents.y_bearing), max(0, extents.y_bearing + extents.height))
    }

    /// Returns the advance width of a glyph, in points.
    func advance(of glyph: cairo_glyph_t) -> CGFloat {
        extents(of: [glyph]).x_advance
    }

    func extents(of glyphs: [cairo_glyph_t]) -> cairo_text_extents_t {
        var extents = cairo_text_extents_t()
        if let scaledFont { cairo_scaled_font_glyph_extents(scaledFont, glyphs, Int32(glyphs.count), &extents) }
        return extents
    }

    /// Sets the face as the font of a Cairo context.
    func install(in context: OpaquePointer) {
        if let scaledFont { cairo_set_scaled_font(context, scaledFont) }
    }
}
