import Foundation

/// Animations between `beginAnimations` and `commitAnimations`.
extension UIView {
    /// Begins an animation of the changes up to `commitAnimations()`. Set its properties before the changes.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin(animationID, context: context)
    }

    /// Starts the animation of the changes since `beginAnimations(_:context:)`.
    public class func commitAnimations() {
        AnimationBlock.commit()
    }

    /// Sets the object that is told when the animation starts and stops.
    public class func setAnimationDelegate(_ delegate: Any?) {
        AnimationBlock.current?.delegate = delegate
    }

    /// Sets the method of the delegate to call when the animation starts, with its identifier and context.
    public class func setAnimationWillStart(_ selector: Selector?) {
        AnimationBlock.current?.willStart = selector
    }

    /// Sets the method of the delegate to call when the animation stops, with its identifier, whether it finished, and
    /// its context.
    public class func setAnimationDidStop(_ selector: Selector?) {
        AnimationBlock.current?.didStop = selector
    }

    /// Sets the duration in seconds; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationBlock.current?.change { $0.duration = duration }
    }

    /// Sets the delay in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        AnimationBlock.current?.change { $0.delay = delay }
    }

    /// Sets the time at which the animation starts.
    public class func setAnimationStart(_ startDate: Date) {
        AnimationBlock.current?.change { $0.delay = max(0, startDate.timeIntervalSinceNow) }
    }

    /// Sets the pacing of the animation.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        let curve = UICubicTimingParameters(animationCurve: curve).timing
        AnimationBlock.current?.change { $0.curve = curve }
    }

    /// Sets how often the animation runs, possibly a fraction; 0 for once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationBlock.current?.change {
            $0.repeats = repeatCount >= .greatestFiniteMagnitude
            $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
        }
    }

    /// Sets whether the animation also runs backward.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.current?.change { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets whether the animation starts from the values on screen.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationBlock.current?.beginsFromCurrentState = fromCurrentState
    }

    /// Sets a transition for a view. The new state appears at once here.
    public class func setAnimationTransition(
        _ transition: UIView.AnimationTransition,
        for view: UIView,
        cache: Bool
    ) {}

    /// The transitions between two states of a view.
    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }
}

/// An animation that was begun and not yet committed.
@MainActor private final class AnimationBlock {
    /// The open animations. They are static because UIKit's API has class methods only.
    private static var stack: [AnimationBlock] = []

    static var current: AnimationBlock? { stack.last }

    private let name: String?
    private let context: UnsafeMutableRawPointer?
    private var timing = AnimationTiming(duration: 0.2)
    private var animation: ViewAnimation
    private let outer: ViewAnimation?
    var delegate: Any?
    var willStart: Selector?
    var didStop: Selector?
    var beginsFromCurrentState = false {
        didSet { animation.options = beginsFromCurrentState ? .beginFromCurrentState : [] }
    }

    private init(_ name: String?, context: UnsafeMutableRawPointer?) {
        self.name = name
        self.context = context
        animation = ViewAnimation(timing: timing, options: [], completion: nil)
        outer = ViewAnimation.current
    }

    static func begin(_ name: String?, context: UnsafeMutableRawPointer?) {
        let block = AnimationBlock(name, context: context)
        stack.append(block)
        ViewAnimation.current = ViewAnimation.areEnabled ? block.animation : nil
    }

    static func commit() {
        guard let block = stack.popLast() else { return }
        ViewAnimation.current = block.outer
        block.start()
    }

    func change(_ body: (inout AnimationTiming) -> Void) {
        body(&timing)
        animation.timing = timing
    }

    private func start() {
        if let willStart { willStart.send(to: delegate, name, context) }
        animation.completion = { [self] finished in
            if let didStop { didStop.send(to: delegate, name, NSNumber(value: finished), context) }
        }
        animation.commit()
    }
}
