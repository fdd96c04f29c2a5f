import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@MainActor @Suite("Screens as pages")
struct PageTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let screens: [UIViewController] = (0..<3).map { _ in UIViewController() }
        var log: [String] = []

        func name(_ screen: UIViewController?) -> String {
            screens.firstIndex { $0 === screen }.map(String.init) ?? "-"
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            guard let index = screens.firstIndex(of: viewController), index > 0 else { return nil }
            return screens[index - 1]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            guard let index = screens.firstIndex(of: viewController), index < 2 else { return nil }
            return screens[index + 1]
        }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            log.append("to \(name(pendingViewControllers.first))")
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            log.append("from \(name(previousViewControllers.first)) \(completed)")
        }
    }

    private let window = makeWindow(width: 200, height: 300)
    private let book = Book()
    private let pages = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal,
        options: [.interPageSpacing: 20]
    )

    init() {
        window.rootViewController = pages
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.screens[0]], direction: .forward, animated: false)
        window.hostLayout()
    }

    private var shown: String { book.name(pages.viewControllers?.first) }

    private func frame(_ index: Int) -> CGRect {
        let view: UIView = book.screens[index].view
        return view.convert(view.bounds, to: nil)
    }

    private func swipe(from start: CGFloat, to end: CGFloat) {
        window.hostTouchDown(at: CGPoint(x: start, y: 100))
        for step in 1...5 {
            window.clock.advance(by: 0.02)
            window.hostTouchMoved(to: CGPoint(x: start + (end - start) * CGFloat(step) / 5, y: 100))
        }
        window.hostTouchUp()
        window.clock.advance(by: 2)
        window.hostLayout()
    }

    @Test("the screen fills the pages, and is the only child")
    func start() {
        expectEqual(shown, "0")
        expectEqual(pages.children, [book.screens[0]])
        expectEqual(frame(0), CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test("swiping turns to the next page and back, calls the delegate, and keeps one page")
    func swiping() {
        swipe(from: 180, to: 20)
        expectEqual(book.log, ["to 1", "from 0 true"])
        expectEqual(shown, "1")
        expectEqual(pages.children, [book.screens[1]])
        expectEqual(frame(1), CGRect(x: 0, y: 0, width: 200, height: 300))
        book.log = []
        swipe(from: 20, to: 180)
        expectEqual(book.log, ["to 0", "from 1 true"])
        expectEqual(shown, "0")
    }

    @Test("a short swipe returns, and there is no page before the first")
    func staying() {
        window.hostTouchDown(at: CGPoint(x: 100, y: 100))
        window.hostTouchMoved(to: CGPoint(x: 80, y: 100))
        window.clock.advance(by: 0.1)
        window.hostTouchMoved(to: CGPoint(x: 70, y: 100))
        window.clock.advance(by: 1)
        window.hostTouchMoved(to: CGPoint(x: 71, y: 100))
        window.clock.advance(by: 1)
        window.hostTouchUp()
        window.clock.advance(by: 2)
        expectEqual(book.log, ["to 1", "from 0 false"])
        expectEqual(shown, "0")
        expectEqual(pages.children, [book.screens[0]])
        book.log = []
        swipe(from: 20, to: 180)
        expectEqual(shown, "0")
        expectEqual(book.log, [])
    }

    @Test("code turns to a screen, animated on the clock")
    func code() {
        var finished: Bool?
        pages.setViewControllers([book.screens[2]], direction: .forward, animated: true) { finished = $0 }
        window.hostLayout()
        expectEqual(shown, "2")
        expectEqual(pages.children, [book.screens[0], book.screens[2]])
        expectEqual(finished, nil)
        window.clock.advance(by: 1)
        window.hostLayout()
        expectEqual(finished, true)
        expectEqual(pages.children, [book.screens[2]])
        expectEqual(frame(2), CGRect(x: 0, y: 0, width: 200, height: 300))
        expectEqual(book.log, [])
    }

    @Test("dots tell the number of pages and follow the turns")
    func dots() throws {
        let dots = try require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        expectEqual(dots.numberOfPages, 3)
        expectEqual(dots.currentPage, 0)
        swipe(from: 180, to: 20)
        expectEqual(dots.currentPage, 1)
    }
}
