import CCairo
import Foundation

/// The baseline of a list: the rows of a screen shaped by Pango and painted by plain Cairo calls in a loop, without
/// views.
public final class BaselineList {
    private let width: Double
    private let height: Double
    private let scale: Int
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let image: OpaquePointer

    private var rows: [BaselineRow] = []
    private var firstTop = 0.0
    private var nextIndex = 0

    /// Creates a list that fills a screen with a size in points and `scale` pixels per point.
    public init(width: Int, height: Int, scale: Int) {
        self.width = Double(width)
        self.height = Double(height)
        self.scale = scale
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width * scale), Int32(height * scale))
        context = cairo_create(surface)
        cairo_scale(context, Double(scale), Double(scale))
        image = Self.roundImage(scale: scale)
        fill()
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
        cairo_surface_destroy(image)
    }

    /// Returns the picture as a PNG file written by Cairo.
    public func png() -> Data {
        var data = Data()
        cairo_surface_flush(surface)
        let append: cairo_write_func_t = { target, bytes, count in
            target?.assumingMemoryBound(to: Data.self).pointee.append(
                UnsafeBufferPointer(start: bytes, count: Int(count))
            )
            return CAIRO_STATUS_SUCCESS
        }
        withUnsafeMutablePointer(to: &data) { _ = cairo_surface_write_to_png_stream(surface, append, $0) }
        return data
    }

    /// The number of rows on screen.
    public var rowCount: Int { rows.count }

    /// Shapes the rows on screen again and paints everything: a first frame.
    public func shapeAndPaint() {
        nextIndex -= rows.count
        rows = []
        fill()
        paint()
    }

    /// Paints everything with the existing layouts.
    public func paint() {
        paintRows(from: 0, to: height)
        cairo_surface_flush(surface)
    }

    /// Moves the painted pixels up by a number of points, shapes the rows that appear and paints the exposed band.
    public func scroll(by points: Int) {
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let moved = points * scale
        let kept = Int(height) * scale - moved
        if let data = cairo_image_surface_get_data(surface) {
            memmove(data, data + moved * stride, kept * stride)
        }
        cairo_surface_mark_dirty(surface)
        firstTop -= Double(points)
        while let first = rows.first, firstTop + first.height <= 0 {
            firstTop += first.height
            rows.removeFirst()
        }
        fill()
        paintRows(from: height - Double(points), to: height)
        cairo_surface_flush(surface)
    }

    /// Scales the image to its drawing size and rounds it once, as an efficient program would.
    private static func roundImage(scale: Int) -> OpaquePointer {
        let side = BaselineRow.imageSide
        let pixels = Int32(side) * Int32(scale)
        let image: OpaquePointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels)
        cairo_surface_set_device_scale(image, Double(scale), Double(scale))
        let painter = cairo_create(image)
        cairo_set_source_rgb(painter, 0.2, 0.5, 0.8)
        cairo_arc(painter, side / 2, side / 2, side / 2, 0, 2 * .pi)
        cairo_fill(painter)
        cairo_destroy(painter)
        return image
    }

    private func fill() {
        var bottom = firstTop + rows.reduce(0) { $0 + $1.height }
        while bottom < height {
            let row = BaselineRow(RowText(index: nextIndex), width: width)
            nextIndex += 1
            bottom += row.height
            rows.append(row)
        }
    }

    private func paintRows(from top: Double, to bottom: Double) {
        cairo_save(context)
        cairo_rectangle(context, 0, top, width, bottom - top)
        cairo_clip(context)
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        var y = firstTop
        for row in rows {
            if y + row.height > top, y < bottom {
                row.paint(on: context, image: image, y: y, width: width)
            }
            y += row.height
        }
        cairo_restore(context)
    }
}
