import Foundation

/// The spring loading that a view of this module offers itself.
@MainActor private final class OwnSpringLoadedInteraction: UISpringLoadedInteraction {}

extension UIView {
    private final var ownSpringLoading: (any UIInteraction)? {
        interactions.first { $0 is OwnSpringLoadedInteraction }
    }

    /// Whether a drag that rests over the view activates it.
    final var hasSpringLoading: Bool { ownSpringLoading != nil }

    /// Begins or ends activating the view while a drag rests over it.
    final func setSpringLoading(
        _ isOn: Bool,
        behavior: (any UISpringLoadedInteractionBehavior)? = nil,
        activate: @escaping (any UISpringLoadedInteractionContext) -> Void
    ) {
        guard isOn != hasSpringLoading else { return }
        if let ownSpringLoading { return removeInteraction(ownSpringLoading) }
        addInteraction(
            OwnSpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: nil) { _, context in
                activate(context)
            }
        )
    }
}

/// Lets a drag activate the part of a view that is under the finger.
@MainActor final class SpringLoadedParts: NSObject, UISpringLoadedInteractionBehavior {
    private let findTarget: @MainActor (any UISpringLoadedInteractionContext) -> Bool

    /// Creates a behavior with a closure that sets the target of the context. It returns whether there is one.
    init(findTarget: @escaping @MainActor (any UISpringLoadedInteractionContext) -> Bool) {
        self.findTarget = findTarget
        super.init()
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { findTarget(context) }
}
