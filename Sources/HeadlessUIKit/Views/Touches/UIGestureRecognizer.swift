import Foundation

/// Watches the touches of a view and of what is in it for a gesture.
///
/// There is no Objective-C runtime to send actions with: subclass a recogniser and observe `state` to hear of it.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// Where a recogniser is.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The gesture of a recogniser without a middle happened; the same as `ended`.
        public static let recognized = State.ended
    }

    final var stateStorage = State.possible
    /// A state that waits for other recognisers to fail.
    final var pendingState: State?
    final weak var viewStorage: UIView?
    final weak var dispatcher: TouchDispatcher?
    /// The touches that are down.
    final var trackedTouches: [UITouch] = []
    final var failureRequirements: [ObjectIdentifier: WeakRecognizer] = [:]

    /// Makes a recogniser. Target and action are nil: see the type's description.
    public init(target: Any?, action: Selector?) {
        precondition(
            action == nil,
            "Actions need an Objective-C runtime, which a headless machine has not: subclass the recogniser instead"
        )
        super.init()
    }

    /// Makes a recogniser.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Where the recogniser is. Subclasses set it; what comes of that depends on the other recognisers.
    open var state: State {
        get { stateStorage }
        set { request(newValue) }
    }

    /// The view whose touches are watched.
    open var view: UIView? { viewStorage }

    /// Has a say in what is recognised.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the recogniser watches touches; one that is switched off in a gesture cancels it.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { cancelByRemoval() } }
    }

    /// Whether views are told that their touches are cancelled once the gesture is recognised.
    open var cancelsTouchesInView = true

    /// Whether views are not told of new touches while the gesture is still possible.
    open var delaysTouchesBegan = false

    /// Whether views are not told of the end of touches while the gesture is still possible.
    open var delaysTouchesEnded = true

    /// A name to tell recognisers apart by.
    open var name: String?

    /// Recognises only once the other recogniser failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements[ObjectIdentifier(otherGestureRecognizer)] = WeakRecognizer(otherGestureRecognizer)
    }

    /// Where the gesture is, in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let touch = trackedTouches.first else { return lastLocation(in: view) }
        if trackedTouches.count == 1 { return touch.location(in: view) }
        let points = trackedTouches.map { $0.location(in: view) }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    /// The number of touches that take part.
    open var numberOfTouches: Int { trackedTouches.count }

    /// Where one of the touches is, in a view's coordinates; nil is the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        trackedTouches[touchIndex].location(in: view)
    }

    final var lastLocationInWindow = CGPoint.zero

    // MARK: For subclasses

    /// Called when touches begin.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches end.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches are cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after the gesture is over; a subclass gets ready for the next one.
    open func reset() {}

    /// Leaves a touch of the gesture out.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Whether recognising keeps another recogniser from it; true unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recogniser keeps this one from recognising; true unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the recogniser waits for another one to fail; asks the delegate unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    /// Whether another recogniser waits for this one to fail; asks the delegate unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }
}

/// A recogniser that is remembered without keeping it.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
    }
}
