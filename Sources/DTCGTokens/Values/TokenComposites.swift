/// The progress of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
public struct TokenCubicBezier: Hashable, Sendable {
    /// The first control point; x is from 0 to 1.
    public let x1: Double, y1: Double

    /// The second control point; x is from 0 to 1.
    public let x2: Double, y2: Double

    /// Creates a curve with two control points.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }
}

/// The style of a line: one of CSS's styles, or dashes of given lengths.
public enum TokenStrokeStyle: Hashable, Sendable {
    /// The styles that have a name.
    public enum Line: String, CaseIterable, Hashable, Sendable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    /// The end of a dash.
    public enum Cap: String, CaseIterable, Hashable, Sendable {
        case round, butt, square
    }

    case line(Line)

    /// Lengths of dashes and gaps in turn.
    case dashes([TokenDimension], cap: Cap)
}

/// A border.
public struct TokenBorder: Hashable, Sendable {
    /// The color of the line.
    public let color: TokenColor

    /// The thickness of the line.
    public let width: TokenDimension

    /// The style of the line.
    public let style: TokenStrokeStyle

    /// Creates a border.
    public init(color: TokenColor, width: TokenDimension, style: TokenStrokeStyle) {
        self.color = color
        self.width = width
        self.style = style
    }
}

/// An animated change between two states.
public struct TokenTransition: Hashable, Sendable {
    /// The time that the change takes.
    public let duration: TokenDuration

    /// The time before it begins.
    public let delay: TokenDuration

    /// The progress over time.
    public let timingFunction: TokenCubicBezier

    /// Creates a transition.
    public init(duration: TokenDuration, delay: TokenDuration, timingFunction: TokenCubicBezier) {
        self.duration = duration
        self.delay = delay
        self.timingFunction = timingFunction
    }
}

/// A shadow.
public struct TokenShadow: Hashable, Sendable {
    /// The color, usually translucent.
    public let color: TokenColor

    /// The distance from the shape to the right.
    public let offsetX: TokenDimension

    /// The distance from the shape downwards.
    public let offsetY: TokenDimension

    /// The radius of the blur.
    public let blur: TokenDimension

    /// What the shadow is larger than its shape.
    public let spread: TokenDimension

    /// Whether the shadow is inside of the shape.
    public let isInset: Bool

    /// Creates a shadow.
    public init(
        color: TokenColor,
        offsetX: TokenDimension,
        offsetY: TokenDimension,
        blur: TokenDimension,
        spread: TokenDimension,
        isInset: Bool = false
    ) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
    }
}

/// A color of a gradient, and where it is.
public struct TokenGradientStop: Hashable, Sendable {
    /// The color at the position.
    public let color: TokenColor

    /// The position along the axis, 0 to 1.
    public let position: Double

    /// Creates a stop; a position beyond the axis is moved to its end, as the format has it.
    public init(color: TokenColor, position: Double) {
        self.color = color
        self.position = min(max(position, 0), 1)
    }
}

/// A style of text.
public struct TokenTypography: Hashable, Sendable {
    /// The names of the fonts, the preferred one first.
    public let fontFamily: [String]

    /// The size of the font.
    public let fontSize: TokenDimension

    /// The weight of the font.
    public let fontWeight: TokenFontWeight

    /// The distance that is added between letters.
    public let letterSpacing: TokenDimension

    /// The height of a line, as a multiple of the font size.
    public let lineHeight: Double

    /// Creates a style of text.
    public init(
        fontFamily: [String],
        fontSize: TokenDimension,
        fontWeight: TokenFontWeight,
        letterSpacing: TokenDimension,
        lineHeight: Double
    ) {
        self.fontFamily = fontFamily
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }
}
