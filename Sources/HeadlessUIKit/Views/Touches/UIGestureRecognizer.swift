import Foundation

/// The base class of gesture recognizers.
///
/// The actions of the targets are called once per event in which the state became `began`, `changed`, `ended` or
/// `cancelled`, before views receive the touches of the event.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The states of a gesture recognizer.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The final state of a discrete gesture; the same as `ended`.
        public static let recognized = State.ended
    }

    final var stateStorage = State.possible {
        didSet { needsAction = dispatcher != nil && isActionState }
    }
    private final var targets: [TargetAction] = []
    /// Whether the state changed since the actions were called.
    private final var needsAction = false
    /// A state that is waiting for other recognizers to fail.
    final var pendingState: State?
    final weak var viewStorage: UIView?
    final weak var dispatcher: TouchDispatcher?
    /// The active touches of the gesture.
    final var trackedTouches: [UITouch] = []
    final var failureRequirements: [ObjectIdentifier: WeakRecognizer] = [:]

    /// Creates a gesture recognizer with a target, which isn't kept alive, and its action.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { targets.append(TargetAction(target: target, action: action)) }
    }

    /// Creates a gesture recognizer.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Adds a target, which isn't kept alive, and its action.
    open func addTarget(_ target: Any, action: Selector) {
        targets.removeAll(where: \.isDead)
        if !targets.contains(where: { $0.isSame(target: target, action: action) }) {
            targets.append(TargetAction(target: target, action: action))
        }
    }

    /// Removes a target and its action; `nil` means all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target: target, action: action) }
    }

    /// Calls the actions if the state changed since the last call.
    final func sendActionsIfNeeded() {
        guard needsAction else { return }
        needsAction = false
        for target in targets where !target.isDead { target.action.send(to: target.target, self) }
    }

    /// Recognizers can't be decoded from archives here. Always returns `nil`.
    public convenience init?(coder: NSCoder) {
        return nil
    }

    /// The state of the recognizer. Subclasses set it; other recognizers may prevent or delay the change.
    open var state: State {
        get { stateStorage }
        set { request(newValue) }
    }

    /// The view of the recognizer.
    open var view: UIView? { viewStorage }

    /// The delegate of the recognizer.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the recognizer is enabled. Disabling it during a gesture cancels the gesture.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { cancelByRemoval() } }
    }

    /// Whether touches in views are canceled when the gesture is recognized.
    open var cancelsTouchesInView = true

    /// Whether the delivery of new touches to views is delayed while the gesture is possible.
    open var delaysTouchesBegan = false

    /// Whether the delivery of ended touches to views is delayed while the gesture is possible.
    open var delaysTouchesEnded = true

    /// The raw values of the types of touches that the recognizer receives. All by default.
    open var allowedTouchTypes: [NSNumber] {
        get { allowedTouches ?? [0, 1, 2, 3] }
        set { allowedTouches = newValue }
    }

    /// The raw values of the types of presses that the recognizer receives. None by default.
    open var allowedPressTypes: [NSNumber] = []

    /// Whether the recognizer receives touches of only one type at a time. No effect here: all touches are direct.
    open var requiresExclusiveTouchType = true

    private var allowedTouches: [NSNumber]?

    /// The modifier keys that were held down in the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The buttons that were held down in the last event. Always empty: there is no pointing device.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// A name of the recognizer.
    open var name: String?

    /// Requires another recognizer to fail before this one may recognize its gesture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements[ObjectIdentifier(otherGestureRecognizer)] = WeakRecognizer(otherGestureRecognizer)
    }

    /// Returns the location of the gesture, the centroid of its touches, in a view's coordinates; `nil` means the
    /// window.
    open func location(in view: UIView?) -> CGPoint {
        guard let touch = trackedTouches.first else { return lastLocation(in: view) }
        if trackedTouches.count == 1 { return touch.location(in: view) }
        let points = trackedTouches.map { $0.location(in: view) }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    /// The number of touches in the gesture.
    open var numberOfTouches: Int { trackedTouches.count }

    /// Returns the location of a touch in a view's coordinates; `nil` means the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        trackedTouches[touchIndex].location(in: view)
    }

    final var lastLocationInWindow = CGPoint.zero

    /// Whether the recognizer may track a touch that begins.
    final func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        if let allowedTouches, !allowedTouches.contains(where: { $0.intValue == touch.type.rawValue }) { return false }
        guard shouldReceive(event) else { return false }
        modifierFlags = event.modifierFlags
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether the recognizer receives a press that begins.
    final func accepts(_ press: UIPress, of event: UIPressesEvent) -> Bool {
        guard isEnabled, allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }),
            press.hasButton, shouldReceive(event)
        else { return false }
        modifierFlags = event.modifierFlags
        return delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
    }

    // MARK: For subclasses

    /// Handles new touches. For subclasses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Handles moved touches. For subclasses.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Handles ended touches. For subclasses.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Handles canceled touches. For subclasses.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Handles touches with values that were estimates before. For subclasses. Never called: none are estimates.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Handles new presses. For subclasses.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Handles changed presses. For subclasses.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Handles ended presses. For subclasses.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Handles canceled presses. For subclasses.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Returns whether the recognizer receives an event. Asks the delegate by default.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Resets the internal state after a gesture. For subclasses.
    open func reset() {}

    /// Removes a press from the gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Removes a touch from the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Returns whether this recognizer prevents another one from recognizing its gesture. `true` by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether another recognizer prevents this one from recognizing its gesture. `true` by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer requires another one to fail. Asks the delegate by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    /// Returns whether another recognizer requires this one to fail. Asks the delegate by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
    }
}
