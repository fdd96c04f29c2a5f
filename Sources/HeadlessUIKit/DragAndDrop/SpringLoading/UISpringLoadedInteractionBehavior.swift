import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Decides whether a drag over a view activates it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    // required
    /// Returns whether the drag can activate the view. Asked whenever the drag moves over the view; may set the target of the
    /// context.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called after the drag left the view or ended.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

/// Shows how far the activation of a view is.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called after the state of the context changed.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    )
}

/// What is known of a drag over a view that it can activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the activation is.
    var state: UISpringLoadedInteractionEffectState { get }

    /// The view that the effect applies to; the view of the interaction by default.
    var targetView: UIView? { get set }

    /// What is activated in the view, such as an index path; `nil` by default. Another target starts over.
    var targetItem: Any? { get set }

    /// Returns the position of the finger in the coordinates of a view; `nil` means the window.
    func location(in view: UIView?) -> CGPoint
}

/// How far the activation of a view is.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is over the view, or it may not activate it.
    case inactive = 0
    /// A drag entered the view.
    case possible = 1
    /// The drag has rested over the view, which is about to be activated.
    case activating = 2
    /// The view was activated.
    case activated = 3
}

/// A view or item that a drag can activate by resting over it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests over the view or item activates it, as a tap does.
    var isSpringLoaded: Bool { get set }
}
