import PortableUIKit

/// What a part answers when its row asks how much room it needs: everything the row has to know, measured at once.
public struct PartMeasurement: Equatable, Sendable {
    /// The size the part needs, in points; no wider than the width it was measured for.
    public var size: CGSize

    /// The least width of the whole part, in points, whatever width it was measured for.
    ///
    /// The right part gives way before the left part gets narrower. Where the row is too narrow for both least widths, the
    /// right part moves below the left one.
    public var minWidth: CGFloat

    /// The distance from the top of the part to the baseline of its first line, in points. `nil` for a part without text:
    /// it is centered beside the other part.
    public var firstBaseline: CGFloat?

    /// The space between the edges of the part and what it shows, in points. `left` is the leading side.
    ///
    /// A right part below the left one starts at the leading inset of the left part, and its own insets at the top and the
    /// leading edge are taken away there. `nil`: the insets that parts have as a rule, `m` on all sides but the one where
    /// the parts meet, which is nothing for the left part and `xs` for the right one.
    public var insets: UIEdgeInsets?

    /// Creates an answer; without a baseline for a part without text.
    public init(size: CGSize, minWidth: CGFloat, firstBaseline: CGFloat? = nil, insets: UIEdgeInsets? = nil) {
        self.size = size
        self.minWidth = minWidth
        self.firstBaseline = firstBaseline
        self.insets = insets
    }

    /// Measures a part that is a text in insets, for the current traits.
    ///
    /// - Parameters:
    ///   - minTextWidth: The width below which the text is not squeezed unless it needs less, in points. By default the text
    ///     is not squeezed at all.
    ///   - width: The width of the part, in points.
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
