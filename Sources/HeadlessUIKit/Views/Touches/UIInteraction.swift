import Foundation

/// Something a user can do with a view, kept apart from the view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view the interaction belongs to. Not kept alive.
    var view: UIView? { get }

    /// Called before the interaction goes to another view, or to none.
    func willMove(to view: UIView?)

    /// Called after the interaction went to another view, or to none.
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

    final func attach(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rare.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    final func detach(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rare.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
