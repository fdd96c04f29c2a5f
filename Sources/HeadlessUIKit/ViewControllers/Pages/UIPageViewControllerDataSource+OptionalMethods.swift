// Made from UIPageViewControllerDataSource.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        _OptionalMethods.note()
        return 0
    }

    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        _OptionalMethods.note()
        return 0
    }
}

extension UIPageViewControllerDataSource {
    @_documentation(visibility: private) @_disfavoredOverload
    public var presentationCount: _OptionalMethods.PageViewControllerDataSourcePresentationCount? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var presentationIndex: _OptionalMethods.PageViewControllerDataSourcePresentationIndex? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct PageViewControllerDataSourcePresentationCount {
        let target: any UIPageViewControllerDataSource

        public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
            _OptionalMethods.answer(of: "presentationCount(for:)") {
                target.presentationCount(for: pageViewController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
            target.presentationCount(for: pageViewController)
        }
    }

    @preconcurrency @MainActor public struct PageViewControllerDataSourcePresentationIndex {
        let target: any UIPageViewControllerDataSource

        public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
            _OptionalMethods.answer(of: "presentationIndex(for:)") {
                target.presentationIndex(for: pageViewController)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
            target.presentationIndex(for: pageViewController)
        }
    }
}
