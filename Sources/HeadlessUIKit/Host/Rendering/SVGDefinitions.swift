import Foundation

/// What elements of an SVG document refer to. Equal definitions are written once.
struct SVGDefinitions {
    private var identifiers: [String: String] = [:]
    private var elements: [String] = []

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

    private mutating func define(_ kind: String, _ content: String, element: (String) -> String) -> String {
        let key = kind + content
        if let known = identifiers[key] { return known }
        let identifier = "\(kind)\(elements.count + 1)"
        identifiers[key] = identifier
        elements.append(element(identifier))
        return identifier
    }
}
