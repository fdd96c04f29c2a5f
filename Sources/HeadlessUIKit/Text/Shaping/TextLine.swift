import Foundation

/// A shaped line, independent of its position and colors.
final class TextLine: Sendable, Equatable {
    let runs: [GlyphRun]
    /// The width of the text without white space at a line break, in points.
    let width: CGFloat
    /// The ascent and descent of the line's fonts, in points.
    let ascent: CGFloat
    let descent: CGFloat
    let isRightToLeft: Bool
    /// The start of the line in the content, as a UTF-8 offset.
    let start: Int
    /// The raster cache of the glyphs, filled when they are first rasterized.
    let masks = TextMaskStore()

    init(runs: [GlyphRun], width: CGFloat, ascent: CGFloat, descent: CGFloat, isRightToLeft: Bool, start: Int) {
        self.runs = runs
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.isRightToLeft = isRightToLeft
        self.start = start
    }

    /// Compares identities: lines come from a cache, so equal texts share a line.
    static func == (lhs: TextLine, rhs: TextLine) -> Bool {
        lhs === rhs
    }
}
