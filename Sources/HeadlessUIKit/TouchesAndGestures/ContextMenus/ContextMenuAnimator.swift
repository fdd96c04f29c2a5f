import Foundation

/// Collects what a delegate wants animated along with a menu, and runs it.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    /// How long a menu takes to appear or to disappear, in seconds.
    private static let duration: TimeInterval = 0.25

    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    /// Animates what was collected; the completions are called by the clock when the menu is where it goes, whether
    /// or not anything was animated along.
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
