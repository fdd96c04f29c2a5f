// Made from UITabBarDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBarDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var tabBar: _OptionalMethods.TabBarDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TabBarDelegate {
        let target: any UITabBarDelegate

        public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            target.tabBar(tabBar, didSelect: item)
        }
    }
}
