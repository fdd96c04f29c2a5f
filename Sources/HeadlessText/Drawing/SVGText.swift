import Foundation
import HeadlessGraphics

/// A run of glyphs as text in its font, with its shaped width.
struct SVGText {
    package let run: GlyphRun
    package let origin: CGPoint
    package let transform: CGAffineTransform

    package func element(color: RGBA) -> String {
        let face = run.face
        let size = face.isColored ? face.shownSize : face.size
        // Under uniform scale and translation, coordinates are those of the page.
        let scale = transform.uniformScale
        let point = scale == nil ? origin : origin.applying(transform)
        let factor = scale ?? 1
        var attributes = "x=\"\(SVGNumber(point.x))\" y=\"\(SVGNumber(point.y))\""
        attributes += " font-family=\"\(face.family.xmlEscaped), sans-serif\""
        attributes += " font-size=\"\(SVGNumber(size * factor))\" font-weight=\"\(face.weight)\""
        if face.isItalic { attributes += " font-style=\"italic\"" }
        if run.letterSpacing != 0 { attributes += " letter-spacing=\"\(SVGNumber(run.letterSpacing * factor))\"" }
        // Keeps the width of the line in viewers without the font.
        if run.glyphs.count > 1 { attributes += " textLength=\"\(SVGNumber(run.width * factor))\"" }
        if scale == nil { attributes += " transform=\"\(transform.svgMatrix)\"" }
        return
            "<text \(attributes) \(color.svgAttributes("fill")) xml:space=\"preserve\">\(run.text.xmlEscaped)</text>\n"
    }
}

extension String {
    /// The string escaped for XML. Characters that XML can't represent are omitted.
    var xmlEscaped: String {
        var result = ""
        result.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
