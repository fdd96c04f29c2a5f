import Foundation

/// A control that is on or off. Its size is fixed: 51 by 31 points, and 63 by 28 on iOS 26.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private final let track = UIView()
    private final let thumb = ThumbView(castsShadow: false)
    private final let shadow = SoftShadowView()
    private final var isOnStorage = false { didSet { notifyObservers() } }
    /// The value at the thumb's position during a drag; `nil` if the thumb is not dragged.
    private final var draggedIsOn: Bool?
    private final var touchStart = CGPoint.zero

    /// UIKit's metrics in points and durations in seconds.
    enum Metrics {
        /// The additional width of the thumb while it is touched.
        static let thumbStretch: CGFloat = 6
        /// The distance from which a touch drags the thumb.
        static let dragThreshold: CGFloat = 8
        static let duration: TimeInterval = 0.25
        static let disabledAlpha: CGFloat = 0.5
    }

    /// Creates a switch at the origin of a frame. The size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UITraitCollection.current.metrics.controls.switchSize))
        setUp()
    }

    /// Creates a switch from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeSwitch(from: coder)
    }

    private func setUp() {
        isOpaque = false
        track.isUserInteractionEnabled = false
        // The shadow ends at the edge of the switch.
        track.clipsToBounds = true
        track.addSubview(shadow)
        thumb.isUserInteractionEnabled = false
        addSubview(track)
        addSubview(thumb)
        updateAppearance()
    }

    // MARK: State

    /// Whether the switch is on. Setting it sends no event and is not animated.
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Sets whether the switch is on without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnStorage else { return }
        isOnStorage = on
        if animated { animateAppearance() } else { updateAppearance() }
    }

    // MARK: Appearance

    /// The appearances of a switch.
    public enum Style: Int, Sendable {
        /// The style of the device.
        case automatic = 0
        /// A box with a checkmark, on a Mac only.
        case checkbox = 1
        /// A track with a thumb.
        case sliding = 2
    }

    /// The style that is shown: on a phone always `.sliding`.
    open var style: Style { .sliding }

    /// The preferred style. A phone has one style only. No effect here.
    open var preferredStyle = Style.automatic

    /// The title of a checkbox. Not shown on a phone. No effect here.
    open var title: String?

    /// The former image of a switch that is on. Not shown since iOS 7. No effect here.
    open var onImage: UIImage?

    /// The former image of a switch that is off. Not shown since iOS 7. No effect here.
    open var offImage: UIImage?

    /// The color of the switch when it is on; `nil` for green.
    open var onTintColor: UIColor? {
        didSet { updateAppearance() }
    }

    /// The color of the thumb; `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet { updateAppearance() }
    }

    /// The frame. Its size is fixed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: metrics.switchSize) }
    }

    /// The fixed size of the alignment rectangle.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: metrics.switchSize.width - metrics.switchOverhang, height: metrics.switchSize.height)
    }

    /// The insets of the alignment rectangle: a switch extends beyond it at the trailing side.
    open override var alignmentRectInsets: UIEdgeInsets {
        let overhang = metrics.switchOverhang
        return UIEdgeInsets(top: 0, left: isMirrored ? overhang : 0, bottom: 0, right: isMirrored ? 0 : overhang)
    }

    /// Returns the fixed size of a switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // A switch without a window measures for the screen that is laid out.
        (window == nil ? UITraitCollection.current.metrics.controls : metrics).switchSize
    }

    /// Lays out the thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if !thumb.layer.isAnimatedInBlock { updateAppearance() }
    }

    // MARK: Tracking

    /// Stores the start of the touch.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self)
        draggedIsOn = nil
        return super.beginTracking(touch, with: event)
    }

    /// Moves the thumb to the side of the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if draggedIsOn != nil || abs(location.x - touchStart.x) >= Metrics.dragThreshold {
            let target = (location.x > bounds.midX) != isMirrored
            if target != draggedIsOn {
                draggedIsOn = target
                animateAppearance()
            }
        }
        return super.continueTracking(touch, with: event)
    }

    /// Sets the value to which the thumb was dragged, or toggles it after a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let target = draggedIsOn ?? (isTouchInside ? !isOnStorage : isOnStorage)
        draggedIsOn = nil
        turn(target)
    }

    /// Restores the position before the touch.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        draggedIsOn = nil
        animateAppearance()
    }

    override func systemVersionDidChange() {
        super.systemVersionDidChange()
        frame.size = metrics.switchSize
        updateAppearance()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha(ofEnabled: isEnabled)
        if window != nil { animateAppearance() }
    }

    // MARK: Accessibility

    /// Whether assistive technologies can access the switch; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The traits of a button, including whether it is disabled.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    /// The value as a string: "1" for on, "0" for off.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}

extension UISwitch {
    final var metrics: SystemMetrics.Controls { traitCollection.metrics.controls }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func turn(_ on: Bool) {
        guard on != isOnStorage else {
            animateAppearance()
            return
        }
        setOn(on, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func alpha(ofEnabled isEnabled: Bool) {
        let alpha = isEnabled ? 1 : Metrics.disabledAlpha
        track.alpha = alpha
        thumb.alpha = alpha
    }

    private func animateAppearance() {
        UIView.animate(
            withDuration: Metrics.duration,
            delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction, .layoutSubviews],
            animations: { self.updateAppearance() },
            completion: nil
        )
    }

    private func updateAppearance() {
        let isOn = draggedIsOn ?? isOnStorage
        track.frame = bounds
        track.layer.cornerRadius = bounds.height / 2
        track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let size = metrics.switchThumb
        let inset = (metrics.switchSize.height - size.height) / 2
        let width = size.width + (isHighlighted ? Metrics.thumbStretch : 0)
        let isAtRight = isOn != isMirrored
        thumb.frame = CGRect(
            x: isAtRight ? bounds.maxX - inset - width : bounds.minX + inset,
            y: bounds.minY + inset,
            width: width,
            height: size.height
        )
        thumb.color = thumbTintColor ?? .white
        shadow.frame = thumb.frame.insetBy(dx: -SoftShadowView.overflow, dy: -SoftShadowView.overflow)
    }
}
