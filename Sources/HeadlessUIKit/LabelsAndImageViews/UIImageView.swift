import Foundation

/// Shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Makes a view with that frame and without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view of the size of the picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    /// Makes a view of the size of the picture, with another picture for when it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Image views are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The picture.
    open var image: UIImage? {
        didSet { imageChanged(from: oldValue) }
    }

    /// The picture while `isHighlighted`; nil for no change.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { imageChanged(from: oldValue) } }
    }

    /// Whether `highlightedImage` is shown.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedImage != nil { setNeedsDisplay() } }
    }

    /// What symbols are shown with, in addition to what they say themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    // MARK: Animation

    final var animation: ImageAnimation?

    /// The pictures that are shown one after the other while `isAnimating`.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }

    /// How long all pictures take together, in seconds; 0 for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0

    /// How often the pictures are shown; 0 for ever.
    open var animationRepeatCount = 0

    /// Whether pictures are shown one after the other.
    open var isAnimating: Bool { animation != nil }

    /// Shows the pictures of `animationImages` one after the other, from the first on.
    open func startAnimating() {
        guard let images = animationImages, !images.isEmpty else { return }
        animation?.cancel()
        animation = ImageAnimation(
            images: images,
            duration: animationDuration,
            repeatCount: animationRepeatCount,
            imageView: self
        )
        animation?.schedule()
        animationDidStep()
    }

    /// Shows `image` again.
    open func stopAnimating() {
        guard let animation else { return }
        animation.cancel()
        self.animation = nil
        animationDidStep()
    }

    /// Goes on in the window's time.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        animation?.schedule()
    }

    override func willLeaveWindow() {
        super.willLeaveWindow()
        animation?.cancel()
    }

    /// The size of the picture.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size of the picture, whatever the room.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? bounds.size
    }

    /// Template pictures take the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.properties.isTemplate ?? false { setNeedsDisplay() }
    }

    /// Draws the picture as the content mode says.
    open override func draw(_ rect: CGRect) {
        guard let image = shownImage, let context = UIGraphicsGetCurrentContext() else { return }
        let area = contentMode.area(of: image.size, in: bounds)
        guard image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft else {
            return image.draw(in: area, on: context, templateColor: tintColor)
        }
        context.saveGState()
        context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: area.minX + area.maxX, ty: 0))
        image.draw(in: area, on: context, templateColor: tintColor)
        context.restoreGState()
    }

    /// A picture may be larger than the view; `clipsToBounds` cuts it off.
    override var clipsContentToBounds: Bool { false }

    override var contentReach: CGRect {
        shownImage.map { contentMode.area(of: $0.size, in: bounds).union(bounds) } ?? bounds
    }

    /// Pictures are placed anew in bounds of another size.
    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        setNeedsDisplay()
    }

    private var shownImage: UIImage? {
        if let frame = animation?.image { return frame }
        let shown = isHighlighted ? highlightedImage ?? image : image
        guard let preferredSymbolConfiguration, let shown else { return shown }
        return shown.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? shown
    }

    /// Shows the picture that is due.
    final func animationDidStep() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private func imageChanged(from old: UIImage?) {
        if shownImage?.size != old?.size { invalidateIntrinsicContentSize() }
        if shownImage !== old { setNeedsDisplay() }
    }
}

extension UIView.ContentMode {
    /// The rectangle that content of a size takes in bounds.
    func area(of size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let ratios = (bounds.width / size.width, bounds.height / size.height)
            let ratio = self == .scaleAspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
            return aligned(CGSize(width: size.width * ratio, height: size.height * ratio), in: bounds)
        default: return aligned(size, in: bounds)
        }
    }

    private func aligned(_ size: CGSize, in bounds: CGRect) -> CGRect {
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - size.width
            default: bounds.midX - size.width / 2
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: bounds.minY
            case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
            default: bounds.midY - size.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
