import Foundation

/// A view that displays one or more lines of read-only text.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    enum Source {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    var source = Source.plain(nil)
    /// Caches `attributedText` of a plain text.
    final var attributedPlainText: AttributedPlainText?
    var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var alignmentStorage = NSTextAlignment.natural
    final var lineBreakModeStorage = NSLineBreakMode.byTruncatingTail
    /// The strategy that was set; without one, plain text has the standard strategy and attributed text has none.
    final var lineBreakStrategyStorage: NSParagraphStyle.LineBreakStrategy?
    var styledTextStorage: StyledText? {
        didSet { latestLayout = nil }
    }
    /// The most recent layout and its constraints.
    final var latestLayout: (layout: TextLayout, constraints: TextConstraints)?
    private var wrappingWidth: CGFloat?
    /// The opacity of the text in a disabled label.
    private static let disabledAlpha: CGFloat = 0.5

    /// Creates a label with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a label from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeLabel(from: coder)
    }

    override func accessibilityLanguageDidChange() {
        // Words of attributed texts may be hyphenated in another language.
        if case .attributed = source { contentChanged() }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    /// The text. Setting it discards the attributes of `attributedText`.
    open var text: String? {
        get {
            switch source {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            if case .plain(let current) = source, current == newValue { return }
            source = .plain(newValue)
            contentChanged()
        }
    }

    /// The text as an attributed string. The label's properties apply where attributes are missing.
    open var attributedText: NSAttributedString? {
        get { attributedContent }
        set { setAttributedText(newValue) }
    }

    /// The font. Setting it replaces the fonts in `attributedText`.
    open var font: UIFont! {
        get { fontStorage }
        set {
            let newFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            let isSame = newFont == fontStorage && newFont.scaling == fontStorage.scaling
            if case .plain = source, isSame { return }
            fontStorage = newFont
            replaceAttribute(.font, with: newFont)
            contentChanged()
        }
    }

    /// The text color. Setting it replaces the colors in `attributedText`.
    open var textColor: UIColor! = .label {
        didSet {
            if case .plain = source, textColor == oldValue { return }
            replaceAttribute(.foregroundColor, with: textColor ?? .label)
            styledTextStorage = nil
            setNeedsDisplay()
        }
    }

    /// The text color of a highlighted label; `nil` means `textColor`.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the label is drawn in its highlighted color.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The alignment of the text. `.natural` is the leading side in the label's layout direction.
    open var textAlignment: NSTextAlignment {
        get { alignmentStorage }
        set {
            if case .plain = source, newValue == alignmentStorage { return }
            alignmentStorage = newValue
            styledText.setAlignment(newValue)
            setNeedsDisplay()
        }
    }

    /// The line break mode for text that is wider than the label.
    open var lineBreakMode: NSLineBreakMode {
        get { lineBreakModeStorage }
        set {
            guard newValue != lineBreakModeStorage else { return }
            lineBreakModeStorage = newValue
            layoutChanged()
        }
    }

    /// The way in which lines are broken. `.standard` by default: no word is alone in the last line of plain text.
    ///
    /// In attributed text, the default is that of the paragraph style, and none without a style. Labels from interface
    /// files have none either. Source: pictures recorded on iOS 17.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { lineBreakStrategyStorage ?? .standard }
        set {
            guard newValue != lineBreakStrategyStorage else { return }
            lineBreakStrategyStorage = newValue
            contentChanged()
        }
    }

    /// The maximum number of lines; 0 means no limit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { layoutChanged() } }
    }

    /// Whether the font updates when the user's text size changes. Applies to fonts of text styles and of
    /// `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    /// Whether the font shrinks to fit the text into the bounds.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { layoutChanged() } }
    }

    /// The minimum scale of a shrunk font, from 0 (no limit) to 1.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { layoutChanged() } }
    }

    /// The vertical position of text with a shrunk font.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether letter spacing is tightened before the text is truncated.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { layoutChanged() } }
    }

    /// The color of the text shadow, which has no blur; `nil` for no shadow.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { setNeedsDisplay() } }
    }

    /// The offset of the shadow from the text, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
    }

    /// Whether the label is enabled; the text of a disabled label is dimmed.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the label is an accessibility element. `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The accessibility label. By default, the text.
    open override var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? text }
        set { super.accessibilityLabel = newValue }
    }

    /// The accessibility traits. By default, static text.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }

    /// Returns the size of the text within a width, rounded up to whole pixels. A width of 0 or less is unlimited, and
    /// the height always is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let availableSize = CGSize(width: size.width > 0 ? size.width : .infinity, height: .infinity)
        return textRect(forBounds: CGRect(origin: .zero, size: availableSize), limitedToNumberOfLines: numberOfLines)
            .size
    }

    /// The size of the text, wrapped to `preferredMaxLayoutWidth` if set.
    open override var intrinsicContentSize: CGSize {
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWrappingWidth ?? 0
        return sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : limit, height: 0))
    }

    /// The maximum width for calculating the intrinsic content size, in points; 0 (the default) means the width that
    /// constraints assign.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var textLineHeight: CGFloat? { font.lineHeight }

    override var describedText: String? { text }

    override var wrapsContentToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override var layoutWrappingWidth: CGFloat? {
        get { wrappingWidth }
        set { wrappingWidth = newValue }
    }

    override var baselineOffsetsFromCenter: (first: CGFloat, last: CGFloat)? { baselinesFromCenter }

    /// Returns the rectangle of the text at the top of the bounds.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: measuredSize(fitting: bounds.size, lineLimit: numberOfLines))
    }

    /// Draws the text, vertically centered in a rectangle.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        guard let layout = layout(fitting: rect.size, lineLimit: numberOfLines) else { return }
        let placement = TextPlacement(
            text: styledText,
            layout: layout,
            origin: CGPoint(x: rect.minX, y: rect.minY + top(of: layout, in: rect.size)),
            width: rect.width,
            naturalAlignment: isRightToLeft ? .right : .left
        )
        let alpha = context.state.alpha
        defer { context.state.alpha = alpha }
        if !isEnabled { context.state.alpha *= Self.disabledAlpha }
        if let shadowColor {
            var shadow = placement
            shadow.text.setColor(shadowColor)
            shadow.origin.x += shadowOffset.width
            shadow.origin.y += shadowOffset.height
            shadow.draw(in: context, color: shadowColor)
        }
        let highlighted = isHighlighted ? highlightedTextColor : nil
        placement.draw(in: context, color: highlighted ?? textColor ?? .label)
    }

    /// Draws the text into the bounds.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Updates the font for the new text size, if requested.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFont() }
    }

    private func adjustFont() {
        let adjusted = fontStorage.adjusted(for: traitCollection)
        if adjusted != fontStorage { font = adjusted }
    }
}
