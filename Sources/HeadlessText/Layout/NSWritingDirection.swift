import Foundation

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the paragraph's characters.
    case natural = -1
    /// Left to right.
    case leftToRight = 0
    /// Right to left.
    case rightToLeft = 1
}
