import Foundation

/// Two buttons that make a value smaller and larger. Its size is always 94 by 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private final var valueStorage: Double = 0
    private final let background = UIView()
    private final let divider = UIView()
    final let decrement = StepperButton(isIncrement: false)
    final let increment = StepperButton(isIncrement: true)
    /// The button under the finger.
    private final weak var pressed: StepperButton?
    private final var changedWhileTracking = false
    private final var token: VirtualClock.Token?
    private final weak var tokenClock: VirtualClock?

    /// UIKit's sizes in points and times in seconds.
    private enum Metrics {
        static let size = CGSize(width: 94, height: 32)
        static let cornerRadius: CGFloat = 8
        static let dividerSize = CGSize(width: 1, height: 18)
        static let repeatDelay: TimeInterval = 0.5
        static let repeatInterval: TimeInterval = 0.1
    }

    /// Makes a stepper at the origin of the frame; the size is always the same.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Metrics.size))
        isOpaque = false
        background.layer.cornerRadius = Metrics.cornerRadius
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

    /// Steppers are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Value

    /// The value; what is beyond the ends is brought back. Setting it sends no event.
    open var value: Double {
        get { valueStorage }
        set {
            valueStorage = newValue.isNaN ? minimumValue : max(minimumValue, min(newValue, maximumValue))
            updateButtons()
        }
    }

    /// The smallest value; 0 unless set.
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = valueStorage
        }
    }

    /// The largest value; 100 unless set.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = valueStorage
        }
    }

    /// What one step adds; 1 unless set.
    ///
    /// - Precondition: It is above zero.
    open var stepValue: Double = 1 {
        didSet { precondition(stepValue > 0, "The stepValue of a stepper must be above zero, not \(stepValue)") }
    }

    /// Whether an event is sent for every step, and not only when the finger is lifted.
    open var isContinuous = true

    /// Whether steps go on while a button is held.
    open var autorepeat = true {
        didSet { if !autorepeat { cancelRepeat() } }
    }

    /// Whether a step beyond one end leads to the other.
    open var wraps = false {
        didSet { updateButtons() }
    }

    // MARK: Layout

    /// The size is always the same.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Metrics.size) }
    }

    /// The size of every stepper.
    open override var intrinsicContentSize: CGSize { Metrics.size }

    /// The size of every stepper.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

    /// Places the buttons; the one that makes smaller comes first in reading order.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let half = bounds.width / 2
        let left = CGRect(x: bounds.minX, y: bounds.minY, width: half, height: bounds.height)
        let right = CGRect(x: bounds.minX + half, y: bounds.minY, width: half, height: bounds.height)
        decrement.frame = isMirrored ? right : left
        increment.frame = isMirrored ? left : right
        divider.frame = CGRect(
            x: bounds.midX - Metrics.dividerSize.width / 2,
            y: bounds.midY - Metrics.dividerSize.height / 2,
            width: Metrics.dividerSize.width,
            height: Metrics.dividerSize.height
        )
    }

    // MARK: Tracking

    /// Makes a step, and more while the button is held.
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

    /// Steps go on while the finger is on the button.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let pressed {
            let place = CGPoint(x: touch.location(in: self).x, y: bounds.midY)
            let isOnButton = isTouchInside && pressed.frame.contains(place)
            pressed.isPressed = isOnButton
            if !isOnButton { cancelRepeat() }
        }
        return super.continueTracking(touch, with: event)
    }

    /// Sends the event that was put off.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        finishTracking()
    }

    /// Stops making steps.
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

    // MARK: Accessibility

    /// The two buttons.
    open override var accessibilityElements: [Any]? {
        get { accessibilityStorage?.elements ?? [decrement, increment] }
        set { super.accessibilityElements = newValue }
    }

    /// Makes the value larger and sends the event.
    open override func accessibilityIncrement() {
        stepByAccessibility(increment)
    }

    /// Makes the value smaller and sends the event.
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
    }
}
