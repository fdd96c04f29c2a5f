import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Pulling to refresh") struct UIRefreshControlTests {
    private let window = makeWindow(width: 200, height: 800)
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    private let control = UIRefreshControl()
    private let log = CallLog()

    init() {
        scrollView.contentSize = CGSize(width: 200, height: 2_000)
        scrollView.refreshControl = control
        window.addSubview(scrollView)
        window.hostLayout()
        let log = self.log
        control.addAction(UIAction { _ in log.add("refresh") }, for: .valueChanged)
    }

    private func pull(by distance: CGFloat) {
        window.hostTouchDown(at: CGPoint(x: 100, y: 100))
        for step in 1...20 {
            window.clock.advance(by: 1.0 / 60)
            window.hostTouchMoved(to: CGPoint(x: 100, y: 100 + distance * CGFloat(step) / 20))
        }
    }

    private func release() {
        window.hostTouchUp()
        window.clock.advance(by: 2)
    }

    @Test("a pull far enough begins a refresh once, while the finger is still down")
    func pullFarEnough() {
        pull(by: 300)
        #expect(log.take() == ["refresh"])
        #expect(control.isRefreshing)
        release()
        #expect(log.take() == [])
        #expect(control.isRefreshing)
    }

    @Test("a short pull begins nothing and bounces back")
    func shortPull() {
        pull(by: 100)
        #expect(scrollView.contentOffset.y < 0)
        release()
        #expect(log.take() == [])
        #expect(!control.isRefreshing)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("refreshing adds space for the control without changing the app's own inset")
    func insetWhileRefreshing() {
        pull(by: 300)
        #expect(scrollView.adjustedContentInset.top == 0)
        release()
        #expect(scrollView.contentOffset.y == -60)
        #expect(scrollView.adjustedContentInset.top == 60)
        #expect(scrollView.contentInset == .zero)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    }

    @Test("the end of a refresh scrolls the control out of sight")
    func endRefreshing() {
        pull(by: 300)
        release()
        control.endRefreshing()
        #expect(!control.isRefreshing)
        window.clock.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
        #expect(scrollView.adjustedContentInset.top == 0)
    }

    @Test("a refresh that ends under the finger does not begin again in the same drag")
    func endUnderTheFinger() {
        pull(by: 300)
        control.endRefreshing()
        window.hostTouchMoved(to: CGPoint(x: 100, y: 500))
        #expect(log.take() == ["refresh"])
        release()
        #expect(scrollView.contentOffset.y == 0)
        pull(by: 300)
        #expect(log.take() == ["refresh"])
    }

    @Test("a refresh begun by code sends nothing and does not scroll")
    func beginRefreshing() {
        control.beginRefreshing()
        #expect(control.isRefreshing)
        #expect(scrollView.contentOffset.y == 0)
        #expect(scrollView.adjustedContentInset.top == 60)
        #expect(log.take() == [])
        control.endRefreshing()
        #expect(scrollView.adjustedContentInset.top == 0)
    }

    @Test("a disabled control is not pulled")
    func disabled() {
        control.isEnabled = false
        pull(by: 300)
        #expect(log.take() == [])
    }

    @Test("removing the control removes its space")
    func removal() {
        control.beginRefreshing()
        scrollView.refreshControl = nil
        #expect(scrollView.adjustedContentInset.top == 0)
        #expect(control.superview == nil)
    }

    @Test("the control lies behind cells and before the background of a collection view")
    func orderInCollection() {
        let screen = CollectionScreen(rows: 3)
        let view = screen.collectionView
        let refresh = UIRefreshControl()
        view.refreshControl = refresh
        view.backgroundView = UIView()
        view.reloadData()
        screen.layOut()
        #expect(view.subviews.first === view.backgroundView)
        #expect(view.subviews.dropFirst().first === refresh)
        #expect(view.subviews.dropFirst(2).first is TestCell)
    }

    @Test("pulling reveals the control, which spins while refreshing")
    func spinner() throws {
        let spinner = try #require(control.subviews.first as? RefreshSpinnerView)
        #expect(spinner.alpha == 0)
        pull(by: 100)
        #expect(spinner.alpha > 0 && spinner.alpha < 1)
        release()
        #expect(spinner.alpha == 0)
        pull(by: 300)
        #expect(spinner.alpha == 1 && spinner.isAnimating)
        release()
        control.endRefreshing()
        window.clock.advance(by: 1)
        #expect(spinner.alpha == 0 && !spinner.isAnimating)
        #expect(window.clock.isIdle)
    }
}
