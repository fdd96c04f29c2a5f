import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Decides about the items of a navigation bar. All methods are optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    // default: true
    /// Returns whether an item may be pushed. The default is `true`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called after an item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    // default: true
    /// Returns whether an item may be popped. The default is `true`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called after an item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
