import Foundation

/// Shows one or more lines of text that cannot be edited.
@preconcurrency @MainActor open class UILabel: UIView {
    enum Source {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    var source = Source.plain(nil)
    var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var alignmentStorage = NSTextAlignment.natural
    final var lineBreakModeStorage = NSLineBreakMode.byTruncatingTail
    var styledTextStorage: StyledText? {
        didSet { latestLayout = nil }
    }
    /// The layout that was asked for last, and for what.
    final var latestLayout: (layout: TextLayout, constraints: TextConstraints)?
    private var wrappingWidth: CGFloat?
    /// What is left of the opacity of text that is not enabled.
    private static let disabledAlpha: CGFloat = 0.5

    /// Makes a label with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    /// Labels are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The text. Setting it drops the attributes of `attributedText`.
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

    /// The text with its attributes. What they leave open follows the label's properties.
    open var attributedText: NSAttributedString? {
        get { attributedContent }
        set { setAttributedText(newValue) }
    }

    /// The font. Setting it replaces the fonts of `attributedText`.
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

    /// The colour. Setting it replaces the colours of `attributedText`.
    open var textColor: UIColor! = .label {
        didSet {
            if case .plain = source, textColor == oldValue { return }
            replaceAttribute(.foregroundColor, with: textColor ?? .label)
            styledTextStorage = nil
            setNeedsDisplay()
        }
    }

    /// The colour while `isHighlighted`; nil for no change.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether `highlightedTextColor` is used.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// How lines lie between the sides; natural is the side where reading begins in the label's layout direction.
    open var textAlignment: NSTextAlignment {
        get { alignmentStorage }
        set {
            if case .plain = source, newValue == alignmentStorage { return }
            alignmentStorage = newValue
            styledText.setAlignment(newValue)
            setNeedsDisplay()
        }
    }

    /// What happens to text that is wider than the label.
    open var lineBreakMode: NSLineBreakMode {
        get { lineBreakModeStorage }
        set {
            guard newValue != lineBreakModeStorage else { return }
            lineBreakModeStorage = newValue
            layoutChanged()
        }
    }

    /// The largest number of lines; 0 for as many as there are.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { layoutChanged() } }
    }

    /// Whether the font follows the text size that the reader chooses while the label is shown. Only fonts of text styles
    /// and those of `UIFontMetrics` do.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    /// Whether letters get smaller where the text would not fit otherwise.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { layoutChanged() } }
    }

    /// How small letters may get, as a part of their size; 0 for as small as it takes.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { layoutChanged() } }
    }

    /// Where letters that got smaller stand.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether letters move together a little where that keeps the text whole.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { layoutChanged() } }
    }

    /// The colour of a sharp shadow of the text; nil for none.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { setNeedsDisplay() } }
    }

    /// How far the shadow lies from the text.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
    }

    /// Whether the text is drawn in full; else it is dimmed.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// A label is one element.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The text, unless another label was set.
    open override var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? text }
        set { super.accessibilityLabel = newValue }
    }

    /// Text that does not change by itself.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }

    /// The size of the text in that room, rounded up to whole pixels. Sides that are not positive are unlimited.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(
            width: size.width > 0 ? size.width : .infinity,
            height: size.height > 0 ? size.height : .infinity
        )
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    /// The size of the text: without any limit of width, or that of `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWrappingWidth ?? 0
        return sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : limit, height: 0))
    }

    /// The width at which the intrinsic size wraps lines; 0, the default, for the width that constraints give to the
    /// label.
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

    /// The part of the bounds that the text takes, at their top.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let placed = layout(fitting: bounds.size, lineLimit: numberOfLines)
        return CGRect(origin: bounds.origin, size: placed.map(roundedSize) ?? .zero)
    }

    /// Draws the text in the middle of the rectangle's height.
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

    /// Draws the text.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Follows changes of text size, if asked to.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFont() }
    }

    private func adjustFont() {
        let adjusted = fontStorage.adjusted(for: traitCollection)
        if adjusted != fontStorage { font = adjusted }
    }
}
