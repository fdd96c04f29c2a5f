import Foundation

/// A number in an SVG document, rounded to three decimals, without trailing zeros.
package struct SVGNumber: CustomStringConvertible {
    private let value: CGFloat

    package init(_ value: CGFloat) {
        self.value = value.isFinite ? (value * 1_000).rounded() / 1_000 : 0
    }

    package var description: String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
}

extension RGBA {
    /// Returns the paint attribute of the color and, if it isn't opaque, its opacity attribute.
    package func svgAttributes(_ name: String) -> String {
        svgAttributes(color: name, opacity: "\(name)-opacity")
    }

    package func svgAttributes(color colorName: String, opacity opacityName: String) -> String {
        let bytes = [red, green, blue].map { Int(($0 * 255).rounded()) }
        let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let paint = "\(colorName)=\"#\(hex)\""
        return alpha < 1 ? "\(paint) \(opacityName)=\"\(SVGNumber(alpha))\"" : paint
    }
}

extension StrokeStyle {
    /// Returns the attributes that differ from SVG's defaults, with lengths multiplied by a scale.
    package func svgAttributes(scale: CGFloat) -> String {
        var attributes = " stroke-width=\"\(SVGNumber(width * scale))\""
        switch cap {
        case .butt: break
        case .round: attributes += " stroke-linecap=\"round\""
        case .square: attributes += " stroke-linecap=\"square\""
        }
        switch join {
        case .miter: attributes += " stroke-miterlimit=\"\(SVGNumber(miterLimit))\""
        case .round: attributes += " stroke-linejoin=\"round\""
        case .bevel: attributes += " stroke-linejoin=\"bevel\""
        }
        let dashes = drawableDashLengths
        if !dashes.isEmpty {
            let lengths = dashes.map { "\(SVGNumber($0 * scale))" }.joined(separator: " ")
            attributes += " stroke-dasharray=\"\(lengths)\" stroke-dashoffset=\"\(SVGNumber(dashPhase * scale))\""
        }
        return attributes
    }
}

extension CGAffineTransform {
    /// The scale of a transform that consists of a translation and a uniform positive scale; `nil` for any other.
    package var uniformScale: CGFloat? {
        b == 0 && c == 0 && a == d && a > 0 ? a : nil
    }

    package var svgMatrix: String {
        "matrix(\([a, b, c, d, tx, ty].map { "\($0)" }.joined(separator: " ")))"
    }
}
