import Foundation

/// Animations between `beginAnimations` and `commitAnimations`.
extension UIView {
    static func performBeginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin(animationID, context: context)
    }

    static func performCommitAnimations() {
        AnimationBlock.commit()
    }

    static func performSetAnimationDelegate(_ delegate: Any?) {
        AnimationBlock.current?.delegate = delegate
    }

    static func performSetAnimationWillStart(_ selector: Selector?) {
        AnimationBlock.current?.willStart = selector
    }

    static func performSetAnimationDidStop(_ selector: Selector?) {
        AnimationBlock.current?.didStop = selector
    }

    static func performSetAnimationDuration(_ duration: TimeInterval) {
        AnimationBlock.current?.change { $0.duration = duration }
    }

    static func performSetAnimationDelay(_ delay: TimeInterval) {
        AnimationBlock.current?.change { $0.delay = delay }
    }

    static func performSetAnimationStart(_ startDate: Date) {
        AnimationBlock.current?.change { $0.delay = max(0, startDate.timeIntervalSinceNow) }
    }

    static func performSetAnimationCurve(_ curve: UIView.AnimationCurve) {
        AnimationBlock.current?.change { $0.curve = curve.timing }
    }

    static func performSetAnimationRepeatCount(_ repeatCount: Float) {
        AnimationBlock.current?.change {
            $0.repeats = repeatCount >= .greatestFiniteMagnitude
            $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
        }
    }

    static func performSetAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.current?.change { $0.autoreverses = repeatAutoreverses }
    }

    static func performSetAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationBlock.current?.beginsFromCurrentState = fromCurrentState
    }

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
    private var animation: BlockAnimation
    private let outer: BlockAnimation?
    var delegate: Any?
    var willStart: Selector?
    var didStop: Selector?
    var beginsFromCurrentState = false {
        didSet { animation.beginsFromCurrentState = beginsFromCurrentState }
    }

    private init(_ name: String?, context: UnsafeMutableRawPointer?) {
        self.name = name
        self.context = context
        animation = BlockAnimation(timing: timing, completion: nil)
        outer = BlockAnimation.current
    }

    static func begin(_ name: String?, context: UnsafeMutableRawPointer?) {
        let block = AnimationBlock(name, context: context)
        stack.append(block)
        BlockAnimation.current = BlockAnimation.areEnabled ? block.animation : nil
    }

    static func commit() {
        guard let block = stack.popLast() else { return }
        BlockAnimation.current = block.outer
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
