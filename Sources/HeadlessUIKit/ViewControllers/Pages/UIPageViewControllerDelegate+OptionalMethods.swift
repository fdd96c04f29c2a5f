// Made from UIPageViewControllerDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    public func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
}

extension UIPageViewControllerDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var pageViewController: _OptionalMethods.PageViewControllerDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct PageViewControllerDelegate {
        let target: any UIPageViewControllerDelegate

        public func callAsFunction(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
        }

        public func callAsFunction(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            target.pageViewController(
                pageViewController,
                didFinishAnimating: finished,
                previousViewControllers: previousViewControllers,
                transitionCompleted: completed
            )
        }
    }
}
