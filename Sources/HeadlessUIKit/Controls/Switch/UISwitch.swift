import Foundation

/// A switch that is on or off. Its size is always 51 by 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private final let track = UIView()
    private final let thumb = ThumbView()
    private final var isOnStorage = false
    /// Where the finger has the thumb while it is dragged.
    private final var draggedIsOn: Bool?
    private final var touchStart = CGPoint.zero

    /// UIKit's sizes in points and times in seconds.
    private enum Metrics {
        static let size = CGSize(width: 51, height: 31)
        static let thumbInset: CGFloat = 2
        static let thumbSide: CGFloat = 27
        /// How much wider the thumb is under a finger.
        static let thumbStretch: CGFloat = 6
        /// A finger that moved so far drags the thumb.
        static let dragThreshold: CGFloat = 8
        static let duration: TimeInterval = 0.25
        static let disabledAlpha: CGFloat = 0.5
    }

    /// Makes a switch at the origin of the frame; the size is always the same.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Metrics.size))
        isOpaque = false
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = Metrics.size.height / 2
        thumb.isUserInteractionEnabled = false
        addSubview(track)
        addSubview(thumb)
        updateLooks()
    }

    /// Switches are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: State

    /// Whether the switch is on. Setting it neither animates nor sends an event.
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnStorage else { return }
        isOnStorage = on
        if animated { animateLooks() } else { updateLooks() }
    }

    // MARK: Looks

    /// The colour of the switch when it is on; green unless set.
    open var onTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// The colour of the thumb; white unless set.
    open var thumbTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// The size is always the same.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Metrics.size) }
    }

    /// The size of every switch.
    open override var intrinsicContentSize: CGSize { Metrics.size }

    /// The size of every switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

    /// Places the thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if thumb.layer.runningAnimations.isEmpty { updateLooks() }
    }

    // MARK: Tracking

    /// Remembers where the finger came down.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self)
        draggedIsOn = nil
        return super.beginTracking(touch, with: event)
    }

    /// Drags the thumb to the side where the finger is.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if draggedIsOn != nil || abs(location.x - touchStart.x) >= Metrics.dragThreshold {
            let target = (location.x > bounds.midX) != isMirrored
            if target != draggedIsOn {
                draggedIsOn = target
                animateLooks()
            }
        }
        return super.continueTracking(touch, with: event)
    }

    /// Turns the switch to where it was dragged, or to the other side.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let target = draggedIsOn ?? (isTouchInside ? !isOnStorage : isOnStorage)
        draggedIsOn = nil
        turn(target)
    }

    /// Goes back to where the switch was.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        draggedIsOn = nil
        animateLooks()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha(ofEnabled: isEnabled)
        if window != nil { animateLooks() }
    }

    // MARK: Accessibility

    /// A switch is one element.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// A button; says when it is disabled.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    /// "1" for on, "0" for off.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}

extension UISwitch {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func turn(_ on: Bool) {
        guard on != isOnStorage else {
            animateLooks()
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

    private func animateLooks() {
        UIView.animate(
            withDuration: Metrics.duration,
            delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction, .layoutSubviews],
            animations: { self.updateLooks() },
            completion: nil
        )
    }

    private func updateLooks() {
        let isOn = draggedIsOn ?? isOnStorage
        track.frame = bounds
        track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let width = Metrics.thumbSide + (isHighlighted ? Metrics.thumbStretch : 0)
        let isAtRight = isOn != isMirrored
        thumb.frame = CGRect(
            x: isAtRight ? bounds.maxX - Metrics.thumbInset - width : bounds.minX + Metrics.thumbInset,
            y: bounds.minY + Metrics.thumbInset,
            width: width,
            height: Metrics.thumbSide
        )
        thumb.color = thumbTintColor ?? .white
    }
}
