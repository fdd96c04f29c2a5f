// Made from UIWindowSceneDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    public func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}

extension UIWindowSceneDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var windowScene: _OptionalMethods.WindowSceneDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct WindowSceneDelegate {
        let target: any UIWindowSceneDelegate

        public func callAsFunction(
            _ windowScene: UIWindowScene,
            didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            target.windowScene(
                windowScene,
                didUpdate: previousCoordinateSpace,
                interfaceOrientation: previousInterfaceOrientation,
                traitCollection: previousTraitCollection
            )
        }

        public func callAsFunction(
            _ windowScene: UIWindowScene,
            performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            target.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
        }
    }
}
