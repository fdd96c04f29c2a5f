import DeclarativeCollections
import PortableUIKit

/// The text and the style of a label.
///
/// The same value configures and measures the label, so the two cannot disagree.
public struct LabelContent: Equatable {
    /// The text. An icon is one character. A text that is assigned has no runs.
    public var text: String { didSet { runs = [] } }

    /// The pieces of a text with several styles, in order; empty for a text of one style.
    public private(set) var runs: [Run] = []

    /// The style of the text.
    public var style: TextStyle

    /// The color of the text.
    public var color: UIColor

    /// The maximum number of lines; the text is truncated with an ellipsis. Zero means no limit.
    public var lineCount: UInt

    /// Whether lines are aligned to the trailing edge instead of the leading edge.
    public var isAlignedToTrailingEdge: Bool

    /// The accessibility identifier of the label. If `nil`, the text itself is used.
    public var accessibilityIdentifier: String?

    /// Creates the content of a label, by default without a line limit.
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

    /// Creates the content of a label from pieces with styles of their own.
    ///
    /// - Parameters:
    ///   - runs: The pieces in order.
    ///   - style: The style of the paragraph. Its distance between lines and its hyphenation apply to all runs.
    ///   - color: The color of an ellipsis.
    ///   - lineCount: The maximum number of lines. Zero means no limit.
    ///   - accessibilityIdentifier: The accessibility identifier. If `nil`, the text itself is used.
    public init(
        runs: [Run],
        style: TextStyle,
        color: UIColor,
        lineCount: UInt = 0,
        accessibilityIdentifier: String? = nil
    ) {
        self.init(
            text: runs.map(\.shownText).joined(),
            style: style,
            color: color,
            lineCount: lineCount,
            accessibilityIdentifier: accessibilityIdentifier
        )
        self.runs = runs
    }

    /// The text for VoiceOver: icons are their labels.
    public var spokenText: String { runs.isEmpty ? text : runs.map(\.text).joined() }

    /// Configures `label` for the current traits. The text is truncated with an ellipsis if it does not fit.
    ///
    /// - Parameters:
    ///   - label: The label to update.
    ///   - width: The width that the label gets, in points, as for ``size(fitting:)``. A word that is longer is hyphenated
    ///     where its language allows, otherwise broken between characters. If a character is wider, all are smaller.
    @MainActor
    public func apply(to label: UILabel, fitting width: CGFloat) {
        let font = font(fitting: width)
        let isHyphenated = lineCount != 1 && width > 0 && !keepsWords(in: width) && longestWordWidth > width
        let ownAlignment: NSTextAlignment = label.isRightToLeft == isAlignedToTrailingEdge ? .left : .right
        let alignment = (label as? PartLabel)?.isCentered == true ? .center : ownAlignment
        let needsAttributes = !runs.isEmpty || style.needsAttributes || isHyphenated
        if needsAttributes {
            let attributed =
                runs.isEmpty
                ? AttributedTexts.text(
                    text,
                    style: style,
                    font: font,
                    color: color,
                    alignment: alignment,
                    isHyphenated: isHyphenated
                )
                : AttributedTexts.text(
                    of: runs,
                    style: style,
                    font: font,
                    alignment: alignment,
                    isHyphenated: isHyphenated
                )
            // Setting a text invalidates the layout of the superview, which calls this method again.
            if !AttributedLabels.contains(label) || label.attributedText != attributed {
                label.attributedText = attributed
                AttributedLabels.insert(label)
                // Icons are said by their labels; a label says its own text otherwise.
                label.accessibilityLabel = runs.contains { $0.icon != nil } ? spokenText : nil
            }
        } else if AttributedLabels.remove(label) {
            // A font, a color or a plain text set after an attributed text would become part of it.
            label.attributedText = nil
            label.accessibilityLabel = nil
        }
        if runs.isEmpty {
            // Runs would lose theirs.
            if label.font != font { label.font = font }
            if label.textColor != color { label.textColor = color }
        }
        if !needsAttributes, label.text != text { label.text = text }
        label.numberOfLines = Int(clamping: lineCount)
        if label.lineBreakMode != .byTruncatingTail { label.lineBreakMode = .byTruncatingTail }
        // A label keeps the strategy of an attributed text that it had before.
        if label.lineBreakStrategy != .standard { label.lineBreakStrategy = .standard }
        if label.textAlignment != alignment { label.textAlignment = alignment }
        label.accessibilityIdentifier = identifier
    }

    /// Shows the text in `label` before its layout, which calls ``apply(to:fitting:)``.
    ///
    /// A label that already shows the text keeps its attributes.
    @MainActor
    func showText(in label: UILabel) {
        guard label.text != text else { return }
        if AttributedLabels.remove(label) {
            label.attributedText = nil
            label.accessibilityLabel = nil
        }
        label.text = text
    }

    /// Returns the size of the text for the current traits, aligned to the pixel grid, no wider than `width` and no taller
    /// than its lines.
    @MainActor
    public func size(fitting width: CGFloat) -> CGSize {
        guard width > 0, !text.isEmpty else { return .zero }
        let label = MeasuringLabel.current
        apply(to: label, fitting: width)
        let fitting = CGSize(width: min(width, Self.unlimitedLength), height: Self.unlimitedLength)
        let size = PixelGrid.current.alignedUp(label.sizeThatFits(fitting))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// Returns the preferred width of the text for the current traits, in points.
    ///
    /// - Parameters:
    ///   - size: The size of the text in `width` points. The text is measured again only if this size is not
    ///     sufficient.
    @MainActor
    func wantedWidth(taking size: CGSize, fitting width: CGFloat) -> CGFloat {
        // A line that could have wrapped but did not has its preferred width.
        let isUnbroken = lineCount != 1 && size.width > 0 && size.width < width && size.height <= lineHeight
        guard width < .infinity, !isUnbroken, !text.isEmpty else { return size.width }
        return self.size(fitting: .infinity).width
    }

    /// The height of a single line, in points, for the current traits.
    @MainActor
    public var lineHeight: CGFloat {
        PixelGrid.current.alignedUp(tallestFont.lineHeight)
    }

    /// Returns the number of lines of the text if it takes a size.
    @MainActor
    func lineCount(taking size: CGSize) -> Int {
        lineHeight > 0 ? Int((size.height / lineHeight).rounded()) : 0
    }

    /// Returns the distance from the top of a label `width` points wide to its first baseline, in points, for the
    /// current traits.
    ///
    /// It is the ascender of the font, unless the line contains characters of a fallback font (Arabic, Chinese, emoji)
    /// with a larger ascender.
    @MainActor
    public func firstBaseline(fitting width: CGFloat) -> CGFloat {
        // Plain texts in the characters of the system font need no measuring and no list of fonts.
        if runs.isEmpty, !text.needsOtherFonts { return font.ascender }
        let fonts = fonts
        guard fonts.count > 1 || text.needsOtherFonts else { return fonts[0].ascender }
        var firstLine = self
        firstLine.lineCount = 1
        let height = firstLine.size(fitting: width).height
        // The line is as high as its tallest font.
        let font = fonts.last { PixelGrid.current.alignedUp($0.lineHeight) <= height } ?? fonts[0]
        // The additional height of a line with other fonts is above the baseline, because descenders hardly differ between fonts.
        let growth = text.needsOtherFonts ? height - PixelGrid.current.alignedUp(font.lineHeight) : 0
        return font.ascender + max(growth, 0)
    }

    var identifier: String? {
        accessibilityIdentifier ?? (text.isEmpty ? nil : spokenText)
    }

    @MainActor
    private var font: UIFont { style.font(compatibleWith: .current) }

    /// The font, smaller if a label of `width` points would cut a character.
    @MainActor
    private func font(fitting width: CGFloat) -> UIFont {
        let font = font
        guard width > 0, runs.isEmpty, let widest = widestCharacterWidth(ifBeyond: width, font), widest > width else {
            return font
        }
        return font.withSize(font.pointSize * width / widest)
    }

    /// The font of the tallest line, in which words and lines are measured where one font has to do.
    @MainActor
    var tallestFont: UIFont { runs.isEmpty ? font : fonts.last ?? font }

    /// The different fonts of the text, the tallest one last; at least one.
    @MainActor
    private var fonts: [UIFont] {
        guard !runs.isEmpty else { return [font] }
        var fonts: [UIFont] = []
        for run in runs {
            let font = run.shownFont
            if !fonts.contains(font) { fonts.append(font) }
        }
        return fonts.sorted { $0.lineHeight < $1.lineHeight }
    }

    /// Longer than any text, yet small enough for exact arithmetic.
    private static let unlimitedLength: CGFloat = 1_000_000
}
