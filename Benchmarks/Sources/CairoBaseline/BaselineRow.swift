import CCairo
import CPango

/// A row without a view: two cached layouts.
public struct BaselineRow {
    let title: BaselineText
    let subtitle: BaselineText
    /// The height in points.
    public let height: Double

    /// Creates a row and shapes its texts for a width in points.
    public init(_ text: RowText, width: Double) {
        let textWidth = width - Self.textLeft - Self.trailingWidth
        title = BaselineText(text.title, size: 17, width: textWidth)
        subtitle = BaselineText(text.subtitle, size: 15, width: textWidth)
        height = max(Self.imageSide, title.height + 2 + subtitle.height) + 2 * Self.inset
    }

    static let inset = 16.0
    static let imageSide = 40.0
    static let textLeft = inset + imageSide + 16
    static let trailingWidth = 8.0 + 8 + 16

    /// Paints the row with its top at `y`; the image is already rounded.
    func paint(on context: OpaquePointer, image: OpaquePointer, y: Double, width: Double) {
        cairo_set_source_surface(context, image, Self.inset, y + Self.inset)
        cairo_paint(context)

        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_move_to(context, Self.textLeft, y + Self.inset)
        pango_cairo_show_layout(context, title.layout)
        cairo_set_source_rgb(context, 0.4, 0.4, 0.42)
        cairo_move_to(context, Self.textLeft, y + Self.inset + title.height + 2)
        pango_cairo_show_layout(context, subtitle.layout)

        cairo_set_source_rgb(context, 0.77, 0.77, 0.78)
        cairo_set_line_width(context, 2)
        let middle = y + height / 2
        cairo_move_to(context, width - 23, middle - 6)
        cairo_line_to(context, width - 17, middle)
        cairo_line_to(context, width - 23, middle + 6)
        cairo_stroke(context)
        cairo_rectangle(context, Self.inset, y + height - 0.5, width - 2 * Self.inset, 0.5)
        cairo_fill(context)
    }
}
