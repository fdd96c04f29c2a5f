import CPango

/// A text shaped by Pango; owns one Pango layout.
public final class BaselineText {
    let layout: OpaquePointer
    /// The height in points.
    public let height: Double

    /// Creates a text in Inter, without hinting as on a headless screen.
    ///
    /// - Parameters:
    ///   - size: The font size in points.
    ///   - width: The maximum line width in points.
    public init(_ text: String, size: Double, isMedium: Bool = false, width: Double) {
        layout = pango_layout_new(FloorContext.shared)
        let font = pango_font_description_new()
        pango_font_description_set_family(font, "Inter")
        pango_font_description_set_weight(font, isMedium ? PANGO_WEIGHT_MEDIUM : PANGO_WEIGHT_NORMAL)
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_text(layout, text, -1)
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        height = Double(extents.height) / Double(PANGO_SCALE)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }
}

/// The context shared by all layouts. The benchmarks use it on one thread.
private enum FloorContext {
    nonisolated(unsafe) static let shared: OpaquePointer = {
        let context: OpaquePointer = pango_font_map_create_context(pango_cairo_font_map_get_default())
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        return context
    }()
}
