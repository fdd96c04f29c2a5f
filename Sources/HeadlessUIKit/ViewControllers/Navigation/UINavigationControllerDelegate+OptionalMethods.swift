// Made from UINavigationControllerDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

extension UINavigationControllerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var navigationController: _OptionalMethods.NavigationControllerDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct NavigationControllerDelegate {
        let target: any UINavigationControllerDelegate

        public func callAsFunction(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController,
            animated: Bool
        ) {
            target.navigationController(navigationController, willShow: viewController, animated: animated)
        }

        public func callAsFunction(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            target.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
}
