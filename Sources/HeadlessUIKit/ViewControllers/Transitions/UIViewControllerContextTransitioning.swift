import Foundation

/// The views and view controllers of a transition, for the object that animates it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. It holds the view that disappears, if that is removed; the animator
    /// adds the one that appears.
    var containerView: UIView { get }

    /// Whether the transition is animated.
    var isAnimated: Bool { get }

    /// Whether the user controls the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition was canceled.
    var transitionWasCancelled: Bool { get }

    /// The presentation style of the view controller that is presented or dismissed.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Reports how far the interactive transition is, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Ends the interaction: the transition runs to its end.
    func finishInteractiveTransition()

    /// Ends the interaction: the transition runs back to its start.
    func cancelInteractiveTransition()

    /// Hands the transition to the user again.
    func pauseInteractiveTransition()

    /// Ends the transition. The animator calls it after its animations, with whether the transition was not canceled.
    func completeTransition(_ didComplete: Bool)

    /// Returns a view controller that takes part in the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns a view that the transition replaces or adds; `nil` for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The change of the view's transform in a rotation.
    var targetTransform: CGAffineTransform { get }

    /// Returns the frame of a view controller's view at the start; zero if it is not on screen then.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Returns the frame of a view controller's view at the end; zero if it is not on screen then.
    func finalFrame(for vc: UIViewController) -> CGRect
}
