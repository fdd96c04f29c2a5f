import CCairo
import Foundation

/// A canvas that draws with Cairo, into pixels or pages of a PDF document.
package final class CairoCanvas: Canvas {
    private let context: OpaquePointer
    private let counted = ForeignObjectCount()
    /// Retained while it is drawn on.
    private let pixels: PixelBuffer?
    private var groups: [Group] = []
    /// The images that mask what is being drawn, with their frames.
    var imageMasks: [(RasterImage, CGRect)] = []

    private var offsets: [cairo_matrix_t] = []

    /// Whether the canvas draws into pixels rather than a document.
    package var paintsPixels: Bool { pixels != nil }

    private struct Group {
        let alpha: CGFloat
        /// Whether the state was saved for a clip around the group.
        let isClipped: Bool
    }

    /// Creates a canvas on pixels with a scale in pixels per point.
    package init(pixels: PixelBuffer, scale: CGFloat) {
        self.pixels = pixels
        context = pixels.withSurface { cairo_create($0) }
        cairo_scale(context, Double(scale), Double(scale))
    }

    /// Creates a canvas on another surface, with one unit per point.
    package init(vectorSurface surface: OpaquePointer) {
        pixels = nil
        context = cairo_create(surface)
    }

    deinit {
        cairo_destroy(context)
    }

    /// Gives extensions in other files access to the context, which must not escape the closure.
    package func withContext(_ body: (OpaquePointer) -> Void) {
        body(context)
    }

    package func save() {
        cairo_save(context)
    }

    package func restore() {
        cairo_restore(context)
    }

    // Restoring a matrix is cheaper than restoring the whole state.
    package func beginOffset(_ offset: CGPoint) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        offsets.append(matrix)
        // Larger offsets are invisible as well.
        let limit: CGFloat = 1e9
        let x = min(max(offset.x, -limit), limit)
        let y = min(max(offset.y, -limit), limit)
        cairo_translate(context, Double(x), Double(y))
    }

    package func endOffset() {
        guard var matrix = offsets.popLast() else { return }
        cairo_set_matrix(context, &matrix)
    }

    package var pixelsPerPoint: CGFloat {
        guard paintsPixels else { return Self.documentPixelsPerPoint }
        let matrix = matrix
        return max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    }

    /// The transform to pixels, or to the units of a document.
    package var matrix: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return CGAffineTransform(
            a: CGFloat(matrix.xx),
            b: CGFloat(matrix.yx),
            c: CGFloat(matrix.xy),
            d: CGFloat(matrix.yy),
            tx: CGFloat(matrix.x0),
            ty: CGFloat(matrix.y0)
        )
    }

    package func concatenate(_ transform: CGAffineTransform) {
        var matrix = transform.cairoMatrix
        guard isInvertible(matrix) else {
            // Cairo stops drawing permanently with a non-invertible matrix; this hides everything until the state is
            // restored instead.
            cairo_reset_clip(context)
            cairo_rectangle(context, 0, 0, 0, 0)
            cairo_clip(context)
            return
        }
        cairo_transform(context, &matrix)
    }

    package func clip(to path: Path, rule: CGPathFillRule) {
        add(path)
        cairo_set_fill_rule(context, rule.cairoFillRule)
        cairo_clip(context)
    }

    package func fill(_ path: Path, with color: RGBA, rule: CGPathFillRule) {
        add(path)
        setSource(color)
        cairo_set_fill_rule(context, rule.cairoFillRule)
        fillPath()
    }

    package func stroke(_ path: Path, with color: RGBA, style: StrokeStyle) {
        add(path)
        setSource(color)
        cairo_set_line_width(context, Double(style.width))
        cairo_set_line_cap(context, style.cap.cairoLineCap)
        cairo_set_line_join(context, style.join.cairoLineJoin)
        cairo_set_miter_limit(context, Double(style.miterLimit))
        let dashes = style.drawableDashLengths.map(Double.init)
        cairo_set_dash(context, dashes, Int32(dashes.count), dashes.isEmpty ? 0 : Double(style.dashPhase))
        cairo_stroke(context)
    }

    package func drawDocument(_ document: SVGDocument, in rect: CGRect, tint: RGBA?) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_rectangle(context, rect)
        cairo_clip(context)
        guard let tint else {
            guard blends else { return document.draw(in: rect, on: context) }
            return drawBlended { document.draw(in: rect, on: context) }
        }
        pushGroup()
        document.draw(in: rect, on: context)
        let shape = cairo_pop_group(context)
        defer { cairo_pattern_destroy(shape) }
        setSource(tint)
        cairo_mask(context, shape)
    }

    package func beginGroup(alpha: CGFloat) {
        groups.append(Group(alpha: alpha, isClipped: false))
        pushGroup()
    }

    package func beginGroup(alpha: CGFloat, within rect: CGRect) {
        groups.append(Group(alpha: alpha, isClipped: true))
        cairo_save(context)
        clipToPixels(touching: rect)
        pushGroup()
    }

    package func endGroup() {
        guard let group = groups.popLast() else { return }
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, Double(group.alpha))
        if group.isClipped { cairo_restore(context) }
    }

    package func beginMasked(within rect: CGRect) {
        cairo_save(context)
        clipToPixels(touching: rect)
        pushGroup()
    }

    package func beginMask() {
        pushGroup()
    }

    package func endMask() {
        let mask = cairo_pop_group(context)
        defer { cairo_pattern_destroy(mask) }
        cairo_pop_group_to_source(context)
        cairo_mask(context, mask)
        cairo_restore(context)
    }

    private func setSource(_ color: RGBA) {
        cairo_set_source_rgba(context, color)
    }

    package func add(_ path: Path) {
        cairo_new_path(context)
        if case .rect(let rect) = path { return cairo_rectangle(context, rect) }
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(context, Double(point.x), Double(point.y))
            case .line(let point): cairo_line_to(context, Double(point.x), Double(point.y))
            case .curve(let first, let second, let end):
                cairo_curve_to(
                    context,
                    Double(first.x),
                    Double(first.y),
                    Double(second.x),
                    Double(second.y),
                    Double(end.x),
                    Double(end.y)
                )
            case .close: cairo_close_path(context)
            }
        }
    }

    /// Whether a matrix is invertible, even in the 16.16 fixed-point format that Cairo uses to place images.
    private func isInvertible(_ matrix: cairo_matrix_t) -> Bool {
        guard matrix.x0.isFinite, matrix.y0.isFinite else { return false }
        var all = cairo_matrix_t()
        var own = matrix
        var outer = cairo_matrix_t()
        cairo_get_matrix(context, &outer)
        cairo_matrix_multiply(&all, &own, &outer)
        let determinant = abs(all.xx * all.yy - all.xy * all.yx)
        let squares = all.xx * all.xx + all.xy * all.xy + all.yx * all.yx + all.yy * all.yy
        return determinant.isFinite && determinant > squares * Self.thinnest
            && determinant > Self.thinnest * Self.thinnest
    }

    /// The minimum ratio of the two scales of a matrix, and the minimum scale in pixels per point.
    private static let thinnest = 1e-4
}
