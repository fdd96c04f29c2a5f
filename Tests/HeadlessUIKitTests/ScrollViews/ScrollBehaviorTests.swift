import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Paging, indicators and what else a scroll view does") struct ScrollBehaviorTests {
    private let window = makeWindow(width: 200, height: 400)
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let log = CallLog()
    private let delegate: LoggingScrollDelegate

    init() {
        delegate = LoggingScrollDelegate(log)
        scrollView.contentSize = CGSize(width: 200, height: 4_000)
        window.addSubview(scrollView)
        window.hostLayout()
        scrollView.delegate = delegate
    }

    private func drag(by distance: CGFloat, along axis: NSLayoutConstraint.Axis = .vertical, rest: TimeInterval = 0) {
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        for step in 1...10 {
            window.clock.advance(by: 1.0 / 60)
            let part = distance * CGFloat(step) / 10
            window.hostTouchMoved(
                to: axis == .vertical ? CGPoint(x: 100, y: 200 + part) : CGPoint(x: 100 + part, y: 200)
            )
        }
        window.clock.advance(by: rest)
        window.hostTouchUp()
    }

    @Test("a flick turns one page, whatever its speed, and the delegate is told of the page")
    func pagingByFlick() {
        scrollView.isPagingEnabled = true
        drag(by: -120)
        expectEqual(delegate.proposedTarget.y, 400)
        window.clock.advance(by: 3)
        expectEqual(scrollView.contentOffset.y, 400)
        drag(by: 60)
        window.clock.advance(by: 3)
        expectEqual(scrollView.contentOffset.y, 0)
    }

    @Test("content released without velocity stops at the nearest page")
    func pagingByRest() {
        scrollView.isPagingEnabled = true
        drag(by: -150, rest: 0.5)
        window.clock.advance(by: 3)
        expectEqual(scrollView.contentOffset.y, 0)
        drag(by: -190, rest: 0.5)
        window.clock.advance(by: 3)
        expectEqual(scrollView.contentOffset.y, 0)
        scrollView.contentOffset.y = 60
        drag(by: -190, rest: 0.5)
        window.clock.advance(by: 3)
        expectEqual(scrollView.contentOffset.y, 400)
    }

    @Test("fingers and motions scroll by whole pixels, and what they lack adds up", arguments: [1, 2, 3] as [CGFloat])
    func wholePixels(scale: CGFloat) {
        window.hostTraits = UITraitCollection(displayScale: scale)
        window.hostTouchDown(at: CGPoint(x: 100, y: 300))
        for step in 1...40 {
            window.clock.advance(by: 1.0 / 60)
            window.hostTouchMoved(to: CGPoint(x: 100, y: 300 - CGFloat(step) * 2.13))
            expect(isWhole(scrollView.contentOffset.y * scale))
        }
        // The movement that made the touch a drag is not scrolled.
        let dragged = scrollView.contentOffset.y
        expect(abs(dragged - (40 * 2.13 - 10)) < 2.13 + 1 / scale, "\(dragged)")
        window.hostTouchUp()
        var offsets: [CGFloat] = []
        while scrollView.isDecelerating {
            window.clock.advance(by: 1.0 / 60)
            offsets.append(scrollView.contentOffset.y)
        }
        expect(offsets.count > 10 && offsets.allSatisfy { isWhole($0 * scale) })
        expectEqual(offsets, offsets.sorted())
    }

    private func isWhole(_ pixels: CGFloat) -> Bool { abs(pixels - pixels.rounded()) < 1e-6 }

    @Test("a drag locked to one axis stays on it")
    func directionalLock() {
        scrollView.contentSize = CGSize(width: 1_000, height: 4_000)
        scrollView.isDirectionalLockEnabled = true
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        window.hostTouchMoved(to: CGPoint(x: 100, y: 180))
        window.hostTouchMoved(to: CGPoint(x: 50, y: 150))
        expectEqual(scrollView.contentOffset.x, 0)
        expect(scrollView.contentOffset.y > 0)
        window.hostTouchUp()
    }

    @Test("an indicator shows while the content is dragged and fades when it rests")
    func indicatorWhileDragging() throws {
        expect(scrollView.subviews.isEmpty)
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        window.hostTouchMoved(to: CGPoint(x: 100, y: 180))
        window.hostTouchMoved(to: CGPoint(x: 100, y: 150))
        let bar = try require(scrollView.indicators?.vertical)
        expect(bar.superview === scrollView && !bar.isHidden && bar.alpha == 1)
        expectEqual(scrollView.indicators?.horizontal.isHidden, true)
        expect(bar.frame.maxX == 197 && bar.frame.width == 3)
        window.clock.advance(by: 1)
        window.hostTouchUp()
        window.clock.advance(by: 5)
        expectEqual(bar.superview, nil)
        expect(window.clock.isIdle)
    }

    @Test("the indicator goes along with the content within its insets, and shrinks beyond the end")
    func indicatorPlace() throws {
        scrollView.flashScrollIndicators()
        let bar = try require(scrollView.indicators?.vertical)
        expectEqual(bar.frame.minY, 3)
        let length = bar.frame.height
        expect(length > 36 && length < 60)
        scrollView.contentOffset.y = 3_600
        expect(abs(bar.frame.maxY - 3_991) < 0.001)
        scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 5)
        expect(abs(bar.frame.maxY - 3_971) < 0.001)
        expectEqual(bar.frame.maxX, 192)
        scrollView.contentOffset.y = -20
        expect(bar.frame.height < length)
        scrollView.showsVerticalScrollIndicator = false
        expect(bar.isHidden)
    }

    @Test("a tap on the status bar scrolls to the top where the delegate agrees, and tells when it is there")
    func scrollToTop() {
        let delegate = TopDelegate()
        scrollView.delegate = delegate
        scrollView.contentOffset.y = 1_000
        delegate.agrees = false
        window.hostTapStatusBar()
        window.clock.advance(by: 1)
        expectEqual(scrollView.contentOffset.y, 1_000)
        delegate.agrees = true
        window.hostTapStatusBar()
        window.clock.advance(by: 1)
        expectEqual(scrollView.contentOffset.y, 0)
        expectEqual(delegate.log, ["should", "should", "did"])
        let other = UIScrollView(frame: window.bounds)
        window.addSubview(other)
        scrollView.contentOffset.y = 1_000
        window.hostTapStatusBar()
        window.clock.advance(by: 1)
        expectEqual(scrollView.contentOffset.y, 1_000)
    }

    @Test("a scroll view may keep touches from a view in it")
    func touchesShouldBegin() {
        let picky = PickyScrollView(frame: window.bounds)
        let row = LoggingView("row", log, frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        picky.addSubview(row)
        window.addSubview(picky)
        window.hostLayout()
        _ = log.take()
        window.hostTouchDown(at: CGPoint(x: 50, y: 50))
        window.hostTouchUp()
        expect(!log.take().contains { $0.contains("touches") || $0.contains("Began") })
        expect(picky.asked === row)
    }

    @Test("dragging dismisses the keyboard according to its mode")
    func keyboard() {
        let field = FirstResponderView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scrollView.addSubview(field)
        field.becomeFirstResponder()
        drag(by: -50)
        expect(field.isFirstResponder)
        scrollView.keyboardDismissMode = .onDrag
        drag(by: -50)
        expect(!field.isFirstResponder)
    }
}

@MainActor private final class TopDelegate: NSObject, UIScrollViewDelegate {
    var agrees = true
    var log: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        log.append("should")
        return agrees
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animation") }
}

@MainActor private final class PickyScrollView: UIScrollView {
    var asked: UIView?

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        asked = view
        return false
    }
}

@MainActor private final class FirstResponderView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
