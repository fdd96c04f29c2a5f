import Foundation

/// Information about a transition between view controllers, or about a change of size or traits.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }

    /// The presentation style of the view controller that appears.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Whether the transition started interactively.
    var initiallyInteractive: Bool { get }

    /// Whether the animation can become interactive.
    var isInterruptible: Bool { get }

    /// Whether the transition is interactive now.
    var isInteractive: Bool { get }

    /// Whether the transition was canceled.
    var isCancelled: Bool { get }

    /// The duration of the transition in seconds.
    var transitionDuration: TimeInterval { get }

    /// The progress when the interaction ended, from 0 to 1.
    var percentComplete: CGFloat { get }

    /// The velocity when the interaction ended.
    var completionVelocity: CGFloat { get }

    /// The curve of the animation after the interaction ended.
    var completionCurve: UIView.AnimationCurve { get }

    /// Returns a view controller that takes part in the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns the view of a view controller that takes part in the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The view in which the transition takes place.
    var containerView: UIView { get }

    /// The change of the view's transform in a rotation.
    var targetTransform: CGAffineTransform { get }
}

/// Runs animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations alongside the transition and a completion after it. Returns whether they will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs animations for a view outside of the container alongside the transition, and a completion after it.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a handler when the interaction ends. Superseded by `notifyWhenInteractionChanges(_:)`.
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )

    /// Calls a handler whenever the user begins or ends to control the transition.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations alongside the transition. Returns whether they will run.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Runs animations for a view outside of the container alongside the transition. Returns whether they will run.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: completion)
    }
}

/// A key of the view controllers that take part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as UIKit's.
    public let rawValue: String

    /// Creates a key from UIKit's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view controller that is visible at the start.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The view controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key of the views that take part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as UIKit's.
    public let rawValue: String

    /// Creates a key from UIKit's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is visible at the start.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
