import CCairo
import Foundation
import HeadlessGraphics

extension FontFace {
    /// Returns the index of the glyph of a character; `nil` if the face has none.
    package func glyph(of scalar: Unicode.Scalar) -> UInt? {
        guard let scaledFont else { return nil }
        let text = String(Character(scalar))
        var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
        var count: Int32 = 0
        let status = text.withCString {
            cairo_scaled_font_text_to_glyphs(
                scaledFont,
                0,
                0,
                $0,
                Int32(text.utf8.count),
                &glyphs,
                &count,
                nil,
                nil,
                nil
            )
        }
        defer { cairo_glyph_free(glyphs) }
        guard status == CAIRO_STATUS_SUCCESS, count > 0, let index = glyphs?[0].index, index != 0 else { return nil }
        return index
    }

    /// Returns the advance width of a glyph, in points.
    package func advance(ofGlyph index: UInt) -> CGFloat {
        advance(of: cairo_glyph_t(index: index, x: 0, y: 0))
    }

    /// Returns the box around a glyph in points, with the origin at the left end of the baseline and the y-axis up.
    package func bounds(ofGlyph index: UInt) -> CGRect {
        let extents = extents(of: [cairo_glyph_t(index: index, x: 0, y: 0)])
        return CGRect(
            x: extents.x_bearing,
            y: -extents.y_bearing - extents.height,
            width: extents.width,
            height: extents.height
        )
    }
}

extension FontLibrary {
    /// Returns the face of a specification; `nil` if the font can't be opened.
    package func face(for specification: FontSpecification) -> FontFace? {
        withShaper { $0.face(for: specification) }
    }
}
