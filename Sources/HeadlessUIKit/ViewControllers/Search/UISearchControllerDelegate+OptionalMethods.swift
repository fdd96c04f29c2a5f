// Made from UISearchControllerDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}

    public func didPresentSearchController(_ searchController: UISearchController) {}

    public func willDismissSearchController(_ searchController: UISearchController) {}

    public func didDismissSearchController(_ searchController: UISearchController) {}

    public func presentSearchController(_ searchController: UISearchController) {}
}

extension UISearchControllerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var willPresentSearchController: _OptionalMethods.SearchControllerDelegateWillPresentSearchController? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var didPresentSearchController: _OptionalMethods.SearchControllerDelegateDidPresentSearchController? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var willDismissSearchController: _OptionalMethods.SearchControllerDelegateWillDismissSearchController? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var didDismissSearchController: _OptionalMethods.SearchControllerDelegateDidDismissSearchController? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var presentSearchController: _OptionalMethods.SearchControllerDelegatePresentSearchController? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct SearchControllerDelegateWillPresentSearchController {
        let target: any UISearchControllerDelegate

        public func callAsFunction(_ searchController: UISearchController) {
            target.willPresentSearchController(searchController)
        }
    }

    @preconcurrency @MainActor public struct SearchControllerDelegateDidPresentSearchController {
        let target: any UISearchControllerDelegate

        public func callAsFunction(_ searchController: UISearchController) {
            target.didPresentSearchController(searchController)
        }
    }

    @preconcurrency @MainActor public struct SearchControllerDelegateWillDismissSearchController {
        let target: any UISearchControllerDelegate

        public func callAsFunction(_ searchController: UISearchController) {
            target.willDismissSearchController(searchController)
        }
    }

    @preconcurrency @MainActor public struct SearchControllerDelegateDidDismissSearchController {
        let target: any UISearchControllerDelegate

        public func callAsFunction(_ searchController: UISearchController) {
            target.didDismissSearchController(searchController)
        }
    }

    @preconcurrency @MainActor public struct SearchControllerDelegatePresentSearchController {
        let target: any UISearchControllerDelegate

        public func callAsFunction(_ searchController: UISearchController) {
            target.presentSearchController(searchController)
        }
    }
}
