// Made from UINavigationBarDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBarDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var navigationBar: _OptionalMethods.NavigationBarDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct NavigationBarDelegate {
        let target: any UINavigationBarDelegate

        public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool? {
            _OptionalMethods.answer(of: "navigationBar(_:shouldPush:)") {
                target.navigationBar(navigationBar, shouldPush: item)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            target.navigationBar(navigationBar, shouldPush: item)
        }

        public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            target.navigationBar(navigationBar, didPush: item)
        }

        public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool? {
            _OptionalMethods.answer(of: "navigationBar(_:shouldPop:)") {
                target.navigationBar(navigationBar, shouldPop: item)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            target.navigationBar(navigationBar, shouldPop: item)
        }

        public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            target.navigationBar(navigationBar, didPop: item)
        }
    }
}
