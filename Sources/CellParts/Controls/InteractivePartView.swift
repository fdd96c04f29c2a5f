import PortableUIKit

/// A part that can be used apart from its row.
@MainActor
protocol InteractivePartView: UIView {
    /// What a screen reader activates in the name of the row. `nil`: nothing just now.
    var activationView: UIView? { get }
}
