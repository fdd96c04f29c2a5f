import Foundation

/// Collects the animations that a delegate adds to a context menu's transition, and runs them.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    /// The duration of a menu's appearance or disappearance, in seconds.
    private static let duration: TimeInterval = 0.25

    /// The view controller of the preview.
    let preview: UIResponder?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIResponder?) {
        self.preview = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    /// Runs the collected animations. The completion handlers are called after the duration of the transition, even if
    /// there are no animations.
    func run(clock: VirtualClock) {
        let animations = self.animations
        self.animations = []
        UIView.animate(withDuration: Self.duration) { for animation in animations { animation() } }
        clock.schedule(after: Self.duration) {
            let completions = self.completions
            self.completions = []
            for completion in completions { completion() }
        }
    }
}
