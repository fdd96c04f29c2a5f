import Foundation

/// Something that changes what is seen of a layer for some time, and not the layer itself.
///
/// A layer takes a copy, and animates it on the clock of the window in which it is seen; outside of one it waits. A begin
/// time that is not zero counts from `CACurrentMediaTime()`, to a hundredth of a second.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// When it begins: in a group, in seconds of the group; 0 for at once.
    open var beginTime: CFTimeInterval = 0
    /// How long it takes once, in seconds; 0 for the group's duration or the transaction's.
    open var duration: CFTimeInterval = 0
    /// How many of its seconds pass in one around it.
    open var speed: Float = 1
    /// How far into its course it begins, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// How often it runs; 0 for once.
    open var repeatCount: Float = 0
    /// For how many seconds it runs over and over; 0 for as often as it says.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run goes back as well.
    open var autoreverses = false
    /// What is shown before and after it.
    open var fillMode = CAMediaTimingFillMode.removed

    /// The course of a run; nil for an even one.
    open var timingFunction: CAMediaTimingFunction?
    /// Who is told of its start and its end. The animation keeps it alive.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets it when it is over.
    open var isRemovedOnCompletion = true

    private final var remembered: [String: Any] = [:]

    /// Makes an animation that changes nothing.
    public override init() {
        super.init()
    }

    /// Animations are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        super.init()
        guard coder is LayerCoder else { return nil }
    }

    /// A copy with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        // As with layers, the one initialiser that every class has.
        guard let copy = Self(coder: LayerCoder()) else {
            preconditionFailure("An animation of \(type(of: self)) could not be copied: its init(coder:) returned nil.")
        }
        copy.takeOver(self)
        return copy
    }

    /// Adds the animation to the layer that an event concerns.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Something that was noted under a key.
    open func value(forKey key: String) -> Any? {
        remembered[key]
    }

    /// Notes something under a key of one's own.
    open func setValue(_ value: Any?, forKey key: String) {
        remembered[key] = value
    }

    // MARK: Hooks of this module

    func takeOver(_ other: CAAnimation) {
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
        remembered = other.remembered
    }

    /// Adds what it changes so many seconds after its begin to a list.
    func collect(after elapsed: TimeInterval, duration: TimeInterval, into changes: inout [AnimatedChange]) {}

    /// Where the animation is after so many seconds, its course applied; nil where nothing of it is shown.
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

/// Hears of the start and the end of animations. Both requirements are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// An animation begins.
    func animationDidStart(_ anim: CAAnimation)

    /// An animation is over: by its time, or because it or its layer was taken away.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What one animation of a property changes at a moment.
struct AnimatedChange {
    let animation: CAPropertyAnimation
    let moment: MediaMoment
}
