import Foundation

/// A transition that an app's own object animates.
@MainActor final class CustomTransition: NSObject, UIViewControllerContextTransitioning {
    /// One of the two view controllers of a transition.
    struct Side {
        let controller: UIViewController?
        /// The view that the transition replaces or adds; `nil` if it stays where it is.
        let view: UIView?
        let initialFrame: CGRect
        let finalFrame: CGRect
    }

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let old: Side
    private let new: Side
    private var completion: ((Bool) -> Void)?
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) weak var coordinator: TransitionCoordinator?

    init(
        in containerView: UIView,
        from old: Side,
        to new: Side,
        style: UIModalPresentationStyle = .none,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.containerView = containerView
        self.old = old
        self.new = new
        presentationStyle = style
        self.animator = animator
        self.interaction = interaction
        super.init()
    }

    /// The duration of the animations in seconds.
    private(set) lazy var duration = animator.transitionDuration(using: self)

    var isAnimated: Bool { true }
    var targetTransform: CGAffineTransform { .identity }
    var completionSpeed: CGFloat { interaction?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

    /// Whether the transition begins under control of the user.
    var startsInteractively: Bool { interaction?.wantsInteractiveStart ?? false }

    /// Starts the transition.
    ///
    /// - Parameter completion: Called at the end, with whether the transition was not canceled.
    func start(with coordinator: TransitionCoordinator, completion: @escaping (Bool) -> Void) {
        self.coordinator = coordinator
        self.completion = completion
        coordinator.custom = self
        guard let interaction, startsInteractively else {
            (interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
            return animate()
        }
        isInteractive = true
        interaction.startInteractiveTransition(self)
        // An interaction of the app's own moves the views itself.
        if !(interaction is UIPercentDrivenInteractiveTransition) { coordinator.run() }
    }

    /// Runs the animator and the animations alongside.
    func animate() {
        let coordinator = coordinator
        animator.animateTransition(using: self)
        coordinator?.run()
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = false
        coordinator?.interactionDidChange()
    }

    func cancelInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = true
        coordinator?.interactionDidChange()
    }

    func pauseInteractiveTransition() {
        guard !isInteractive, completion != nil else { return }
        isInteractive = true
        transitionWasCancelled = false
        coordinator?.interactionDidChange()
    }

    func completeTransition(_ didComplete: Bool) {
        guard let completion else { return }
        self.completion = nil
        isInteractive = false
        if !didComplete { transitionWasCancelled = true }
        completion(didComplete)
        animator.animationEnded(didComplete)
        (interaction as? UIPercentDrivenInteractiveTransition)?.detach()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: old.controller
        case .to: new.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: old.view
        case .to: new.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.initialFrame ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.finalFrame ?? .zero
    }

    private func side(of controller: UIViewController) -> Side? {
        [old, new].first { $0.controller === controller }
    }
}
