import Foundation

/// A menu element that performs an action when chosen.
@available(iOS 16, *)
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title of the element.
    var title: String { get set }

    /// A longer title that explains the element.
    var discoverabilityTitle: String? { get set }

    /// The image next to the title.
    var image: UIImage? { get set }

    /// The attributes that determine the appearance and behavior of the element.
    var attributes: UIMenuElement.Attributes { get set }

    /// The state of the element's checkmark.
    var state: UIMenuElement.State { get set }

    /// The object that triggered the action, set while it is performed.
    var sender: Any? { get }

    /// Performs the action for a sender. `UIAction` ignores the target.
    func performWithSender(_ sender: Any?, target: Any?)
}
