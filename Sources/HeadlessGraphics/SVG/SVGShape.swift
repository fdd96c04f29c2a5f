import Foundation

/// A path as the most specific SVG element.
struct SVGShape {
    private let name: String
    private let geometry: String

    package init(_ path: Path) {
        switch path {
        case .rect(let rect):
            name = "rect"
            geometry = Self.attributes(of: rect)
        case .roundedRect(let rect, let radius):
            name = "rect"
            let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
            geometry = Self.attributes(of: rect) + " rx=\"\(SVGNumber(radius))\""
        case .ellipse(let rect):
            name = "ellipse"
            geometry =
                " cx=\"\(SVGNumber(rect.midX))\" cy=\"\(SVGNumber(rect.midY))\""
                + " rx=\"\(SVGNumber(rect.width / 2))\" ry=\"\(SVGNumber(rect.height / 2))\""
        case .elements(let elements):
            name = "path"
            geometry = " d=\"\(elements.map(Self.command).joined())\""
        }
    }

    package func element(attributes: String) -> String {
        "<\(name)\(geometry)\(attributes.isEmpty ? "" : " ")\(attributes)/>\n"
    }

    package static func attributes(of rect: CGRect) -> String {
        " x=\"\(SVGNumber(rect.minX))\" y=\"\(SVGNumber(rect.minY))\""
            + " width=\"\(SVGNumber(rect.width))\" height=\"\(SVGNumber(rect.height))\""
    }

    private static func command(_ element: PathElement) -> String {
        switch element {
        case .move(let point): "M\(pair(point))"
        case .line(let point): "L\(pair(point))"
        case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
        case .close: "Z"
        }
    }

    private static func pair(_ point: CGPoint) -> String {
        "\(SVGNumber(point.x)),\(SVGNumber(point.y))"
    }
}
