import Foundation

/// Coordinates the animations that run alongside a transition.
@MainActor class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext
    private var animations: [(Context) -> Void] = []
    private var completions: [(Context) -> Void] = []
    private var interactionHandlers: [(handler: (Context) -> Void, endsOnly: Bool)] = []
    private var isOver = false
    /// The transition that an app's own object animates; `nil` for the system's animations.
    var custom: CustomTransition?
    // Weak references: the view controllers own the coordinator.
    private weak var window: UIWindow?
    private weak var old: UIViewController?
    private weak var new: UIViewController?

    private let duration: TimeInterval

    init(
        in window: UIWindow?,
        duration: TimeInterval,
        from old: UIViewController? = nil,
        to new: UIViewController? = nil
    ) {
        self.window = window
        self.duration = duration
        self.old = old
        self.new = new
        super.init()
    }

    var transitionDuration: TimeInterval { custom?.duration ?? duration }
    var isAnimated: Bool { custom != nil || duration > 0 }
    var isCancelled: Bool { custom?.transitionWasCancelled ?? false }
    var presentationStyle: UIModalPresentationStyle { new?.modalPresentationStyle ?? .none }
    var initiallyInteractive: Bool { custom?.startsInteractively ?? false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { custom?.isInteractive ?? false }
    var percentComplete: CGFloat { custom?.percentComplete ?? (isOver ? 1 : 0) }
    var completionVelocity: CGFloat { custom?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { custom?.completionCurve ?? .easeOut }
    var targetTransform: CGAffineTransform { .identity }
    var containerView: UIView { custom?.containerView ?? window ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: old
        case .to: new
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let custom { return custom.view(forKey: key) }
        return switch key {
        case .from: old?.viewIfLoaded
        case .to: new?.viewIfLoaded
        default: nil
        }
    }

    func animate(
        alongsideTransition animation: ((Context) -> Void)?,
        completion: ((Context) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((Context) -> Void)?,
        completion: ((Context) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
        interactionHandlers.append((handler, false))
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (Context) -> Void) {
        interactionHandlers.append((handler, true))
    }

    /// Tells the observers that the user begins or ends to control the transition.
    func interactionDidChange() {
        let isEnd = !isInteractive
        let due = interactionHandlers.filter { isEnd || !$0.endsOnly }
        if isEnd { interactionHandlers.removeAll { $0.endsOnly } }
        for (handler, _) in due { handler(self) }
    }

    /// Runs the animations alongside the transition.
    func run() {
        let due = animations
        animations = []
        guard isAnimated else {
            for animation in due { animation(self) }
            return
        }
        UIView.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseOut) { [self] in
            for animation in due { animation(self) }
        }
    }

    /// Ends the transition and calls the completions.
    func finish() {
        guard !isOver else { return }
        run()
        isOver = true
        let due = completions
        completions = []
        for completion in due { completion(self) }
    }
}
