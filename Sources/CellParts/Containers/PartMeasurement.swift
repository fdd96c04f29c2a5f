import PortableUIKit

/// The layout metrics of a part for a proposed width: its size, minimum width, baseline, insets and how it is placed.
public struct PartMeasurement: Equatable, Sendable {
    /// The size of the part, in points, no wider than the proposed width.
    public var size: CGSize

    /// The minimum width of the part including its insets, in points: that of its longest word.
    ///
    /// If the row is narrower than the sum of both minimum widths, the right part moves below the left part. A part that can
    /// tell cheaply that the proposed width is sufficient may return any width from the minimum to the proposed one.
    public var minWidth: CGFloat

    /// The distance from the top of the part to the first baseline, in points. `nil` for an accessory: a part without text.
    /// ``CellTheme/accessoryAlignment`` tells what is aligned with what.
    public var firstBaseline: CGFloat?

    /// The insets between the edges of the part and its content, in points. `left` is the leading side.
    ///
    /// A right part below the left one starts at the leading inset of the left part, and its own top and leading insets
    /// are removed. `nil` means the standard insets: `m` on all sides, except where the parts meet, which is zero for
    /// the left part and `xs` for the right part.
    public var insets: UIEdgeInsets?

    /// The distance from the top of the part to the middle of its first line of text, in points. `nil` for a part without text,
    /// or whose text has only one line.
    public var firstLineCenter: CGFloat?

    /// The distance from the top of a left part to the middle of all its texts, in points, which right parts are centered on.
    /// `nil` centers them on the whole part, with its graphic. Ignored for right parts.
    public var textCenter: CGFloat?

    /// The number of lines of the longest text. Zero for a part without text, or if it is not known.
    ///
    /// In a row that is too narrow for both parts in one line, the one whose text needs more lines gets more of the width, and
    /// the right part goes below the left one rather than taking more than a third of the row while a text has more than three
    /// lines.
    public var lineCount: Int

    /// Whether a right part stays beside the first line of the left part at accessibility text sizes, as small accessories
    /// such as icons do. Ignored for left parts.
    public var staysBesideText: Bool

    /// Creates a measurement. Omit the baseline for an accessory.
    public init(
        size: CGSize,
        minWidth: CGFloat,
        firstBaseline: CGFloat? = nil,
        insets: UIEdgeInsets? = nil,
        firstLineCenter: CGFloat? = nil,
        textCenter: CGFloat? = nil,
        lineCount: Int = 0,
        staysBesideText: Bool = false
    ) {
        self.size = size
        self.minWidth = minWidth
        self.firstBaseline = firstBaseline
        self.insets = insets
        self.firstLineCenter = firstLineCenter
        self.textCenter = textCenter
        self.lineCount = lineCount
        self.staysBesideText = staysBesideText
    }

    /// Creates the measurement of a text with insets, for the current traits.
    ///
    /// - Parameters:
    ///   - text: The text of the part.
    ///   - insets: The space around the text, in points.
    ///   - minTextWidth: The width, in points, below which the text is not compressed unless it needs less. By default
    ///     it is compressed to its longest word, below which no text is compressed.
    ///   - width: The proposed width of the part, in points.
    @MainActor
    public init(
        of text: LabelContent,
        insets: UIEdgeInsets,
        minTextWidth: CGFloat = 0,
        fitting width: CGFloat
    ) {
        let width = width.layoutLength
        let room = (width - insets.left - insets.right).layoutLength
        let textSize = text.size(fitting: room)
        var minWidth = text.minWidth(taking: textSize, fitting: room)
        if minTextWidth > minWidth {
            minWidth = max(minWidth, min(text.wantedWidth(taking: textSize, fitting: room), minTextWidth))
        }
        self.init(
            size: CGSize(
                width: min(insets.left + textSize.width + insets.right, width),
                height: insets.top + textSize.height + insets.bottom
            ),
            minWidth: insets.left + minWidth + insets.right,
            firstBaseline: insets.top + text.firstBaseline(fitting: room),
            insets: insets,
            firstLineCenter: insets.top + min(text.lineHeight, textSize.height) / 2,
            textCenter: insets.top + textSize.height / 2,
            lineCount: text.lineCount(taking: textSize)
        )
    }
}

extension PartMeasurement {
    /// The distance from the top of the part to the middle of its content, in points.
    var contentCenter: CGFloat {
        let insets = insets ?? .zero
        return insets.top + (size.height - insets.top - insets.bottom) / 2
    }

    /// A text up to this width, in points, for the current traits, is not broken beside a left part.
    @MainActor static var shortTextWidth: CGFloat { CGFloat(64).grownWithText }

    /// Whether the part has one line of text at most.
    var hasOneLine: Bool {
        guard let firstLineCenter else { return true }
        // The rest is less than half of the smallest line.
        let tolerance: CGFloat = 4
        return abs((textCenter ?? contentCenter) - firstLineCenter) < tolerance
    }
}
