import Foundation

/// An interaction that activates a view, such as a folder, while a drag rests over it.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    private weak var viewStorage: UIView?
    private let behavior: any UISpringLoadedInteractionBehavior
    private let effect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction with a handler that is called when the view is activated.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Decides whether the view is activated; `nil` to activate it always.
    ///   - interactionEffect: Shows that the view is about to be activated; `nil` to fade it.
    ///   - handler: Called when the view is activated.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior ?? AlwaysSpringLoaded()
        effect = interactionEffect ?? SpringLoadedFade()
        self.handler = handler
        super.init()
    }

    /// Creates an interaction with the default behavior and effect, and a handler that is called when the view is activated.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// What decides whether the view is activated.
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }

    /// What shows that the view is about to be activated.
    open var interactionEffect: any UISpringLoadedInteractionEffect { effect }

    /// The view of the interaction.
    open weak var view: UIView? { viewStorage }

    /// Called before the interaction moves to another view or is removed.
    open func willMove(to view: UIView?) {}

    /// Called after the interaction moved to another view or was removed.
    open func didMove(to view: UIView?) {
        viewStorage = view
    }

    final func activate(_ context: any UISpringLoadedInteractionContext) {
        handler(self, context)
    }
}

/// Allows all drags.
@MainActor private final class AlwaysSpringLoaded: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// Fades a view while it is about to be activated.
@MainActor private final class SpringLoadedFade: NSObject, UISpringLoadedInteractionEffect {
    private static let alpha: CGFloat = 0.5
    private var faded: (view: UIView, alpha: CGFloat)?

    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        if let (view, alpha) = faded {
            view.alpha = alpha
            faded = nil
        }
        guard context.state == .activating, let view = context.targetView else { return }
        faded = (view, view.alpha)
        view.alpha *= Self.alpha
    }
}
