import PortableUIKit

/// A clock that measures time with invisible animations.
///
/// Rows are thus timed by the clock that drives everything on screen. Timers and sleeping tasks use another clock if
/// the screen's time is virtual, and a display link needs the Objective-C runtime.
final class AnimationClock: CollectionViewClock {
    /// The animated view: in the window, but with an empty frame.
    private let animatedView = UIView()

    init(in view: UIView) {
        animatedView.isUserInteractionEnabled = false
        view.insertSubview(animatedView, at: 0)
    }

    func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> @MainActor () -> Void {
        let animation = ClockAnimation(action: action)
        animatedView.addSubview(animation.view)
        // The caller may have animations disabled or be inside an animation block.
        let wereAnimationsEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(true)
        UIView.animate(
            withDuration: seconds,
            delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: { animation.view.alpha = 0 },
            completion: { animation.stop(isFinished: $0) }
        )
        UIView.setAnimationsEnabled(wereAnimationsEnabled)
        return { animation.cancel() }
    }
}

/// One animation with its completion.
@MainActor
private final class ClockAnimation {
    let view = UIView()
    private var action: (@MainActor (Bool) -> Void)?

    init(action: @escaping @MainActor (Bool) -> Void) {
        self.action = action
    }

    func stop(isFinished: Bool) {
        view.removeFromSuperview()
        let action = action
        self.action = nil
        action?(isFinished)
    }

    func cancel() {
        action = nil
        view.removeFromSuperview()
    }
}
