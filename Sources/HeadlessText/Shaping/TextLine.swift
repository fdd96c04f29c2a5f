import Foundation

/// A shaped line, independent of its position and colors.
package final class TextLine: Sendable, Equatable {
    package let runs: [GlyphRun]
    /// The width of the text without white space at a line break, in points.
    package let width: CGFloat
    /// The width of the white space at which the line is broken, in points.
    package let trailingSpace: CGFloat
    /// The ascent and descent of the line's fonts, in points.
    package let ascent: CGFloat
    package let descent: CGFloat
    /// The space that the line's fonts add below it, in points.
    package let leading: CGFloat
    package let isRightToLeft: Bool
    /// The start of the line in the content, as a UTF-8 offset.
    package let start: Int

    package init(
        runs: [GlyphRun],
        width: CGFloat,
        trailingSpace: CGFloat = 0,
        ascent: CGFloat,
        descent: CGFloat,
        leading: CGFloat = 0,
        isRightToLeft: Bool,
        start: Int
    ) {
        self.runs = runs
        self.width = width
        self.trailingSpace = trailingSpace
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.isRightToLeft = isRightToLeft
        self.start = start
    }

    /// Returns the line of a text that is followed by a space at which it is broken.
    func endingWithSpace(expansion: (GlyphRun) -> CGFloat) -> TextLine {
        guard let last = runs.max(by: { $0.start < $1.start }) else { return self }
        return TextLine(
            runs: runs,
            width: width,
            trailingSpace: last.face.spaceAdvance * expansion(last) + last.letterSpacing,
            ascent: ascent,
            descent: descent,
            leading: leading,
            isRightToLeft: isRightToLeft,
            start: start
        )
    }

    /// Compares identities: lines come from a cache, so equal texts share a line.
    package static func == (lhs: TextLine, rhs: TextLine) -> Bool {
        lhs === rhs
    }
}
