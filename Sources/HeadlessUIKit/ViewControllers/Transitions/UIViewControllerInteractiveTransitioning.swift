import Foundation

/// Lets the user control a transition between view controllers.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Sets up the transition, before the user controls it.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the transition runs to its end after the interaction; 1 is the animator's speed.
    var completionSpeed: CGFloat { get }

    /// The curve with which the transition runs to its end after the interaction.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition begins interactively.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The default implementation; 1.
    public var completionSpeed: CGFloat { 1 }

    /// The default implementation; `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }

    /// The default implementation; `true`.
    public var wantsInteractiveStart: Bool { true }
}
