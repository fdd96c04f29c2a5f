import Foundation

/// A bar that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The style of a progress bar.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    /// UIKit's metrics in points and durations in seconds.
    private enum Metrics {
        static let height: CGFloat = 4
        static let barHeight: CGFloat = 2.5
        static let width: CGFloat = 150
        static let duration: TimeInterval = 0.25
    }

    private final let fill = UIView()
    private final let fillImage = UIImageView()
    private final let trackImageView = UIImageView()
    private final var progressStorage: Float = 0 { didSet { notifyObservers() } }
    private final var ticker: FrameTicker?

    /// Creates a progress bar of the default style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a progress bar of a style with the style's size.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = intrinsicSize
    }

    /// Creates a progress view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeProgress(from: coder)
    }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        fill.isUserInteractionEnabled = false
        addSubview(trackImageView)
        addSubview(fill)
        fillImage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fill.addSubview(fillImage)
        updateColors()
    }

    /// The style of the bar.
    open var progressViewStyle = Style.default {
        didSet { if progressViewStyle != oldValue { styleDidChange() } }
    }

    /// The progress, from 0 to 1.
    open var progress: Float {
        get { progressStorage }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard progress != progressStorage else { return }
        if animated { layoutIfNeeded() }
        progressStorage = progress
        guard animated else {
            setNeedsLayout()
            return
        }
        let options: UIView.AnimationOptions = [.beginFromCurrentState, .allowUserInteraction]
        UIView.animate(withDuration: Metrics.duration, delay: 0, options: options, animations: { self.placeFill() })
    }

    /// A progress that the bar shows. It is read once per frame while the bar is in a window and the progress isn't
    /// finished.
    open var observedProgress: Progress? {
        didSet {
            guard observedProgress !== oldValue else { return }
            ticker?.stop()
            if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
            followProgress()
        }
    }

    /// Follows the observed progress while the bar is in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if observedProgress != nil { followProgress() }
    }

    private func followProgress() {
        guard let observedProgress, !observedProgress.isFinished, window != nil else {
            ticker?.stop()
            return
        }
        let ticker =
            ticker
            ?? FrameTicker(
                clock: { [weak self] in self?.window?.clock },
                tick: { [weak self] in self?.readProgress() }
            )
        self.ticker = ticker
        ticker.start()
    }

    private func readProgress() {
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: true)
        if observedProgress.isFinished { ticker?.stop() }
    }

    /// The color of the completed part; `nil` uses the tint color.
    open var progressTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The color of the remaining part.
    open var trackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The image of the completed part, which replaces its color.
    open var progressImage: UIImage? {
        get { fillImage.image }
        set {
            fillImage.image = newValue
            imagesChanged()
        }
    }

    /// The image of the remaining part, which replaces its color.
    open var trackImage: UIImage? {
        get { trackImageView.image }
        set {
            trackImageView.image = newValue
            imagesChanged()
        }
    }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: intrinsicSize.height)
    }

    /// Returns the given width and the height of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : intrinsicSize.width
        return CGSize(width: width, height: intrinsicSize.height)
    }

    /// Lays out the completed part.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeFill()
    }

    /// Updates the color of the completed part.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: Accessibility

    /// Whether assistive technologies can access the bar; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The traits of a bar, which updates frequently.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }

    /// The label of the bar; "Progress" unless set.
    open override var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? "Progress" }
        set { super.accessibilityLabel = newValue }
    }

    /// The progress in percent, as spoken text.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? "\(Int((progress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
}

extension UIProgressView {
    private var intrinsicSize: CGSize {
        let height = progressViewStyle == .bar ? Metrics.barHeight : Metrics.height
        let images = [progressImage, trackImage].compactMap(\.?.size.height)
        return CGSize(width: Metrics.width, height: images.max() ?? height)
    }

    private func styleDidChange() {
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateColors() {
        let track = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        backgroundColor = trackImage == nil ? track : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        fillImage.tintColor = progressTintColor ?? tintColor
        trackImageView.tintColor = trackTintColor
    }

    private func imagesChanged() {
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func placeFill() {
        trackImageView.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width * CGFloat(progressStorage)
        // The bar style has square ends; the default style has round ones.
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        layer.cornerRadius = radius
        fill.layer.cornerRadius = radius
        fill.frame = CGRect(
            x: isMirrored ? bounds.maxX - width : bounds.minX,
            y: bounds.minY,
            width: width,
            height: bounds.height
        )
    }
}
