import PortableUIKit

/// Measures time by animations that nobody sees.
///
/// So rows are timed by the clock that everything on screen moves by. Timers and sleeping tasks would go by another one
/// where the time of a screen is not that of the wall; a display link needs an Objective-C runtime.
final class AnimationClock: CollectionViewClock {
    /// In the window, but without any extent.
    private let face = UIView()

    init(in view: UIView) {
        face.isUserInteractionEnabled = false
        view.insertSubview(face, at: 0)
    }

    func schedule(
        after seconds: TimeInterval,
        _ action: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> @MainActor () -> Void {
        let hand = ClockHand(action: action)
        face.addSubview(hand.view)
        // The caller may be inside of an animation of its own, or of none.
        let wereAnimationsEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(true)
        UIView.animate(
            withDuration: seconds,
            delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve],
            animations: { hand.view.alpha = 0 },
            completion: { hand.stop(isFinished: $0) }
        )
        UIView.setAnimationsEnabled(wereAnimationsEnabled)
        return { hand.cancel() }
    }
}

/// One animation, and what to do at its end.
@MainActor
private final class ClockHand {
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
