import PortableUIKit

/// The layout metrics of a part for a proposed width: its size, minimum width, baseline and insets.
public struct PartMeasurement: Equatable, Sendable {
    /// The size of the part, in points, no wider than the proposed width.
    public var size: CGSize

    /// The minimum width of the part including its insets, in points, independent of the proposed width.
    ///
    /// The right part is compressed before the left part. If the row is narrower than the sum of both minimum widths,
    /// the right part moves below the left part.
    public var minWidth: CGFloat

    /// The distance from the top of the part to the first baseline, in points. `nil` for a part without text, which is
    /// centered beside the other part.
    public var firstBaseline: CGFloat?

    /// The insets between the edges of the part and its content, in points. `left` is the leading side.
    ///
    /// A right part below the left one starts at the leading inset of the left part, and its own top and leading insets
    /// are removed. `nil` means the standard insets: `m` on all sides, except where the parts meet, which is zero for
    /// the left part and `xs` for the right part.
    public var insets: UIEdgeInsets?

    /// Creates a measurement. Omit the baseline for a part without text.
    public init(size: CGSize, minWidth: CGFloat, firstBaseline: CGFloat? = nil, insets: UIEdgeInsets? = nil) {
        self.size = size
        self.minWidth = minWidth
        self.firstBaseline = firstBaseline
        self.insets = insets
    }

    /// Creates the measurement of a text with insets, for the current traits.
    ///
    /// - Parameters:
    ///   - minTextWidth: The width, in points, below which the text is not compressed unless it needs less. By default
    ///     the text
    ///     is not compressed at all.
    ///   - width: The proposed width of the part, in points.
    @MainActor
    public init(
        of text: LabelContent,
        insets: UIEdgeInsets,
        minTextWidth: CGFloat = .infinity,
        fitting width: CGFloat
    ) {
        let width = width.layoutLength
        let room = (width - insets.left - insets.right).layoutLength
        let textSize = text.size(fitting: room)
        let minTextWidth = text.wantedWidth(upTo: minTextWidth, taking: textSize, fitting: room)
        self.init(
            size: CGSize(
                width: min(insets.left + textSize.width + insets.right, width),
                height: insets.top + textSize.height + insets.bottom
            ),
            minWidth: insets.left + minTextWidth + insets.right,
            firstBaseline: insets.top + text.firstBaseline(fitting: room),
            insets: insets
        )
    }
}
