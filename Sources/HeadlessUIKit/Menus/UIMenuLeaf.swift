import Foundation

/// An element of a menu that does something when it is chosen.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// What the element is called.
    var title: String { get set }

    /// A longer title, for lists of what can be done.
    var discoverabilityTitle: String? { get set }

    /// The image beside the title.
    var image: UIImage? { get set }

    /// How the element looks and what can be done with it.
    var attributes: UIMenuElement.Attributes { get set }

    /// Whether the element is checked.
    var state: UIMenuElement.State { get set }

    /// What caused the element to be carried out, while it is.
    var sender: Any? { get }

    /// Carries the element out for a sender. The target is not used by actions.
    func performWithSender(_ sender: Any?, target: Any?)
}
