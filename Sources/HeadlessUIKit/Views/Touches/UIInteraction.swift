import Foundation

/// A user interaction that can be added to any view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view of the interaction. Not retained.
    var view: UIView? { get }

    /// Called before the interaction moves to another view or is removed.
    func willMove(to view: UIView?)

    /// Called after the interaction moved to another view or was removed.
    func didMove(to view: UIView?)
}

extension UIView {
    final var addedInteractions: [any UIInteraction] {
        get { rareStorage?.interactions ?? [] }
        set {
            for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    final func performAddInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rare.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    final func performRemoveInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rare.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
