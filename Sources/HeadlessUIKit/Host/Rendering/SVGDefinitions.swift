import Foundation

/// What elements of an SVG document refer to. Equal definitions are written once.
struct SVGDefinitions {
    private var identifiers: [String: String] = [:]
    private var elements: [String] = []
    private var maskCount = 0

    /// The `defs` element; nothing without definitions.
    var text: String {
        elements.isEmpty ? "" : "<defs>\n\(elements.joined())</defs>\n"
    }

    mutating func clip(_ shape: SVGShape, rule: CGPathFillRule) -> String {
        let content = shape.element(attributes: rule == .evenOdd ? "clip-rule=\"evenodd\"" : "")
        return define("clip", content) { "<clipPath id=\"\($0)\">\n\(content)</clipPath>\n" }
    }

    /// A filter that keeps a picture's shape and replaces its colours.
    mutating func tint(_ color: RGBA) -> String {
        let flood = color.svgAttributes(color: "flood-color", opacity: "flood-opacity")
        return define("tint", flood) {
            "<filter id=\"\($0)\"><feFlood \(flood)/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n"
        }
    }

    /// A gradient, placed where it lies on the page.
    mutating func gradient(_ gradient: Gradient, transform: CGAffineTransform) -> String {
        let stops = gradient.stops.map { stop in
            let color = stop.color.svgAttributes(color: "stop-color", opacity: "stop-opacity")
            return "<stop offset=\"\(SVGNumber(stop.location))\" \(color)/>\n"
        }
        let (name, geometry) =
            switch gradient.kind {
            case .axial: ("linearGradient", "x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\"")
            case .radial: ("radialGradient", "cx=\"0\" cy=\"0\" r=\"1\"")
            }
        let attributes = "gradientUnits=\"userSpaceOnUse\" gradientTransform=\"\(transform.svgMatrix)\" \(geometry)"
        let content = "\(attributes)>\n\(stops.joined())</\(name)>\n"
        return define("gradient", content) { "<\(name) id=\"\($0)\" \(content)" }
    }

    /// A name for a mask whose content is not written yet.
    mutating func reserveMask() -> String {
        maskCount += 1
        return "mask\(maskCount)"
    }

    /// A mask that shows things as far as its content is opaque.
    mutating func define(_ identifier: String, masking area: CGRect, content: String) {
        elements.append(
            "<mask id=\"\(identifier)\" maskUnits=\"userSpaceOnUse\"\(SVGShape.attributes(of: area))"
                + " style=\"mask-type:alpha\">\n\(content)</mask>\n"
        )
    }

    private mutating func define(_ kind: String, _ content: String, element: (String) -> String) -> String {
        let key = kind + content
        if let known = identifiers[key] { return known }
        let identifier = "\(kind)\(elements.count + 1)"
        identifiers[key] = identifier
        elements.append(element(identifier))
        return identifier
    }
}
