import Foundation

extension UINavigationControllerDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var navigationController: _OptionalMethods.NavigationControllerDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    /// `navigationController` of `UINavigationControllerDelegate`.
    @preconcurrency @MainActor public struct NavigationControllerDelegate {
        let target: any UINavigationControllerDelegate

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController,
            animated: Bool
        ) {
            target.navigationController(navigationController, willShow: viewController, animated: animated)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            target.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
}
