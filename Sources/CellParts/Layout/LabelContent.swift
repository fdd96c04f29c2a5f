import PortableUIKit

/// What a label shows and how.
///
/// The same value sets up the label on screen and measures it, so the two cannot disagree.
struct LabelContent: Equatable {

    var text: String
    var style: TextStyle
    var color: UIColor

    /// The most lines the text may take. Zero: as many as it needs.
    var lineCount: UInt

    /// Whether lines that are shorter than the label end at its trailing edge instead of starting at the leading one.
    var isAlignedToTrailingEdge = false

    /// Sets up `label` for the current traits. The text ends in an ellipsis where it does not fit.
    @MainActor
    func apply(to label: UILabel) {
        let font = font
        if label.font != font { label.font = font }
        if label.textColor != color { label.textColor = color }
        if label.text != text { label.text = text }
        label.numberOfLines = Int(clamping: lineCount)
        label.lineBreakMode = .byTruncatingTail
        label.textAlignment = label.isRightToLeft == isAlignedToTrailingEdge ? .left : .right
    }

    /// The size of the text on the pixel grid. No wider than `width`, no taller than the lines it takes.
    @MainActor
    func size(fitting width: CGFloat) -> CGSize {
        guard width > 0, !text.isEmpty else { return .zero }
        let label = MeasuringLabel.current
        apply(to: label)
        let fitting = CGSize(width: min(width, Self.unlimitedLength), height: Self.unlimitedLength)
        let size = PixelGrid.current.roundedUp(label.sizeThatFits(fitting))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The height of a single line of the text.
    @MainActor
    var lineHeight: CGFloat {
        PixelGrid.current.roundedUp(font.lineHeight)
    }

    /// The distance from the top of the label to the baseline of its first line.
    var firstBaseline: CGFloat {
        font.ascender
    }

    private var font: UIFont {
        style.font(compatibleWith: .current)
    }

    /// Longer than any text, yet short enough for arithmetic to stay exact.
    private static let unlimitedLength: CGFloat = 1_000_000
}

extension LabelContent {

    /// The text of a right part: one line beside the left part, as many as it needs below it.
    @MainActor
    static func detail(_ text: String) -> LabelContent {
        LabelContent(
            text: text,
            style: Typography.standard.detail,
            color: Palette.standard.secondaryText,
            lineCount: RightTextLayout.isBelowLeft ? 0 : 1,
            isAlignedToTrailingEdge: !RightTextLayout.isBelowLeft
        )
    }

    static func title(_ text: String, lineCount: UInt) -> LabelContent {
        LabelContent(
            text: text,
            style: Typography.standard.title,
            color: Palette.standard.primaryText,
            lineCount: lineCount
        )
    }
}
