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

    /// The distance from the top of the part to the first baseline, in points. `nil` for an accessory, which is placed by
    /// ``CellTheme/accessoryAlignment``.
    public var firstBaseline: CGFloat?

    /// The insets between the edges of the part and its content, in points. `left` is the leading side.
    ///
    /// A right part below the left one starts at the leading inset of the left part, and its own top and leading insets
    /// are removed. `nil` means the standard insets: `m` on all sides, except where the parts meet, which is zero for
    /// the left part and `xs` for the right part.
    public var insets: UIEdgeInsets?

    /// The distance from the top of a left part to the middle of its first line, in points, which accessories can be centered
    /// on. `nil` centers them in the row.
    public var firstLineCenter: CGFloat?

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
        staysBesideText: Bool = false
    ) {
        self.size = size
        self.minWidth = minWidth
        self.firstBaseline = firstBaseline
        self.insets = insets
        self.firstLineCenter = firstLineCenter
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
            firstLineCenter: insets.top + min(text.lineHeight, textSize.height) / 2
        )
    }
}
