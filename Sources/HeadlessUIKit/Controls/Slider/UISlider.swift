import Foundation

/// A control to select a value between two limits by dragging a thumb.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// UIKit's metrics in points and durations in seconds.
    enum Metrics {
        static let trackInset: CGFloat = 2
        /// The space between the track and the images beside it.
        static let imageSpacing: CGFloat = 8
        /// The distance around the thumb within which a touch grabs it.
        static let thumbOutset: CGFloat = 10
        static let duration: TimeInterval = 0.25
        static let disabledAlpha: CGFloat = 0.5
        /// The change for one accessibility step, as a fraction of the range.
        static let accessibilityStep: Float = 0.1
    }

    final let minimumTrack = UIView()
    final let maximumTrack = UIView()
    final let thumb = ThumbView()
    /// The style and the ticks; `nil` if none were set.
    final var trackOptions: SliderTrackOptions?
    /// The images; `nil` if none were set.
    final var images: SliderImages?
    private final var valueStorage: Float = 0 { didSet { notifyObservers() } }
    /// The horizontal distance from the thumb's center to the finger, in points.
    private final var grabOffset: CGFloat = 0
    private final var changedWhileTracking = false

    /// Creates a slider with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a slider from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeSlider(from: coder)
    }

    private func setUp() {
        isOpaque = false
        for view in [maximumTrack, minimumTrack, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        updateColors()
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
        let newValue = value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
        guard newValue != valueStorage else { return }
        if animated { layoutIfNeeded() }
        valueStorage = newValue
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

    /// The image beside the end of the track for the minimum value.
    open var minimumValueImage: UIImage? {
        get { images?.minimumValue.image }
        set { customize { $0.minimumValue.image = newValue } }
    }

    /// The image beside the end of the track for the maximum value.
    open var maximumValueImage: UIImage? {
        get { images?.maximumValue.image }
        set { customize { $0.maximumValue.image = newValue } }
    }

    /// Sets the image of the thumb in a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        customize { $0.thumbs[exactly: state] = image }
    }

    /// Sets the image of the track before the thumb in a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        customize { $0.minimumTracks[exactly: state] = image }
    }

    /// Sets the image of the track after the thumb in a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        customize { $0.maximumTracks[exactly: state] = image }
    }

    /// Returns the image of the thumb in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images?.thumbs.value(in: state) }

    /// Returns the image of the track before the thumb in a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images?.minimumTracks.value(in: state) }

    /// Returns the image of the track after the thumb in a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images?.maximumTracks.value(in: state) }

    /// The image of the thumb in the current state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// The image of the track before the thumb in the current state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

    /// The image of the track after the thumb in the current state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    /// Returns the frame of the image for the minimum value.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(of: minimumValueImage, in: bounds, isLeft: !isMirrored)
    }

    /// Returns the frame of the image for the maximum value.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(of: maximumValueImage, in: bounds, isLeft: isMirrored)
    }

    /// Returns the frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = trackHeight
        let ends = trackEnds(in: bounds)
        return CGRect(x: ends.left, y: bounds.midY - height / 2, width: max(0, ends.right - ends.left), height: height)
    }

    /// Returns the frame of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let size = thumbSize
        // The thumb extends beyond the track by the inset that the track has from the bounds.
        let track = rect.insetBy(dx: -Metrics.trackInset, dy: 0)
        let availableWidth = max(0, track.width - size.width)
        return CGRect(
            x: track.minX + availableWidth * (isMirrored ? 1 - part : part),
            y: rect.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// The height of a slider, with a flexible width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: metrics.sliderHeight)
    }

    /// Returns the given width and the height of a slider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: metrics.sliderHeight)
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
        for image in [images?.minimumValue, images?.maximumValue] { image?.alpha = alpha }
        showImages()
    }

    // MARK: Tracking

    /// Grabs the thumb. A touch elsewhere is not tracked.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let place = thumbFrame
        if trackOptions?.style == .thumbless {
            grabOffset = location.x - place.midX
            changedWhileTracking = false
            return super.beginTracking(touch, with: event)
        }
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

    /// The title of the tick at the value, or else the position of the thumb in percent, as spoken text.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? tickTitle ?? "\(percent)%" }
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
    final var metrics: SystemMetrics.Controls { traitCollection.metrics.controls }

    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var thumbFrame: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: valueStorage)
    }

    private var tickTitle: String? {
        guard let ticks = trackOptions?.configuration?.ticks else { return nil }
        let tolerance: Float = 0.001
        return ticks.first { abs($0.position - position) < tolerance }?.title
    }

    private var percent: Int {
        let range = maximumValue - minimumValue
        return range > 0 ? Int(((valueStorage - minimumValue) / range * 100).rounded()) : 0
    }

    private func moveThumb(to middle: CGFloat) {
        let track = trackRect(forBounds: bounds)
        let ends = [minimumValue, maximumValue].map {
            thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
        }
        let left = min(ends[0], ends[1])
        let availableWidth = abs(ends[1] - ends[0])
        guard availableWidth > 0 else { return }
        let part = min(max((middle - left) / availableWidth, 0), 1)
        change(toPosition: Float(isMirrored ? 1 - part : part))
        if changedWhileTracking, isContinuous { sendValueChanged() }
    }

    /// The value as a fraction of the track.
    private var position: Float {
        let range = maximumValue - minimumValue
        return range > 0 ? (valueStorage - minimumValue) / range : 0
    }

    private func change(toPosition position: Float) {
        let old = valueStorage
        let nearest = trackOptions?.configuration?.nearest(to: position) ?? position
        value = minimumValue + (maximumValue - minimumValue) * nearest
        changedWhileTracking = isContinuous ? valueStorage != old : changedWhileTracking || valueStorage != old
    }

    private func step(_ part: Float) {
        guard isEnabled else { return }
        let old = valueStorage
        let range = maximumValue - minimumValue
        if let track = trackOptions?.configuration {
            value = minimumValue + range * track.next(after: position, step: part)
        } else {
            value = valueStorage + range * part
        }
        if valueStorage != old { sendValueChanged() }
    }

    private func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The middle of the thumb at a fraction of the track.
    private func middle(at position: Float, in track: CGRect) -> CGFloat {
        let value = minimumValue + (maximumValue - minimumValue) * position
        return thumbRect(forBounds: bounds, trackRect: track, value: value).midX
    }

    /// Where the filled part of the track begins: at the neutral value, or at the end of the minimum value.
    private func fillStart(in track: CGRect) -> CGFloat {
        let neutral = trackOptions?.configuration?.neutralValue ?? 0
        guard neutral > 0 else { return isMirrored ? track.maxX : track.minX }
        return middle(at: neutral, in: track)
    }

    final func updateColors() {
        minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.color = thumbTintColor ?? .white
    }

    final func placeParts() {
        let track = trackRect(forBounds: bounds)
        let place = thumbFrame
        for view in [maximumTrack, minimumTrack] { view.layer.cornerRadius = trackHeight / 2 }
        maximumTrack.frame = track
        let start = fillStart(in: track)
        minimumTrack.frame = CGRect(
            x: min(start, place.midX),
            y: track.minY,
            width: abs(place.midX - start),
            height: track.height
        )
        thumb.frame = place
        trackOptions?.placeDots(in: self, below: thumb) { CGPoint(x: middle(at: $0, in: track), y: track.midY) }
        placeImages(thumb: place)
    }
}
