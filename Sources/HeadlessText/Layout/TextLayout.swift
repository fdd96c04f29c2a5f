import Foundation

/// A shaped text broken into lines. Immutable and shared by all views with the same text and width.
package final class TextLayout: Sendable {
    package struct Line: Sendable {
        package let line: TextLine
        /// The indentation from the side where the line starts, in points.
        package let indent: CGFloat
        /// The distance kept from the other side, in points.
        package let tail: CGFloat
        /// The distance from the top of the layout, in points.
        package let minY: CGFloat
        package let height: CGFloat
        package let baseline: CGFloat
        /// The index of the line's paragraph.
        package let paragraph: Int

        @inlinable
        package var maxY: CGFloat { minY + height }

        /// The width of the text with the distances from both sides, in points.
        @inlinable
        package var outerWidth: CGFloat { line.width + indent + tail }
    }

    package let lines: [Line]
    /// The size that encloses all lines, in points.
    package let size: CGSize
    /// The width that UIKit reports for the text: that of the lines with the spaces at which they are broken, in
    /// points. It can exceed the width of the layout.
    package let widthWithSpaces: CGFloat
    /// Whether some of the text isn't shown.
    package let isTruncated: Bool
    /// The widths for which the layout is the same, in points.
    package let validWidths: ClosedRange<CGFloat>

    package init(lines: [Line], isTruncated: Bool, validWidths: ClosedRange<CGFloat>) {
        self.lines = lines
        self.isTruncated = isTruncated
        self.validWidths = validWidths
        size = CGSize(
            width: lines.reduce(0) { max($0, $1.outerWidth) },
            height: lines.last?.maxY ?? 0
        )
        widthWithSpaces = lines.reduce(0) { max($0, $1.outerWidth + $1.line.trailingSpace) }
    }

    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// Returns the number of lines that fit into a height; at least 1.
    package func lineCount(fitting height: CGFloat) -> Int {
        // Frames are rounded to pixels, sums of line heights are not.
        let tolerance: CGFloat = 0.01
        return max(1, lines.prefix { $0.maxY <= height + tolerance }.count)
    }
}
