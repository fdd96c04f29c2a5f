import DeclarativeCollections
import PortableUIKit

/// What a label shows and how.
///
/// The same value sets up the label on screen and measures it, so the two cannot disagree.
public struct LabelContent: Equatable {
    /// The text.
    public var text: String

    /// How it is set.
    public var style: TextStyle

    /// Its colour.
    public var color: UIColor

    /// The most lines the text may take; it ends in an ellipsis where they are too few. Zero: as many as it needs.
    public var lineCount: UInt

    /// Whether lines that are shorter than the label end at its trailing edge instead of starting at the leading one.
    public var isAlignedToTrailingEdge: Bool

    /// How tests find the label. The text itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates a text that takes as many lines as it needs.
    public init(
        text: String,
        style: TextStyle,
        color: UIColor,
        lineCount: UInt = 0,
        isAlignedToTrailingEdge: Bool = false,
        accessibilityIdentifier: String? = nil
    ) {
        self.text = text
        self.style = style
        self.color = color
        self.lineCount = lineCount
        self.isAlignedToTrailingEdge = isAlignedToTrailingEdge
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    /// Sets up `label` for the current traits. The text ends in an ellipsis where it does not fit.
    @MainActor
    public func apply(to label: UILabel) {
        let font = font
        let alignment: NSTextAlignment = label.isRightToLeft == isAlignedToTrailingEdge ? .left : .right
        if style.needsAttributes {
            let attributed = AttributedTexts.text(text, style: style, font: font, color: color, alignment: alignment)
            // Setting a text asks the view around the label for another layout, in which this is called again.
            if !AttributedLabels.contains(label) || label.attributedText != attributed {
                label.attributedText = attributed
                AttributedLabels.insert(label)
            }
        } else if AttributedLabels.remove(label) {
            // A font, a color or a plain text set after an attributed text would become part of it.
            label.attributedText = nil
        }
        if label.font != font { label.font = font }
        if label.textColor != color { label.textColor = color }
        if !style.needsAttributes, label.text != text { label.text = text }
        label.numberOfLines = Int(clamping: lineCount)
        if label.lineBreakMode != .byTruncatingTail { label.lineBreakMode = .byTruncatingTail }
        if label.textAlignment != alignment { label.textAlignment = alignment }
        label.accessibilityIdentifier = identifier
    }

    /// Shows the text in `label` before its layout, which calls ``apply(to:)``.
    ///
    /// A label that shows the text already keeps its attributes.
    @MainActor
    func showText(in label: UILabel) {
        guard label.text != text else { return }
        if AttributedLabels.remove(label) { label.attributedText = nil }
        label.text = text
    }

    /// The size of the text on the pixel grid, for the current traits. No wider than `width`, no taller than the lines it
    /// takes.
    @MainActor
    public func size(fitting width: CGFloat) -> CGSize {
        guard width > 0, !text.isEmpty else { return .zero }
        let label = MeasuringLabel.current
        apply(to: label)
        let fitting = CGSize(width: min(width, Self.unlimitedLength), height: Self.unlimitedLength)
        let size = PixelGrid.current.alignedUp(label.sizeThatFits(fitting))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The width that the text would like to have, for the current traits, or `limit` where it would like more.
    ///
    /// - Parameters:
    ///   - size: What the text takes in `width` points. Only where that does not tell, the text is measured again.
    @MainActor
    func wantedWidth(upTo limit: CGFloat, taking size: CGSize, fitting width: CGFloat) -> CGFloat {
        guard size.width < limit else { return limit }
        // A line that could have been broken and was not is as long as it would like to be.
        let isUnbroken = lineCount != 1 && size.width > 0 && size.width < width && size.height <= lineHeight
        guard width < .infinity, !isUnbroken, !text.isEmpty else { return size.width }
        return min(self.size(fitting: .infinity).width, limit)
    }

    /// The width of the longest word, which a narrower label has to break, for the current traits.
    @MainActor
    var longestWordWidth: CGFloat {
        var word = self
        word.lineCount = 1
        return text.split { $0.isWhitespace || $0 == "-" }.reduce(0) { longest, part in
            word.text = String(part)
            return max(longest, word.size(fitting: .infinity).width)
        }
    }

    /// The height of a single line of the text, for the current traits.
    @MainActor
    public var lineHeight: CGFloat {
        PixelGrid.current.alignedUp(font.lineHeight)
    }

    /// The distance from the top of a label `width` points wide to the baseline of its first line, for the current traits.
    ///
    /// It is the ascender of the font, unless letters in the line come from another font (Arabic, Chinese, emoji), whose
    /// ascender is higher.
    @MainActor
    public func firstBaseline(fitting width: CGFloat) -> CGFloat {
        let font = font
        guard text.needsOtherFonts else { return font.ascender }
        var firstLine = self
        firstLine.lineCount = 1
        let growth = firstLine.size(fitting: width).height - lineHeight
        // What the line is taller by is above the baseline but for the descender, which fonts hardly differ in.
        return font.ascender + max(growth, 0)
    }

    var identifier: String? {
        accessibilityIdentifier ?? (text.isEmpty ? nil : text)
    }

    private var font: UIFont {
        style.font(compatibleWith: .current)
    }

    /// Longer than any text, yet short enough for arithmetic to stay exact.
    private static let unlimitedLength: CGFloat = 1_000_000
}

extension String {
    /// Whether letters of the text may be missing from the system font: all but Latin, Greek and Cyrillic ones, and signs.
    fileprivate var needsOtherFonts: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0..<0x0530, 0x1E00..<0x2070, 0x20A0..<0x20D0, 0x2100..<0x2150: false
            default: true
            }
        }
    }
}
