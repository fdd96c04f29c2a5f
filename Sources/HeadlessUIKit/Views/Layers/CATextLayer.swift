import Foundation

/// A layer that draws a string, clipped to its bounds.
open class CATextLayer: CALayer {
    private final var text = Content()
    private final var drawing: (list: DisplayList, bounds: CGRect)?

    fileprivate struct Content {
        var string: Any?
        var font: CFTypeRef?
        var fontSize: CGFloat = 36
        var color: CGColor? = CGColor(gray: 1, alpha: 1)
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
    }

    /// Creates a layer with zero bounds and no string.
    public override init() {
        super.init()
        hasCustomAppearance = true
    }

    /// Creates a presentation copy of a layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        hasCustomAppearance = true
    }

    /// Layers can't be decoded from archives here; see `CALayer.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hasCustomAppearance = true
    }

    /// The text: a string or an attributed string, whose attributes replace font, size and color.
    open var string: Any? {
        get { text.string }
        set { change { $0.string = newValue } }
    }

    /// The font: a `UIFont` or the name of a font. Its size is `fontSize`.
    open var font: CFTypeRef? {
        get { text.font }
        set { change { $0.font = newValue } }
    }

    /// The font size in points.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { change { $0.fontSize = newValue } }
    }

    /// The color of the text; opaque white by default.
    open var foregroundColor: CGColor? {
        get { text.color }
        set { change { $0.color = newValue } }
    }

    /// Whether the text is wrapped to the width of the layer.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { change { $0.isWrapped = newValue } }
    }

    /// Where text that doesn't fit is truncated.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { change { $0.truncationMode = newValue } }
    }

    /// The horizontal alignment of the text.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { change { $0.alignmentMode = newValue } }
    }

    /// Whether glyphs may lie between pixels. No effect here: they do.
    open var allowsFontSubpixelQuantization = false

    /// The size of the text without wrapping.
    open override func preferredFrameSize() -> CGSize {
        text.attributed.size()
    }

    private func change(_ body: (inout Content) -> Void) {
        body(&text)
        drawing = nil
        appearanceDidChange()
    }

    // MARK: Painting

    override func paintCustomAppearance(on canvas: any Canvas, _ values: LayerValues) {
        let content = isAnimated ? presented(text, Self.property) : text
        if !isAnimated, let drawing, drawing.bounds == values.bounds {
            return canvas.drawList(drawing.list, clippedTo: values.bounds)
        }
        let list = recordDrawing { _ in
            content.attributed.draw(with: values.bounds, options: content.options, context: nil)
        }
        drawing = isAnimated ? nil : (list, values.bounds)
        canvas.drawList(list, clippedTo: values.bounds)
    }

    override func customAppearanceExtent(_ values: LayerValues) -> CGRect { values.bounds }

    override func copyCustomAppearance(of other: CALayer, presented isPresented: Bool) {
        guard let other = other as? CATextLayer else { return }
        text = isPresented ? other.presented(other.text, Self.property) : other.text
    }

    private static func property(_ names: ArraySlice<Substring>) -> AnimatableProperty<Content>? {
        switch names.first {
        case "fontSize": .number(\.fontSize)
        case "foregroundColor": .color(\.color)
        default: nil
        }
    }

    override func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue? {
        read(names, text, Self.property(names)) ?? super.animatableValue(names)
    }

    override func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        guard let property = Self.property(names) else { return super.setAnimatableValue(value, names) }
        change { write(value, names, &$0, property) }
    }
}

extension CATextLayer.Content {
    /// Truncation of wrapped text ends its last line with an ellipsis.
    fileprivate var options: NSStringDrawingOptions {
        isWrapped && truncationMode != .none
            ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin
    }

    fileprivate var attributed: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        if let own = string as? NSAttributedString {
            let copy = NSMutableAttributedString(attributedString: own)
            copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
            return copy
        }
        let plain = (string as? NSString).map { String($0) } ?? (string as? String) ?? ""
        let color = color.map { UIColor(cgColor: $0) } ?? .clear
        return NSAttributedString(
            string: plain,
            attributes: [.font: sizedFont, .foregroundColor: color, .paragraphStyle: style]
        )
    }

    private var sizedFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        let name = (font as? NSString).map { String($0) }
        return name.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    }

    private var alignment: NSTextAlignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }

    private var lineBreakMode: NSLineBreakMode {
        if isWrapped { return .byWordWrapping }
        switch truncationMode {
        case .start: return .byTruncatingHead
        case .middle: return .byTruncatingMiddle
        case .end: return .byTruncatingTail
        default: return .byClipping
        }
    }
}
