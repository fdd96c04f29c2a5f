import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to taps on the tabs of a bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after a tab was tapped.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
