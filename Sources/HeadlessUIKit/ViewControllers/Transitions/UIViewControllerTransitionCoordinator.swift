import Foundation

/// What is known of a transition while it happens: of the change from one screen to another, or of size or traits.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }

    /// How the screen that comes is presented.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Whether the transition began under a finger.
    var initiallyInteractive: Bool { get }

    /// Whether the transition can be taken up by a finger.
    var isInterruptible: Bool { get }

    /// Whether the transition follows a finger now.
    var isInteractive: Bool { get }

    /// Whether the transition was called off.
    var isCancelled: Bool { get }

    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }

    /// How far the transition was when the finger let go, from 0 to 1.
    var percentComplete: CGFloat { get }

    /// How fast it was then.
    var completionVelocity: CGFloat { get }

    /// Its course from there.
    var completionCurve: UIView.AnimationCurve { get }

    /// One of the screens that take part.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view of one of the screens that take part.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The view in which it happens.
    var containerView: UIView { get }

    /// How the size changes, for a window that turns.
    var targetTransform: CGAffineTransform { get }
}

/// Runs what screens want to happen along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a block along with the transition, and another one after it. Returns whether they will be run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs a block along with the transition for a view outside of its container, and another one after it.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs a block when the finger lets go. None holds a transition here, so that it is never run.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a block along with the transition. Returns whether it will be run.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Names the screens that take part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a key from UIKit's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The screen that goes, or that is covered.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The screen that comes, or that is uncovered.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names the views that take part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a key from UIKit's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that goes, or that is covered.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes, or that is uncovered.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
