import Foundation

/// A control with two buttons that decrease and increase a value. Its size is always 94 by 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private final var valueStorage: Double = 0 { didSet { notifyObservers() } }
    private final let background = UIView()
    private final let divider = UIImageView()
    private final var backgroundImages = ValuesByState<UIImage>()
    private final var incrementImages = ValuesByState<UIImage>()
    private final var decrementImages = ValuesByState<UIImage>()
    private final var dividerImages: [[UIControl.State]: UIImage] = [:]
    final let decrement = StepperButton(isIncrement: false)
    final let increment = StepperButton(isIncrement: true)
    /// The button under the finger.
    private final weak var pressed: StepperButton?
    private final var changedWhileTracking = false
    private final var token: VirtualClock.Token?
    private final weak var tokenClock: VirtualClock?

    /// UIKit's metrics in points and durations in seconds.
    private enum Metrics {
        static let size = CGSize(width: 94, height: 32)
        static let cornerRadius: CGFloat = 8
        static let dividerSize = CGSize(width: 1, height: 18)
        static let repeatDelay: TimeInterval = 0.5
        static let repeatInterval: TimeInterval = 0.1
    }

    /// Creates a stepper at the origin of a frame. The size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Metrics.size))
        setUp()
    }

    /// Creates a stepper from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeStepper(from: coder)
    }

    private func setUp() {
        isOpaque = false
        background.backgroundColor = .tertiarySystemFill
        divider.backgroundColor = .quaternaryLabel
        for view in [background, decrement, increment, divider] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        decrement.stepper = self
        increment.stepper = self
        updateButtons()
    }

    // MARK: Value

    /// The value, clamped to the limits. Setting it sends no event.
    open var value: Double {
        get { valueStorage }
        set {
            valueStorage = newValue.isNaN ? minimumValue : max(minimumValue, min(newValue, maximumValue))
            updateButtons()
        }
    }

    /// The minimum value; 0 by default.
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = valueStorage
        }
    }

    /// The maximum value; 100 by default.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = valueStorage
        }
    }

    /// The amount of one step; 1 by default.
    ///
    /// - Precondition: It is greater than 0.
    open var stepValue: Double = 1 {
        didSet { precondition(stepValue > 0, "The stepValue of a stepper must be above zero, not \(stepValue)") }
    }

    /// Whether an event is sent for each step, not only when the finger lifts.
    open var isContinuous = true

    /// Whether holding a button repeats the step.
    open var autorepeat = true {
        didSet { if !autorepeat { cancelRepeat() } }
    }

    /// Whether the value wraps around at the limits.
    open var wraps = false {
        didSet { updateButtons() }
    }

    // MARK: Layout

    /// Returns the corner radius of a stepper or a button of it.
    static func cornerRadius(height: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        traits.metrics.controls.areCapsules ? height / 2 : Metrics.cornerRadius
    }

    /// The frame. Its size is fixed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Metrics.size) }
    }

    /// The fixed size of a stepper.
    open override var intrinsicContentSize: CGSize { Metrics.size }

    /// Returns the fixed size of a stepper.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

    /// Lays out the buttons. The decrement button is on the leading side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.layer.cornerRadius = Self.cornerRadius(height: bounds.height, traitCollection)
        let half = bounds.width / 2
        let left = CGRect(x: bounds.minX, y: bounds.minY, width: half, height: bounds.height)
        let right = CGRect(x: bounds.minX + half, y: bounds.minY, width: half, height: bounds.height)
        decrement.frame = isMirrored ? right : left
        increment.frame = isMirrored ? left : right
        let size = divider.image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? Metrics.dividerSize
        divider.frame = CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    // MARK: Tracking

    /// Makes a step and schedules further ones while the button is held.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        let isAtRight = touch.location(in: self).x >= bounds.midX
        let button = isAtRight != isMirrored ? increment : decrement
        guard button.isEnabled else { return false }
        press(button)
        changedWhileTracking = false
        step(button)
        scheduleRepeat(after: Metrics.repeatDelay)
        return true
    }

    /// Continues stepping while the finger is on the button.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let pressed {
            let place = CGPoint(x: touch.location(in: self).x, y: bounds.midY)
            let isOnButton = isTouchInside && pressed.frame.contains(place)
            pressed.isPressed = isOnButton
            if !isOnButton { cancelRepeat() }
        }
        return super.continueTracking(touch, with: event)
    }

    /// Sends the event if the stepper is not continuous.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        finishTracking()
    }

    /// Stops stepping.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        finishTracking()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateButtons()
    }

    override func willLeaveWindow() {
        super.willLeaveWindow()
        cancelRepeat()
    }

    // MARK: Images

    /// Sets the background image of the buttons in a state. It replaces the background of the stepper.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[exactly: state] = image
        updateButtons()
    }

    /// Returns the background image of the buttons in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[exactly: state] }

    /// Sets the image between the buttons in given states.
    open func setDividerImage(
        _ image: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        dividerImages[[leftState, rightState]] = image
        updateButtons()
    }

    /// Returns the image between the buttons in given states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        dividerImages[[leftState, rightState]]
    }

    /// Sets the image of the increment button in a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[exactly: state] = image
        updateButtons()
    }

    /// Returns the image of the increment button in a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[exactly: state] }

    /// Sets the image of the decrement button in a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[exactly: state] = image
        updateButtons()
    }

    /// Returns the image of the decrement button in a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[exactly: state] }

    // MARK: Accessibility

    /// The two buttons.
    open override var accessibilityElements: [Any]? {
        get { accessibilityStorage?.elements ?? [decrement, increment] }
        set { super.accessibilityElements = newValue }
    }

    /// Increases the value and sends the event.
    open override func accessibilityIncrement() {
        stepByAccessibility(increment)
    }

    /// Decreases the value and sends the event.
    open override func accessibilityDecrement() {
        stepByAccessibility(decrement)
    }
}

extension UIStepper {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func stepByAccessibility(_ button: StepperButton) {
        guard isEnabled, button.isEnabled else { return }
        step(button)
        if !isContinuous { sendValueChanged() }
    }

    private func step(_ button: StepperButton) {
        var next = valueStorage + (button.isIncrement ? stepValue : -stepValue)
        if wraps {
            if next > maximumValue { next = minimumValue } else if next < minimumValue { next = maximumValue }
        }
        let old = valueStorage
        value = next
        guard valueStorage != old else { return }
        changedWhileTracking = true
        if isContinuous { sendValueChanged() }
    }

    private func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func press(_ button: StepperButton?) {
        pressed?.isPressed = false
        pressed = button
        button?.isPressed = true
        showImages()
    }

    private func finishTracking() {
        cancelRepeat()
        press(nil)
        if changedWhileTracking, !isContinuous { sendValueChanged() }
        changedWhileTracking = false
    }

    private func scheduleRepeat(after delay: TimeInterval) {
        guard autorepeat, let clock = window?.clock else { return }
        tokenClock = clock
        token = clock.schedule(after: delay) { [weak self] in
            guard let self, isTracking, let pressed, pressed.isEnabled else { return }
            step(pressed)
            scheduleRepeat(after: Metrics.repeatInterval)
        }
    }

    private func cancelRepeat() {
        if let token { tokenClock?.cancel(token) }
        token = nil
    }

    private func updateButtons() {
        decrement.isEnabled = isEnabled && (wraps || valueStorage > minimumValue)
        increment.isEnabled = isEnabled && (wraps || valueStorage < maximumValue)
        showImages()
    }

    private func showImages() {
        decrement.sign = decrementImages.value(in: decrement.state)
        increment.sign = incrementImages.value(in: increment.state)
        decrement.backgroundImage = backgroundImages.value(in: decrement.state)
        increment.backgroundImage = backgroundImages.value(in: increment.state)
        background.isHidden = !backgroundImages.isEmpty
        let states = isMirrored ? [increment.state, decrement.state] : [decrement.state, increment.state]
        divider.image = dividerImages[states] ?? dividerImages[[.normal, .normal]]
        divider.backgroundColor = dividerImages.isEmpty ? .quaternaryLabel : nil
        setNeedsLayout()
    }
}
