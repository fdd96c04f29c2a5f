@_spi(LayerClasses) import HeadlessQuartz

/// A layer that draws a string, clipped to its bounds.
open class CATextLayer: CALayer {
    private final let text = TextLayerAppearance()

    @_spi(LayerClasses) open override class var isOwnClass: Bool { self == CATextLayer.self }

    /// Creates a layer with zero bounds and no string.
    public override init() {
        super.init()
        showAppearance()
    }

    /// Creates a presentation copy of a layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        showAppearance()
    }

    /// Layers can't be decoded from archives here; see `CALayer.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showAppearance()
    }

    /// The text: a string or an attributed string, whose attributes replace font, size and color.
    open var string: Any? {
        get { text.content.string }
        set { change { $0.string = newValue } }
    }

    /// The font: a `UIFont` or the name of a font. Its size is `fontSize`.
    open var font: CFTypeRef? {
        get { text.content.font }
        set { change { $0.font = newValue } }
    }

    /// The font size in points.
    open var fontSize: CGFloat {
        get { text.content.fontSize }
        set { change { $0.fontSize = newValue } }
    }

    /// The color of the text; opaque white by default.
    open var foregroundColor: CGColor? {
        get { text.content.color }
        set { change { $0.color = newValue } }
    }

    /// Whether the text is wrapped to the width of the layer.
    open var isWrapped: Bool {
        get { text.content.isWrapped }
        set { change { $0.isWrapped = newValue } }
    }

    /// Where text that doesn't fit is truncated.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.content.truncationMode }
        set { change { $0.truncationMode = newValue } }
    }

    /// The horizontal alignment of the text.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.content.alignmentMode }
        set { change { $0.alignmentMode = newValue } }
    }

    /// Whether glyphs may lie between pixels. No effect here: they do.
    open var allowsFontSubpixelQuantization = false

    /// The size of the text without wrapping.
    open override func preferredFrameSize() -> CGSize {
        text.content.attributed.size()
    }

    private func change(_ body: (inout TextLayerAppearance.Content) -> Void) {
        body(&text.content)
        appearanceDidChange()
    }

    private func showAppearance() {
        appearance = text
        hasCustomAppearance = true
    }
}
