import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor final class LoggingScrollDelegate: NSObject, UIScrollViewDelegate {
    let log: CallLog
    var target: CGPoint?
    private(set) var velocity = CGPoint.zero
    private(set) var proposedTarget = CGPoint.zero

    init(_ log: CallLog) {
        self.log = log
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // Consecutive calls count as one.
        if log.calls.last != "didScroll" { log.add("didScroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.add("willEndDragging")
        self.velocity = velocity
        proposedTarget = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.add("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("didEndScrollingAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.add("didChangeInset") }
}

@MainActor @Suite struct UIScrollViewTests {
    private let log = CallLog()
    private let window = makeWindow(width: 200, height: 400)
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let delegate: LoggingScrollDelegate
    private let row: LoggingView

    init() {
        delegate = LoggingScrollDelegate(log)
        row = LoggingView("row", CallLog(), frame: CGRect(x: 0, y: 0, width: 200, height: 2_000))
        scrollView.contentSize = CGSize(width: 200, height: 2_000)
        scrollView.addSubview(row)
        window.addSubview(scrollView)
        window.hostLayout()
        scrollView.delegate = delegate
        _ = row.log.take()
    }

    /// Drags vertically from a point, with one step per frame.
    private func drag(by distance: CGFloat, steps: Int = 10) {
        let start = CGPoint(x: 100, y: 200)
        window.hostTouchDown(at: start)
        for step in 1...steps {
            window.clock.advance(by: 1.0 / 60)
            window.hostTouchMoved(to: CGPoint(x: 100, y: start.y + distance * CGFloat(step) / CGFloat(steps)))
        }
    }

    @Test("the offset is the origin of the bounds, and moving it moves the content and tells the delegate")
    func offset() {
        scrollView.contentOffset = CGPoint(x: 0, y: 100)
        expectEqual(scrollView.bounds.origin.y, 100)
        expectEqual(row.convert(CGPoint.zero, to: nil).y, -100)
        expectEqual(log.take(), ["didScroll"])
        scrollView.contentOffset = CGPoint(x: 0, y: 100)
        expect(log.take().isEmpty)
    }

    @Test("a NaN offset is ignored")
    func badOffset() {
        scrollView.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
        scrollView.setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true)
        window.clock.advance(by: 1)
        expectEqual(scrollView.contentOffset, .zero)
    }

    @Test("a finger drags the content once it moved ten points, without a jump, and takes the touch from the row")
    func dragging() {
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        window.clock.advance(by: 0.2)
        expectEqual(row.log.take(), ["row touchesBegan"])
        expect(scrollView.isTracking)
        window.hostTouchMoved(to: CGPoint(x: 100, y: 191))
        expectEqual(scrollView.contentOffset.y, 0)
        expect(!scrollView.isDragging)
        window.hostTouchMoved(to: CGPoint(x: 100, y: 185))
        expect(scrollView.isDragging)
        expectEqual(scrollView.contentOffset.y, 5)
        expectEqual(row.log.take(), ["row touchesMoved", "row touchesCancelled"])
        window.hostTouchMoved(to: CGPoint(x: 100, y: 100))
        expectEqual(scrollView.contentOffset.y, 90)
        window.clock.advance(by: 1)
        window.hostTouchUp()
        expect(!scrollView.isTracking)
        expect(!scrollView.isDragging)
        expectEqual(log.take(), ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        expectEqual(scrollView.contentOffset.y, 90)
    }

    @Test("content receives a touch after 150 milliseconds, or when the finger lifts")
    func delayedTouches() {
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        window.clock.advance(by: 0.14)
        expect(row.log.take().isEmpty)
        window.clock.advance(by: 0.02)
        expectEqual(row.log.take(), ["row touchesBegan"])
        window.hostTouchUp()
        expectEqual(row.log.take(), ["row touchesEnded"])
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        window.hostTouchUp()
        expectEqual(row.log.take(), ["row touchesBegan", "row touchesEnded"])
    }

    @Test("without delaysContentTouches content receives a touch at once")
    func undelayedTouches() {
        scrollView.delaysContentTouches = false
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        expectEqual(row.log.take(), ["row touchesBegan"])
    }

    @Test("a quick drag never reaches the content")
    func quickDrag() {
        drag(by: -100)
        expect(row.log.take().isEmpty)
    }

    @Test("content that refuses cancellation keeps its touch, and nothing scrolls")
    func noCancelling() {
        scrollView.canCancelContentTouches = false
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        window.clock.advance(by: 0.2)
        window.hostTouchMoved(to: CGPoint(x: 100, y: 100))
        window.hostTouchUp()
        expectEqual(scrollView.contentOffset.y, 0)
        expectEqual(row.log.take(), ["row touchesBegan", "row touchesMoved", "row touchesEnded"])
    }

    @Test("content that fits does not scroll, unless it always bounces")
    func fittingContent() {
        scrollView.contentSize = CGSize(width: 200, height: 100)
        drag(by: -100)
        expectEqual(scrollView.contentOffset.y, 0)
        window.hostTouchUp()
        scrollView.alwaysBounceVertical = true
        drag(by: -100)
        expect(scrollView.contentOffset.y > 0)
    }

    @Test("a drag to the side does not scroll content that goes up and down")
    func sideways() {
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        window.hostTouchMoved(to: CGPoint(x: 20, y: 190))
        window.hostTouchMoved(to: CGPoint(x: 20, y: 100))
        expectEqual(scrollView.contentOffset, .zero)
        expect(log.take().isEmpty)
    }

    @Test("a disabled scroll view does not scroll")
    func disabled() {
        scrollView.isScrollEnabled = false
        drag(by: -100)
        expectEqual(scrollView.contentOffset.y, 0)
    }

    @Test("beyond its end content follows the finger ever less, and comes back when it lifts")
    func rubberBand() {
        drag(by: 110)
        // 100 points of finger in a view of 400: (1 - 1 / (100 * 0.55 / 400 + 1)) * 400 is 48.35, at a whole pixel.
        let scale = scrollView.traitCollection.displayScale
        expect(abs(scrollView.contentOffset.y + (48.35 * scale).rounded() / scale) < 1e-6)
        window.clock.advance(by: 0.5)
        window.hostTouchUp()
        expect(scrollView.isDecelerating)
        window.clock.advance(by: 2)
        expectEqual(scrollView.contentOffset.y, 0)
        expect(!scrollView.isDecelerating)
    }

    @Test("without bounces content stops at its end")
    func noBounces() {
        scrollView.bounces = false
        drag(by: 110)
        expectEqual(scrollView.contentOffset.y, 0)
    }

    @Test("content decelerates after a flick to the target passed to the delegate")
    func deceleration() {
        drag(by: -100)
        _ = log.take()
        window.hostTouchUp()
        expectEqual(
            log.take(),
            ["willEndDragging", "didEndDragging true", "willBeginDecelerating"]
        )
        // 100 points in 10 frames are 600 points a second, 0.6 a millisecond.
        expect(abs(delegate.velocity.y - 0.6) < 0.001)
        expect(abs(delegate.proposedTarget.y - (90 + 600 / 1000 * 0.998 / 0.002)) < 0.5)
        expect(scrollView.isDecelerating)
        window.clock.advance(by: 10)
        expectEqual(log.take(), ["didScroll", "didEndDecelerating"])
        expect(abs(scrollView.contentOffset.y - delegate.proposedTarget.y) < 0.001)
    }

    @Test("a delegate can change the target")
    func changedTarget() {
        drag(by: -100)
        delegate.target = CGPoint(x: 0, y: 300)
        window.hostTouchUp()
        window.clock.advance(by: 10)
        expectEqual(scrollView.contentOffset.y, 300)
    }

    @Test("content that code moves under the finger goes on from there")
    func movingWhileDragging() {
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        window.hostTouchMoved(to: CGPoint(x: 100, y: 100))
        expectEqual(scrollView.contentOffset.y, 90)
        scrollView.contentOffset.y += 500
        window.hostTouchMoved(to: CGPoint(x: 100, y: 80))
        expectEqual(scrollView.contentOffset.y, 610)
    }

    @Test("content that code moves while it slows down comes to rest as much farther")
    func movingWhileDecelerating() {
        drag(by: -100)
        window.hostTouchUp()
        window.clock.advance(by: 0.2)
        scrollView.contentSize.height += 500
        scrollView.contentOffset.y += 500
        let moved = scrollView.contentOffset.y
        window.clock.advance(by: 0.02)
        expect(scrollView.contentOffset.y > moved)
        expect(scrollView.contentOffset.y < moved + 20)
        window.clock.advance(by: 10)
        expect(abs(scrollView.contentOffset.y - delegate.proposedTarget.y - 500) < 0.5)
    }

    @Test("content that becomes shorter while it slows down leaves no gap")
    func shrinkingWhileDecelerating() {
        drag(by: -100)
        window.hostTouchUp()
        window.clock.advance(by: 0.2)
        scrollView.contentSize.height = 450
        window.clock.advance(by: 10)
        expectEqual(scrollView.contentOffset.y, 50)
    }

    @Test("a flick towards the near end overshoots it and springs back")
    func bouncing() {
        scrollView.contentOffset.y = 100
        drag(by: 100, steps: 4)
        window.hostTouchUp()
        var lowest: CGFloat = 0
        for _ in 0..<300 {
            window.clock.advance(by: 1.0 / 60)
            lowest = min(lowest, scrollView.contentOffset.y)
        }
        expect(lowest < -10)
        expectEqual(scrollView.contentOffset.y, 0)
    }

    @Test("a touch stops decelerating content without reaching the row")
    func stopping() {
        drag(by: -100)
        window.hostTouchUp()
        window.clock.advance(by: 0.1)
        let offset = scrollView.contentOffset
        _ = log.take()
        window.hostTouchDown(at: CGPoint(x: 100, y: 200))
        window.clock.advance(by: 0.3)
        window.hostTouchUp()
        expectEqual(scrollView.contentOffset, offset)
        expectEqual(log.take(), ["didEndDecelerating"])
        expect(row.log.take().isEmpty)
    }

    @Test("a scroll view that leaves its window stops moving and forgets the finger")
    func leavingWindow() {
        drag(by: -100)
        window.hostTouchUp()
        scrollView.removeFromSuperview()
        expect(!scrollView.isDecelerating)
        expect(window.clock.isIdle)
        window.addSubview(scrollView)
        drag(by: -50)
        scrollView.removeFromSuperview()
        expect(!scrollView.isDragging)
        window.hostTouchUp()
        expect(!scrollView.isTracking)
    }

    @Test("an animated offset change calls the delegate at its end")
    func animatedOffset() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        expectEqual(scrollView.contentOffset.y, 0)
        window.clock.advance(by: 0.15)
        expect(scrollView.contentOffset.y > 100)
        expect(scrollView.contentOffset.y < 400)
        window.clock.advance(by: 0.2)
        expectEqual(scrollView.contentOffset.y, 500)
        expectEqual(log.take(), ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("revealing a rectangle moves as little as possible")
    func revealing() {
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 20), animated: false)
        expectEqual(scrollView.contentOffset.y, 120)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
        expectEqual(scrollView.contentOffset.y, 120)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 20), animated: false)
        expectEqual(scrollView.contentOffset.y, 50)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1_990, width: 10, height: 200), animated: false)
        expectEqual(scrollView.contentOffset.y, 1_600)
    }

    @Test("smaller content or a larger view leaves no gap at the end")
    func keepingInRange() {
        scrollView.contentOffset.y = 1_600
        scrollView.contentSize.height = 1_000
        expectEqual(scrollView.contentOffset.y, 600)
        scrollView.frame.size.height = 500
        expectEqual(scrollView.contentOffset.y, 500)
    }

    @Test("the safe area becomes part of the insets along the axis that scrolls, and the top stays the top")
    func insets() {
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        expectEqual(scrollView.contentOffset.y, -10)
        _ = log.take()
        window.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 5, bottom: 34, right: 5)
        expectEqual(scrollView.adjustedContentInset, UIEdgeInsets(top: 54, left: 0, bottom: 34, right: 0))
        expectEqual(scrollView.contentOffset.y, -54)
        expectEqual(log.take(), ["didScroll", "didChangeInset"])
        expectEqual(row.safeAreaInsets, UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
        scrollView.contentInsetAdjustmentBehavior = .never
        expectEqual(scrollView.adjustedContentInset, scrollView.contentInset)
        scrollView.contentInsetAdjustmentBehavior = .always
        expectEqual(scrollView.adjustedContentInset.left, 5)
    }

    @Test("scrolling asks the scroll view for layout, and each frame on the clock is laid out")
    func layoutWhileScrolling() {
        final class Counting: UIScrollView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let counting = Counting(frame: window.bounds)
        counting.contentSize = CGSize(width: 200, height: 4_000)
        window.addSubview(counting)
        window.hostLayout()
        let before = counting.layouts
        counting.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        window.clock.advance(by: 0.5)
        expect(counting.layouts - before >= 17)
    }
}
