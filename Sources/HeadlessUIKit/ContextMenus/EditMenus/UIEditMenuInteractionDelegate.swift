import Foundation

/// Adds animations to the transition of an edit menu.
@available(iOS 16, *)
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds animations to run alongside the menu's transition.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a completion handler to call after the transition.
    func addCompletion(_ completion: @escaping () -> Void)
}

@available(iOS 16, *)
extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Provides the menu of an edit menu interaction. All methods are optional.
@available(iOS 16, *)
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu; `nil` for one with the suggested actions. A menu without elements is not shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    // default: CGRect(origin: configuration.sourcePoint, size: .zero)
    /// Returns the rectangle that the menu is about, in the coordinates of the interaction's view.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect

    /// Called before the menu appears.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )

    /// Called before the menu disappears.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
}
