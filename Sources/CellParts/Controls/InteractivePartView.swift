import PortableUIKit

/// A part that is interactive on its own, independent of its row.
@MainActor
protocol InteractivePartView: UIView {
    /// The view that VoiceOver activates on behalf of the row, or `nil` if nothing can be activated now.
    var activationView: UIView? { get }
}
