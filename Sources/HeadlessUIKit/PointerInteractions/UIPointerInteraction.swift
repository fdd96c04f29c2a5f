import Foundation

/// An interaction that changes the pointer over a view.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    private weak var viewStorage: UIView?
    private weak var delegateStorage: (any UIPointerInteractionDelegate)?

    /// Whether the interaction changes the pointer.
    open var isEnabled = true

    /// Creates an interaction with a delegate, which isn't retained.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        delegateStorage = delegate
        super.init()
    }

    /// Creates an interaction without a delegate: the system's effect on the view.
    public override convenience init() {
        self.init(delegate: nil)
    }

    /// The delegate, which provides regions and styles.
    open weak var delegate: (any UIPointerInteractionDelegate)? { delegateStorage }

    /// The view of the interaction.
    open weak var view: UIView? { viewStorage }

    /// Called before the interaction moves to another view or is removed.
    open func willMove(to view: UIView?) {}

    /// Called after the interaction moved to another view or was removed.
    open func didMove(to view: UIView?) {
        viewStorage = view
    }

    /// Asks the delegate for the region and style of the pointer again, if it is over the view.
    open func invalidate() {
        viewStorage?.window?.pointer?.update()
    }

    /// Returns the region around a location in the view's coordinates.
    final func region(at location: CGPoint, modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
        guard isEnabled, let view = viewStorage else { return nil }
        let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate = delegateStorage else { return whole }
        return delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    }

    final func style(for region: UIPointerRegion) -> UIPointerStyle? {
        delegateStorage?.pointerInteraction(self, styleFor: region)
    }

    final func pointerWillEnter(_ region: UIPointerRegion) {
        let animator = PointerAnimator()
        delegateStorage?.pointerInteraction(self, willEnter: region, animator: animator)
        animator.run()
    }

    final func pointerWillExit(_ region: UIPointerRegion) {
        let animator = PointerAnimator()
        delegateStorage?.pointerInteraction(self, willExit: region, animator: animator)
        animator.run()
    }
}

/// Runs what a delegate adds while the pointer enters or leaves a region.
@MainActor private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    /// The duration of the pointer's own animation, in seconds.
    private static let duration: TimeInterval = 0.2

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: Self.duration,
            animations: { [animations] in
                for animation in animations { animation() }
            },
            completion: { [completions] isFinished in
                for completion in completions { completion(isFinished) }
            }
        )
    }
}
