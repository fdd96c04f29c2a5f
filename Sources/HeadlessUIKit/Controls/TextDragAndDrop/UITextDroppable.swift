import Foundation

/// A view that text can be dropped into.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// The delegate that decides about drops.
    var textDropDelegate: (any UITextDropDelegate)? { get set }

    /// The interaction that takes drops.
    var textDropInteraction: UIDropInteraction? { get }

    /// Whether a drag is over the view.
    var isTextDropActive: Bool { get }
}

/// Whether a text view or text field that cannot be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
    /// It takes no drop.
    case no = 0
    /// It takes the drop and cannot be edited afterwards.
    case temporary = 1
    /// It takes the drop and can be edited from then on.
    case yes = 2
}
