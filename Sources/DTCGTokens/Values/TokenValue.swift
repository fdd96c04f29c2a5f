/// The value of a token, with all references resolved.
public enum TokenValue: Hashable, Sendable {
    case color(TokenColor)
    case dimension(TokenDimension)

    /// The names of fonts, the preferred one first.
    case fontFamily([String])

    case fontWeight(TokenFontWeight)
    case duration(TokenDuration)
    case cubicBezier(TokenCubicBezier)
    case number(Double)
    case strokeStyle(TokenStrokeStyle)
    case border(TokenBorder)
    case transition(TokenTransition)

    /// One shadow or several, the topmost first.
    case shadow([TokenShadow])

    case gradient([TokenGradientStop])
    case typography(TokenTypography)

    /// A text of Figma's export.
    case string(String)

    /// A condition of Figma's export.
    case boolean(Bool)

    /// The type that has such values.
    public var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .number: .number
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        case .string: .string
        case .boolean: .boolean
        }
    }
}
