import PositionedJSON

/// The type of a token: what `$type` says.
public enum TokenType: String, CaseIterable, Hashable, Sendable {
    case color
    case dimension
    case fontFamily
    case fontWeight
    case duration
    case cubicBezier
    case number
    case strokeStyle
    case border
    case transition
    case shadow
    case gradient
    case typography

    /// A text. Not a type of the format: Figma's export of variables has it.
    case string

    /// A condition. Not a type of the format: Figma's export of variables has it.
    case boolean

    /// The types of the format, in the order of its specification.
    public static let standard = allCases.filter { $0 != .string && $0 != .boolean }

    /// The names of the types of the format, for messages.
    static let allowed = standard.map(\.rawValue.quoted).joined(separator: ", ")
}
