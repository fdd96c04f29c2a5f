import CCairo
import CPango
import Foundation

/// Vertical metrics of a face, in points. Distances below the baseline are positive, unlike `UIFont.descender`.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// The distance from the baseline down to the upper edge of the line; negative above the baseline.
    package var underlineOffset: CGFloat
    package var underlineThickness: CGFloat
    package var strikethroughOffset: CGFloat
    package var strikethroughThickness: CGFloat

    package var lineHeight: CGFloat { ascent + descent }
}

extension FontMetrics {
    /// Creates the metrics of a font. Cap height and x-height are measured from the letters H and x.
    package init(of font: UnsafeMutablePointer<PangoFont>, scaledFont: OpaquePointer?) {
        let metrics = pango_font_get_metrics(font, nil)
        defer { pango_font_metrics_unref(metrics) }
        func points(_ value: Int32) -> CGFloat { CGFloat(value) / CGFloat(PANGO_SCALE) }
        func height(_ letter: String) -> CGFloat {
            guard let scaledFont else { return 0 }
            var extents = cairo_text_extents_t()
            cairo_scaled_font_text_extents(scaledFont, letter, &extents)
            return -extents.y_bearing
        }
        ascent = points(pango_font_metrics_get_ascent(metrics))
        descent = points(pango_font_metrics_get_descent(metrics))
        capHeight = height("H")
        xHeight = height("x")
        underlineOffset = -points(pango_font_metrics_get_underline_position(metrics))
        underlineThickness = points(pango_font_metrics_get_underline_thickness(metrics))
        strikethroughOffset = -points(pango_font_metrics_get_strikethrough_position(metrics))
        strikethroughThickness = points(pango_font_metrics_get_strikethrough_thickness(metrics))
    }
}
