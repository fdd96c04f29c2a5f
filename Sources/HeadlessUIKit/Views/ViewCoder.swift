import Foundation

/// A coder that sets up views by what a file says, as `UINib` uses it.
protocol ViewCoder: NSCoder {
    /// Sets what the file says about a view that is being created, and adds its subviews.
    @MainActor func decode(into view: UIView)
}
