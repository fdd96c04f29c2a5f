import Honeycomb

extension Shape<CGFloat> {
    /// The maximum length in points: longer than any screen; a larger one is a mistake and would make layouts
    /// imprecise.
    private static let maximumLength = 10_000.0

    /// A length in points, at least 0.
    static let length = Shape<Double>.number(in: 0...maximumLength).map { CGFloat($0) }

    /// A length in points, at least 1.
    static let positiveLength = Shape<Double>.number(in: 1...maximumLength).map { CGFloat($0) }

    /// A length, as the name of a spacing or a number of points.
    static let spacing: Shape = {
        let tokens = NameTable(SpacingToken.allCases.map { ($0.rawValue, $0.value(as: CGFloat.self)) })
        let description = ShapeDescription.either(.name(noun: "spacing", tokens.names), length.description)
        return Shape(description) { node, reader in
            switch node.value {
            case .string(let name):
                reader.value(named: name, at: node, in: tokens, noun: "spacing", expected: description)
            case .number(let number):
                reader.value(number, at: node, in: 0...maximumLength, expected: description).map { CGFloat($0) }
            default:
                reader.reject(node, expected: description)
            }
        }
    }()
}

extension Shape<UIEdgeInsets> {
    /// The insets of the edges, in points; an omitted edge has none. `left` is the leading edge.
    static let insets = object(
        .optional("top", .spacing, default: 0),
        .optional("left", .spacing, default: 0),
        .optional("bottom", .spacing, default: 0),
        .optional("right", .spacing, default: 0)
    ) { (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) in
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
}
