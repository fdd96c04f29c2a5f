import Foundation

/// A control to select a value between two limits by dragging a thumb.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// UIKit's metrics in points and durations in seconds.
    private enum Metrics {
        static let height: CGFloat = 31
        static let trackHeight: CGFloat = 4
        static let trackInset: CGFloat = 2
        static let thumbSide: CGFloat = 27
        /// The distance around the thumb within which a touch grabs it.
        static let thumbOutset: CGFloat = 10
        static let duration: TimeInterval = 0.25
        static let disabledAlpha: CGFloat = 0.5
        /// The change for one accessibility step, as a fraction of the range.
        static let accessibilityStep: Float = 0.1
    }

    private final let minimumTrack = UIView()
    private final let maximumTrack = UIView()
    private final let thumb = ThumbView()
    private final var valueStorage: Float = 0
    /// The horizontal distance from the thumb's center to the finger, in points.
    private final var grabOffset: CGFloat = 0
    private final var changedWhileTracking = false

    /// Creates a slider with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        for view in [maximumTrack, minimumTrack, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        maximumTrack.layer.cornerRadius = Metrics.trackHeight / 2
        minimumTrack.layer.cornerRadius = Metrics.trackHeight / 2
        updateColors()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Value

    /// The value, clamped to the limits. Setting it sends no event.
    open var value: Float {
        get { valueStorage }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the leading end.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = valueStorage
            setNeedsLayout()
        }
    }

    /// The value at the trailing end.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = valueStorage
            setNeedsLayout()
        }
    }

    /// Whether events are sent while the thumb moves, not only when it is released.
    open var isContinuous = true

    /// Sets the value without sending an event.
    open func setValue(_ value: Float, animated: Bool) {
        if animated { layoutIfNeeded() }
        valueStorage = value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
        guard animated else {
            setNeedsLayout()
            return
        }
        let options: UIView.AnimationOptions = [.beginFromCurrentState, .allowUserInteraction, .layoutSubviews]
        UIView.animate(withDuration: Metrics.duration, delay: 0, options: options, animations: { self.placeParts() })
    }

    // MARK: Appearance

    /// The color of the track before the thumb; `nil` uses the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The color of the track after the thumb.
    open var maximumTrackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The color of the thumb; `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Returns the frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + Metrics.trackInset,
            y: bounds.midY - Metrics.trackHeight / 2,
            width: max(0, bounds.width - Metrics.trackInset * 2),
            height: Metrics.trackHeight
        )
    }

    /// Returns the frame of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let availableWidth = max(0, bounds.width - Metrics.thumbSide)
        let x = bounds.minX + availableWidth * (isMirrored ? 1 - part : part)
        return CGRect(
            x: x,
            y: rect.midY - Metrics.thumbSide / 2,
            width: Metrics.thumbSide,
            height: Metrics.thumbSide
        )
    }

    /// The height of a slider, with a flexible width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height)
    }

    /// Returns the given width and the height of a slider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Metrics.height)
    }

    /// Lays out the track and the thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// Updates the color of the track.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func stateDidChange() {
        super.stateDidChange()
        let alpha = isEnabled ? 1 : Metrics.disabledAlpha
        for track in [minimumTrack, maximumTrack] { track.alpha = alpha }
    }

    // MARK: Tracking

    /// Grabs the thumb. A touch elsewhere is not tracked.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let place = thumbFrame
        guard place.insetBy(dx: -Metrics.thumbOutset, dy: -Metrics.thumbOutset).contains(location) else { return false }
        grabOffset = location.x - place.midX
        changedWhileTracking = false
        return super.beginTracking(touch, with: event)
    }

    /// Moves the thumb with the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        moveThumb(to: touch.location(in: self).x - grabOffset)
        return super.continueTracking(touch, with: event)
    }

    /// Sends the event if the slider is not continuous.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if changedWhileTracking, !isContinuous { sendValueChanged() }
    }

    /// Prevents pan gesture recognizers from beginning while the thumb is dragged.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer is UIPanGestureRecognizer { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility

    /// Whether assistive technologies can access the slider; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The traits of an adjustable element, including whether it is disabled.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    /// The position of the thumb in percent, as spoken text.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? "\(percent)%" }
        set { super.accessibilityValue = newValue }
    }

    /// Increases the value by a tenth of the range and sends the event.
    open override func accessibilityIncrement() {
        step(Metrics.accessibilityStep)
    }

    /// Decreases the value by a tenth of the range and sends the event.
    open override func accessibilityDecrement() {
        step(-Metrics.accessibilityStep)
    }
}

extension UISlider {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var thumbFrame: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: valueStorage)
    }

    private var percent: Int {
        let range = maximumValue - minimumValue
        return range > 0 ? Int(((valueStorage - minimumValue) / range * 100).rounded()) : 0
    }

    private func moveThumb(to middle: CGFloat) {
        let availableWidth = bounds.width - Metrics.thumbSide
        guard availableWidth > 0 else { return }
        let part = min(max((middle - bounds.minX - Metrics.thumbSide / 2) / availableWidth, 0), 1)
        change(to: minimumValue + (maximumValue - minimumValue) * Float(isMirrored ? 1 - part : part))
        if changedWhileTracking, isContinuous { sendValueChanged() }
    }

    private func change(to value: Float) {
        let old = valueStorage
        self.value = value
        changedWhileTracking = isContinuous ? valueStorage != old : changedWhileTracking || valueStorage != old
    }

    private func step(_ part: Float) {
        guard isEnabled else { return }
        let old = valueStorage
        value = valueStorage + (maximumValue - minimumValue) * part
        if valueStorage != old { sendValueChanged() }
    }

    private func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func updateColors() {
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.color = thumbTintColor ?? .white
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let place = thumbFrame
        maximumTrack.frame = track
        minimumTrack.frame =
            isMirrored
            ? CGRect(x: place.midX, y: track.minY, width: max(0, track.maxX - place.midX), height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: max(0, place.midX - track.minX), height: track.height)
        thumb.frame = place
    }
}
