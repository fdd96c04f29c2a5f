import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Provides the pages of a page view controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    // required
    /// Returns the page before another one; `nil` if it is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    // required
    /// Returns the page after another one; `nil` if it is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    // default: 0
    /// Returns the number of dots in the page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    // default: 0
    /// Returns the index of the dot of the first page.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
