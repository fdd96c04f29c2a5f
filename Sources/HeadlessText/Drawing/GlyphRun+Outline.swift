import CCairo
import Foundation
import HeadlessGraphics

extension GlyphRun {
    /// Returns the outlines of the glyphs, with the left end of the line's baseline at the origin.
    ///
    /// - Parameters:
    ///   - obliqueness: The skew of each glyph, the horizontal per vertical distance.
    ///   - expansion: The factor by which each glyph is widened.
    package func outline(obliqueness: CGFloat, expansion: CGFloat) -> Path {
        guard !face.isColored else { return .elements([]) }
        var elements: [PathElement] = []
        GlyphOutlines(face).withOutlines(of: glyphs) { glyph, outline in
            let place = CGAffineTransform(
                a: expansion,
                b: 0,
                c: -obliqueness,
                d: 1,
                tx: CGFloat(glyph.x),
                ty: CGFloat(glyph.y)
            )
            elements += outline.map { $0.applying(place) }
        }
        return .elements(elements)
    }
}

extension FontFace {
    /// Returns the outline of a glyph, with the left end of the baseline at the origin; empty for colored glyphs.
    package func outline(ofGlyph index: UInt) -> Path {
        var elements: [PathElement] = []
        if !isColored {
            GlyphOutlines(self).withOutlines(of: [cairo_glyph_t(index: index, x: 0, y: 0)]) { elements = $1 }
        }
        return .elements(elements)
    }
}

/// Owns a Cairo context that turns glyphs into paths.
private final class GlyphOutlines {
    private let surface: OpaquePointer?
    private let context: OpaquePointer
    private let counted = ForeignObjectCount()

    init(_ face: FontFace) {
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        context = cairo_create(surface)
        face.install(in: context)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Calls a closure with each glyph and its outline at the origin.
    func withOutlines(of glyphs: [cairo_glyph_t], _ body: (cairo_glyph_t, [PathElement]) -> Void) {
        for glyph in glyphs {
            var origin = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
            cairo_new_path(context)
            cairo_glyph_path(context, &origin, 1)
            guard let path = cairo_copy_path(context) else { continue }
            body(glyph, Self.elements(of: path.pointee))
            cairo_path_destroy(path)
        }
    }

    private static func elements(of path: cairo_path_t) -> [PathElement] {
        guard let data = path.data else { return [] }
        func point(_ index: Int) -> CGPoint { CGPoint(x: data[index].point.x, y: data[index].point.y) }
        var elements: [PathElement] = []
        var index = 0
        while index < Int(path.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(point(index + 1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(index + 1)))
            case CAIRO_PATH_CURVE_TO:
                elements.append(.curve(point(index + 1), point(index + 2), to: point(index + 3)))
            default: elements.append(.close)
            }
            index += max(1, Int(header.length))
        }
        return elements
    }
}
