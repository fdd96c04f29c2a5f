import Foundation

/// The alignments of text.
public enum NSTextAlignment: Int, Sendable {
    /// Left-aligned.
    case left = 0
    /// Centered.
    case center = 1
    /// Right-aligned.
    case right = 2
    /// Justified; the last line is aligned naturally.
    case justified = 3
    /// Aligned with the leading side of the text's direction.
    case natural = 4
}

/// The vertical position of text in a label with a shrunk font.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline is the same as at full size.
    case alignBaselines = 0
    /// The text is centered vertically.
    case alignCenters = 1
    /// The top is the same as at full size.
    case none = 2
}

/// The styles of lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw value of the option set.
    public let rawValue: Int

    /// Creates a style from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line of alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line of dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// A line only at words, not at the white space between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
