import Foundation

/// A shaped line: what it looks like, independent of where it goes and of its colours.
final class TextLine: Sendable, Equatable {
    let runs: [GlyphRun]
    /// Points from the beginning to the end of the text, without white space at which the line was broken.
    let width: CGFloat
    /// How far the fonts of the line reach above and below the baseline.
    let ascent: CGFloat
    let descent: CGFloat
    let isRightToLeft: Bool
    /// Where in the content the line begins, in UTF-8 bytes.
    let start: Int
    /// Coverage of the glyphs, kept from the first time they are drawn as pixels.
    let masks = TextMaskStore()

    init(runs: [GlyphRun], width: CGFloat, ascent: CGFloat, descent: CGFloat, isRightToLeft: Bool, start: Int) {
        self.runs = runs
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.isRightToLeft = isRightToLeft
        self.start = start
    }

    /// Lines come from a cache: the same text in the same room is the same object.
    static func == (lhs: TextLine, rhs: TextLine) -> Bool {
        lhs === rhs
    }
}
