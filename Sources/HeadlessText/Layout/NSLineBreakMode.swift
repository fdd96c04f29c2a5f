import Foundation

/// The handling of text that is wider than its area.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at word boundaries, and inside words wider than a line.
    case byWordWrapping = 0
    /// Wraps before the first character that doesn't fit.
    case byCharWrapping = 1
    /// Clips the text at the edge.
    case byClipping = 2
    /// Truncates the beginning of the line: "…wxyz".
    case byTruncatingHead = 3
    /// Truncates the end of the line: "abcd…".
    case byTruncatingTail = 4
    /// Truncates the middle of the line: "ab…yz".
    case byTruncatingMiddle = 5
}
