import Foundation

/// The definitions that elements of an SVG document refer to. Equal definitions are written once.
struct SVGDefinitions {
    private var identifiers: [String: String] = [:]
    private var elements: [String] = []
    private var maskCount = 0

    /// The `defs` element; empty without definitions.
    package var text: String {
        elements.isEmpty ? "" : "<defs>\n\(elements.joined())</defs>\n"
    }

    package mutating func clip(_ shape: SVGShape, rule: CGPathFillRule) -> String {
        let content = shape.element(attributes: rule == .evenOdd ? "clip-rule=\"evenodd\"" : "")
        return define("clip", content) { "<clipPath id=\"\($0)\">\n\(content)</clipPath>\n" }
    }

    /// Adds a filter that keeps the shape of an image and replaces its colors; returns its identifier.
    package mutating func tint(_ color: RGBA) -> String {
        let flood = color.svgAttributes(color: "flood-color", opacity: "flood-opacity")
        return define("tint", flood) {
            "<filter id=\"\($0)\"><feFlood \(flood)/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n"
        }
    }

    /// Adds a gradient in the coordinates of the page; returns its identifier.
    package mutating func gradient(_ gradient: Gradient, transform: CGAffineTransform) -> String {
        let stops = gradient.stops.map { stop in
            let color = stop.color.svgAttributes(color: "stop-color", opacity: "stop-opacity")
            return "<stop offset=\"\(SVGNumber(stop.location))\" \(color)/>\n"
        }
        let (name, geometry) =
            switch gradient.kind {
            case .axial: ("linearGradient", "x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\"")
            // SVG has no conic gradients: the canvas draws their slices.
            case .radial, .conic: ("radialGradient", "cx=\"0\" cy=\"0\" r=\"1\"")
            }
        let attributes = "gradientUnits=\"userSpaceOnUse\" gradientTransform=\"\(transform.svgMatrix)\" \(geometry)"
        let content = "\(attributes)>\n\(stops.joined())</\(name)>\n"
        return define("gradient", content) { "<\(name) id=\"\($0)\" \(content)" }
    }

    /// Returns an identifier for a mask whose content is defined later.
    mutating func reserveMask() -> String {
        maskCount += 1
        return "mask\(maskCount)"
    }

    /// Adds a mask that applies the alpha of its content.
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
