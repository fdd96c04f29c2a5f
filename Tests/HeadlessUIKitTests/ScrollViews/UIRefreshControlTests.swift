import Expectations
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
        expectEqual(log.take(), ["refresh"])
        expect(control.isRefreshing)
        release()
        expectEqual(log.take(), [])
        expect(control.isRefreshing)
    }

    @Test("a short pull begins nothing and bounces back")
    func shortPull() {
        pull(by: 100)
        expect(scrollView.contentOffset.y < 0)
        release()
        expectEqual(log.take(), [])
        expect(!control.isRefreshing)
        expectEqual(scrollView.contentOffset.y, 0)
    }

    @Test("while it refreshes the content keeps room for the control, the app's own inset is left alone")
    func insetWhileRefreshing() {
        pull(by: 300)
        expectEqual(scrollView.adjustedContentInset.top, 0)
        release()
        expectEqual(scrollView.contentOffset.y, -60)
        expectEqual(scrollView.adjustedContentInset.top, 60)
        expectEqual(scrollView.contentInset, .zero)
        expectEqual(control.frame, CGRect(x: 0, y: -60, width: 200, height: 60))
    }

    @Test("the end of a refresh scrolls the control out of sight")
    func endRefreshing() {
        pull(by: 300)
        release()
        control.endRefreshing()
        expect(!control.isRefreshing)
        window.clock.advance(by: 1)
        expectEqual(scrollView.contentOffset.y, 0)
        expectEqual(scrollView.adjustedContentInset.top, 0)
    }

    @Test("a refresh that ends under the finger does not begin again in the same drag")
    func endUnderTheFinger() {
        pull(by: 300)
        control.endRefreshing()
        window.hostTouchMoved(to: CGPoint(x: 100, y: 500))
        expectEqual(log.take(), ["refresh"])
        release()
        expectEqual(scrollView.contentOffset.y, 0)
        pull(by: 300)
        expectEqual(log.take(), ["refresh"])
    }

    @Test("a refresh begun by code sends nothing and does not scroll")
    func beginRefreshing() {
        control.beginRefreshing()
        expect(control.isRefreshing)
        expectEqual(scrollView.contentOffset.y, 0)
        expectEqual(scrollView.adjustedContentInset.top, 60)
        expectEqual(log.take(), [])
        control.endRefreshing()
        expectEqual(scrollView.adjustedContentInset.top, 0)
    }

    @Test("a disabled control is not pulled")
    func disabled() {
        control.isEnabled = false
        pull(by: 300)
        expectEqual(log.take(), [])
    }

    @Test("taking the control away takes its room away")
    func removal() {
        control.beginRefreshing()
        scrollView.refreshControl = nil
        expectEqual(scrollView.adjustedContentInset.top, 0)
        expectEqual(control.superview, nil)
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
        expect(view.subviews.first === view.backgroundView)
        expect(view.subviews.dropFirst().first === refresh)
        expect(view.subviews.dropFirst(2).first is TestCell)
    }

    @Test("the control lies before the background of a table that had one already")
    func tableBackground() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        table.backgroundView = UIView()
        table.refreshControl = UIRefreshControl()
        expect(table.subviews.first === table.backgroundView)
        expect(table.subviews.dropFirst().first === table.refreshControl)
    }

    @Test("the more the content is pulled the more of the control is seen, and it turns while it refreshes")
    func spinner() throws {
        let spinner = try require(control.subviews.first as? RefreshSpinnerView)
        expectEqual(spinner.alpha, 0)
        pull(by: 100)
        expect(spinner.alpha > 0 && spinner.alpha < 1)
        release()
        expectEqual(spinner.alpha, 0)
        pull(by: 300)
        expect(spinner.alpha == 1 && spinner.isAnimating)
        release()
        control.endRefreshing()
        window.clock.advance(by: 1)
        expect(spinner.alpha == 0 && !spinner.isAnimating)
        expect(window.clock.isIdle)
    }
}
