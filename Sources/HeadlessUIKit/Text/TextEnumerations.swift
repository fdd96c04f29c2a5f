import Foundation

/// How text lies between the sides of its area.
public enum NSTextAlignment: Int, Sendable {
    /// Along the left side.
    case left = 0
    /// In the middle.
    case center = 1
    /// Along the right side.
    case right = 2
    /// Along both sides; the last line along the side where reading begins.
    case justified = 3
    /// Along the side where reading begins.
    case natural = 4
}

/// What happens to text that is wider than its area.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps between words, and inside words that are wider than a line.
    case byWordWrapping = 0
    /// Wraps before the first character that does not fit.
    case byCharWrapping = 1
    /// Cuts at the edge.
    case byClipping = 2
    /// Keeps the end of the line: "…wxyz".
    case byTruncatingHead = 3
    /// Keeps the beginning of the line: "abcd…".
    case byTruncatingTail = 4
    /// Keeps both ends of the line: "ab…yz".
    case byTruncatingMiddle = 5
}

/// Where the letters of a label stand that got smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the line that full letters would stand on.
    case alignBaselines = 0
    /// In the middle.
    case alignCenters = 1
    /// From the top that full letters would have.
    case none = 2
}

/// The direction in which a paragraph is read.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the paragraph's own characters.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The kind of line drawn under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The style as bits.
    public let rawValue: Int

    /// A style from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
}
