import Foundation

/// Coordinates the animations that run alongside a transition.
@MainActor class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext
    private var animations: [(Context) -> Void] = []
    private var completions: [(Context) -> Void] = []
    private var isOver = false
    // Weak references: the view controllers own the coordinator.
    private weak var window: UIWindow?
    private weak var old: UIViewController?
    private weak var new: UIViewController?

    let transitionDuration: TimeInterval
    private(set) var isCancelled = false

    init(
        in window: UIWindow?,
        duration: TimeInterval,
        from old: UIViewController? = nil,
        to new: UIViewController? = nil
    ) {
        self.window = window
        transitionDuration = duration
        self.old = old
        self.new = new
        super.init()
    }

    var isAnimated: Bool { transitionDuration > 0 }
    var presentationStyle: UIModalPresentationStyle { new?.modalPresentationStyle ?? .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var percentComplete: CGFloat { isOver ? 1 : 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeOut }
    var targetTransform: CGAffineTransform { .identity }
    var containerView: UIView { window ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: old
        case .to: new
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
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

    func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {}

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

extension UIViewController {
    /// The coordinator of the current animated transition of this view controller or of an ancestor.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition ?? parent?.transitionCoordinator
    }
}
