import Foundation

/// A bar that fills as something goes on.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// How a bar looks.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    /// UIKit's sizes in points and times in seconds.
    private enum Metrics {
        static let height: CGFloat = 4
        static let barHeight: CGFloat = 2.5
        static let width: CGFloat = 150
        static let duration: TimeInterval = 0.25
    }

    private final let fill = UIView()
    private final var progressStorage: Float = 0

    /// Makes a bar of the default style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        clipsToBounds = true
        fill.isUserInteractionEnabled = false
        addSubview(fill)
        updateColors()
    }

    /// Makes a bar of a style, of the size that style has.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = intrinsicSize
    }

    /// Bars are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// How the bar looks.
    open var progressViewStyle = Style.default {
        didSet { if progressViewStyle != oldValue { styleDidChange() } }
    }

    /// How much is done, from 0 to 1.
    open var progress: Float {
        get { progressStorage }
        set { setProgress(newValue, animated: false) }
    }

    /// Says how much is done, from 0 to 1.
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

    /// The colour of what is done; the tint colour unless set.
    open var progressTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The colour of what is left.
    open var trackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The size that the style has.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: intrinsicSize.height)
    }

    /// The height that the style has, in the width there is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : intrinsicSize.width
        return CGSize(width: width, height: intrinsicSize.height)
    }

    /// Places what is done.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeFill()
    }

    /// What is done has the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: Accessibility

    /// A bar is one element.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The value changes often.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }

    /// What a bar is called unless told otherwise.
    open override var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? "Progress" }
        set { super.accessibilityLabel = newValue }
    }

    /// How much is done, in percent.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? "\(Int((progress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
}

extension UIProgressView {
    private var intrinsicSize: CGSize {
        CGSize(width: Metrics.width, height: progressViewStyle == .bar ? Metrics.barHeight : Metrics.height)
    }

    private func styleDidChange() {
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateColors() {
        backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        fill.backgroundColor = progressTintColor ?? tintColor
    }

    private func placeFill() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width * CGFloat(progressStorage)
        // Bars in bars of buttons end square, all others are round.
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
