import Foundation

/// A text shaped and broken into lines. Immutable, shared by everybody who shows the same text in the same room.
final class TextLayout: Sendable {
    struct Line: Sendable {
        let line: TextLine
        /// Points from the side where the line begins.
        let indent: CGFloat
        /// Points from the top of the layout.
        let minY: CGFloat
        let height: CGFloat
        let baseline: CGFloat
        /// Index of the paragraph the line belongs to.
        let paragraph: Int

        var maxY: CGFloat { minY + height }
    }

    let lines: [Line]
    /// The smallest room that holds all lines.
    let size: CGSize
    /// Whether some of the text is not shown.
    let isTruncated: Bool
    /// Widths for which the layout is the same.
    let validWidths: ClosedRange<CGFloat>

    init(lines: [Line], isTruncated: Bool, validWidths: ClosedRange<CGFloat>) {
        self.lines = lines
        self.isTruncated = isTruncated
        self.validWidths = validWidths
        size = CGSize(
            width: lines.reduce(0) { max($0, $1.line.width + $1.indent) },
            height: lines.last?.maxY ?? 0
        )
    }

    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// How many lines fit in a height; never less than one.
    func lineCount(fitting height: CGFloat) -> Int {
        // Frames are rounded to pixels, sums of line heights are not.
        let tolerance: CGFloat = 0.01
        return max(1, lines.prefix { $0.maxY <= height + tolerance }.count)
    }
}
