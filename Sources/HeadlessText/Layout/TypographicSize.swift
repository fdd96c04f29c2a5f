import Foundation

/// The space that something other than a glyph takes in a line, in points.
package struct TypographicSize: Hashable, Sendable {
    package var width: CGFloat
    /// Above the baseline.
    package var ascent: CGFloat
    /// Below the baseline.
    package var descent: CGFloat

    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
