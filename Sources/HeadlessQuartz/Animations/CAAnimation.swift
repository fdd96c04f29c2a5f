import Foundation

/// Changes what a layer shows for some time, without changing the layer's own values.
///
/// A layer takes a copy and runs it on the clock of its window. If it is in no window in the next turn, the animation is
/// interrupted; one that is kept after its completion runs once the layer is in a window. A begin time other than 0 is an
/// absolute time as `CACurrentMediaTime()` returns it, with a precision of 0.01 s.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// The begin time in seconds, relative to the group in a group; 0 begins at once.
    open var beginTime: CFTimeInterval = 0
    /// The duration of one run in seconds; 0 for the duration of the group or the transaction.
    open var duration: CFTimeInterval = 0
    /// How fast time runs relative to the parent's time.
    open var speed: Float = 1
    /// The offset into the animation at which it begins, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The number of times the animation runs; 0 for once.
    open var repeatCount: Float = 0
    /// How many seconds the animation repeats; 0 if `repeatCount` decides.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run also plays backward.
    open var autoreverses = false
    /// What the layer shows before and after the animation.
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pacing of each run; `nil` is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Receives the start and the end of the animation. It is a strong reference.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it ends.
    open var isRemovedOnCompletion = true

    /// The preferred frame rates. Without effect: hosts decide when frames are drawn.
    open var preferredFrameRateRange = CAFrameRateRange.default

    private final var customValues: [String: Any] = [:]

    /// Creates an animation that changes nothing.
    public override init() {
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        super.init()
        guard coder is LayerCoder else { return nil }
    }

    /// Returns a copy with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        // `init(coder:)` is the one initializer that every class has, as for layers.
        guard let copy = Self(coder: LayerCoder()) else {
            preconditionFailure("An animation of \(type(of: self)) could not be copied: its init(coder:) returned nil.")
        }
        copy.copyProperties(from: self)
        return copy
    }

    /// Adds the animation to the layer for which an event occurred.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns the value that was set for a custom key.
    open func value(forKey key: String) -> Any? {
        customValues[key]
    }

    /// Sets a value for a custom key.
    open func setValue(_ value: Any?, forKey key: String) {
        customValues[key] = value
    }

    // MARK: For subclasses in this module

    func copyProperties(from other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        customValues = other.customValues
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// Appends the changes at `elapsed` seconds after the begin to a list.
    func collect(after elapsed: TimeInterval, duration: TimeInterval, into changes: inout [AnimatedChange]) {}

    /// Returns the position in the animation after `elapsed` seconds with the timing function applied; `nil` if nothing
    /// shows.
    final func moment(after elapsed: TimeInterval, within outer: TimeInterval) -> MediaMoment? {
        let duration = duration > 0 ? duration : outer
        guard var moment = moment(after: elapsed, duration: duration) else { return nil }
        if let timingFunction {
            moment.fraction = timingFunction.curve.value(at: moment.fraction)
            moment.seconds = moment.fraction * duration
        }
        return moment
    }
}

/// The change that one property animation makes at one moment.
struct AnimatedChange {
    package let animation: CAPropertyAnimation
    package let moment: MediaMoment
}
