import Foundation

/// A view that displays an image.
@preconcurrency @MainActor
open class UIImageView: UIView,
    @preconcurrency UIAccessibilityContentSizeCategoryImageAdjusting
{
    /// Creates an image view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view with the size of the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        playImage()
    }

    /// Creates an image view with the size of the image, and an image for its highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        playImage()
    }

    /// Creates an image view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeImageView(from: coder)
    }

    /// The image.
    open var image: UIImage? {
        didSet { imageChanged(from: oldValue) }
    }

    /// The image of the highlighted view; `nil` means `image`.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { imageChanged(from: oldValue) } }
    }

    /// Whether the image view is highlighted.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            if highlightedImage != nil { setNeedsDisplay() }
            notifyObservers()
        }
    }

    /// The configuration applied to symbol images, which overrides their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Whether the image grows in the content size categories for accessibility.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
            invalidateIntrinsicContentSize()
        }
    }

    /// The accessibility label. By default, that of the image.
    open override var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? image?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Animation

    final var animation: ImageAnimation?

    /// The images of the animation.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }

    /// The duration of one cycle of the animation, in seconds; 0 means 1/30 second per image.
    open var animationDuration: TimeInterval = 0

    /// The number of repetitions of the animation; 0 means endless.
    open var animationRepeatCount = 0

    /// The images of the animation in the highlighted state; `nil` means `animationImages`.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }

    /// Whether the animation is running.
    open var isAnimating: Bool { animation != nil }

    /// Starts the animation from the first of `animationImages`.
    open func startAnimating() {
        let ownImages = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images = ownImages, !images.isEmpty else { return playImage() }
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

    /// Stops the animation and shows `image` again.
    open func stopAnimating() {
        guard let animation else { return }
        animation.cancel()
        self.animation = nil
        animationDidStep()
    }

    /// Resumes the animation on the clock of the new window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        animation?.schedule()
    }

    override func willLeaveWindow() {
        super.willLeaveWindow()
        animation?.cancel()
    }

    /// The size of the image.
    open override var intrinsicContentSize: CGSize {
        shownSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the size of the image, regardless of the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownSize ?? bounds.size
    }

    /// The size of the image, scaled if it grows for accessibility.
    private var shownSize: CGSize? {
        guard let size = shownImage?.size, adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return shownImage?.size }
        let scale = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
        return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    /// Redraws a template image in the new tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.properties.isTemplate ?? false { setNeedsDisplay() }
    }

    /// Draws the image according to the content mode.
    open override func draw(_ rect: CGRect) {
        guard let image = shownImage?.variant(for: traitCollection), let context = UIGraphicsGetCurrentContext() else {
            return
        }
        let area = contentMode.area(of: image.size, in: bounds)
        guard image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft else {
            return image.draw(in: area, on: context, templateColor: tintColor)
        }
        context.saveGState()
        context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: area.minX + area.maxX, ty: 0))
        image.draw(in: area, on: context, templateColor: tintColor)
        context.restoreGState()
    }

    /// Images may overflow the view; `clipsToBounds` clips them.
    override var clipsContentToBounds: Bool { false }

    override var contentExtent: CGRect {
        shownImage.map { contentMode.area(of: $0.size, in: bounds).union(bounds) } ?? bounds
    }

    /// Redraws the image: its position depends on the size of the bounds.
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

    /// Shows the current image of the animation.
    final func animationDidStep() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private func imageChanged(from old: UIImage?) {
        if image?.images != nil || old?.images != nil { playImage() }
        if shownImage?.size != old?.size { invalidateIntrinsicContentSize() }
        if shownImage !== old { setNeedsDisplay() }
    }
}

extension UIView.ContentMode {
    /// Returns the frame of content with a size in bounds.
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
