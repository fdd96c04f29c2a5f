import Expectations
import Foundation
import ScreenHosting
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Zooming of scroll views")
@MainActor struct ZoomingTests {
    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        var log: [String] = []

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            log.append("begin")
        }

        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            if log.last != "zoom" { log.append("zoom") }
        }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.append("end \(scale)")
        }
    }

    private let zoomer = Zoomer()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        view.addSubview(zoomer.content)
        view.contentSize = zoomer.content.bounds.size
        view.maximumZoomScale = 4
        view.delegate = zoomer
    }

    @Test("a scale makes view and content larger and keeps the middle in the middle")
    func scale() {
        view.contentOffset.y = 50
        view.setZoomScale(2, animated: false)
        expectEqual(view.zoomScale, 2)
        expectEqual(zoomer.content.transform, CGAffineTransform(scaleX: 2, y: 2))
        expectEqual(zoomer.content.frame, CGRect(x: 0, y: 0, width: 200, height: 400))
        expectEqual(view.contentSize, CGSize(width: 200, height: 400))
        expectEqual(view.contentOffset, CGPoint(x: 50, y: 150))
        expectEqual(zoomer.log, ["zoom"])
        view.zoomScale = 1
        expectEqual(zoomer.content.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
        expectEqual(view.contentSize, CGSize(width: 100, height: 200))
    }

    @Test("scales stay within the limits, and content without a zoom view keeps its size")
    func limits() {
        view.zoomScale = 9
        expectEqual(view.zoomScale, 4)
        view.zoomScale = 0.1
        expectEqual(view.zoomScale, 1)
        view.delegate = nil
        view.zoomScale = 3
        expectEqual(view.zoomScale, 1)
    }

    @Test("a rectangle of the content comes to fill the view")
    func rectangle() {
        view.zoom(to: CGRect(x: 40, y: 100, width: 25, height: 50), animated: false)
        expectEqual(view.zoomScale, 2)
        expectEqual(view.contentOffset, CGPoint(x: 55, y: 200))
    }

    @Test("an animated zoom calls the delegate at its start and end")
    func animated() {
        let window = makeWindow(width: 100, height: 100)
        window.addSubview(view)
        view.setZoomScale(3, animated: true)
        expectEqual(zoomer.log, ["begin"])
        window.clock.advance(by: 1)
        expectEqual(zoomer.log, ["begin", "zoom", "end 3.0"])
        expectEqual(view.zoomScale, 3)
        expectEqual(view.contentSize, CGSize(width: 300, height: 600))
    }

    // MARK: Pinches

    private func finger(_ x: CGFloat, _ y: CGFloat, in window: UIWindow) -> UITouch {
        UITouch(window: window, location: CGPoint(x: x, y: y), timestamp: 0)
    }

    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, at time: TimeInterval, in window: UIWindow) {
        for touch in touches { touch.phase = phase }
        window.sendEvent(UIEvent(touches: Set(touches), timestamp: time))
    }

    private func move(_ touch: UITouch, _ x: CGFloat, _ y: CGFloat) {
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = CGPoint(x: x, y: y)
    }

    @Test("a pinch zooms around the place between the fingers, and returns to the limits")
    func pinch() throws {
        let window = makeWindow()
        window.addSubview(view)
        window.hostLayout()
        let recognizer = try require(view.pinchGestureRecognizer)
        let fingers = [finger(40, 50, in: window), finger(60, 50, in: window)]
        send(fingers, .began, at: 0, in: window)
        expect(!view.isZooming)
        move(fingers[1], 80, 50)
        send(fingers, .moved, at: 0.1, in: window)
        expectEqual(recognizer.scale, 2)
        expect(view.isZooming)
        expectEqual(view.zoomScale, 2)
        // The point at (60, 50) of the content was between the fingers, and still is.
        expectEqual(view.contentOffset, CGPoint(x: 60, y: 50))
        move(fingers[0], 20, 50)
        move(fingers[1], 80, 50)
        send(fingers, .moved, at: 0.2, in: window)
        expectEqual(view.zoomScale, 3)
        // Past the limit of 4 it takes more.
        move(fingers[0], 0, 50)
        move(fingers[1], 180, 50)
        send(fingers, .moved, at: 0.3, in: window)
        expectEqual(view.zoomScale, 6)
        send(fingers, .ended, at: 0.4, in: window)
        expect(!view.isZooming)
        expect(view.isZoomBouncing)
        // A touch on the way back does not keep the content beyond the limit.
        window.clock.advance(by: 0.1)
        window.hostTouchDown(at: CGPoint(x: 50, y: 50))
        window.hostTouchMoved(to: CGPoint(x: 50, y: 20))
        window.hostTouchUp()
        window.clock.advance(by: 1)
        expect(!view.isZoomBouncing)
        expectEqual(view.zoomScale, 4)
        expectEqual(zoomer.log, ["begin", "zoom", "end 4.0"])
        expectEqual(view.contentSize, CGSize(width: 400, height: 800))
    }

    @Test("a host pinches in and out, and does nothing for a scale that is none")
    func hostPinch() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 100, height: 100)))
        host.pinch(at: CGPoint(x: 50, y: 50), scale: 3)
        expect(abs(view.zoomScale - 3) < 0.001)
        expect(abs(view.contentOffset.x - 100) < 1)
        host.pinch(at: CGPoint(x: 50, y: 50), scale: 0.5)
        expect(abs(view.zoomScale - 1.5) < 0.001)
        for scale in [0, -1, CGFloat.nan, .infinity] { host.pinch(at: .zero, scale: scale) }
        expect(abs(view.zoomScale - 1.5) < 0.001)
        host.pinch(at: CGPoint(x: 50, y: 50), scale: 0.1)
        host.settle(within: 1)
        expectEqual(view.zoomScale, 1)
    }

    @Test("a second finger zooms what the first one drags, and without bouncing the limit holds")
    func pinchWhileDragging() throws {
        let window = makeWindow()
        window.addSubview(view)
        window.hostLayout()
        view.bouncesZoom = false
        let (first, second) = (finger(50, 90, in: window), finger(50, 60, in: window))
        send([first], .began, at: 0, in: window)
        move(first, 50, 60)
        send([first], .moved, at: 0.1, in: window)
        expect(view.isDragging)
        send([second], .began, at: 0.2, in: window)
        move(second, 50, 10)
        send([second], .moved, at: 0.3, in: window)
        expect(!view.isDragging)
        move(first, 50, 99)
        move(second, 50, 0)
        send([first, second], .moved, at: 0.4, in: window)
        expect(view.isZooming)
        expect(view.zoomScale > 1 && view.zoomScale <= 4)
        send([first, second], .ended, at: 0.5, in: window)
        expect(!view.isZoomBouncing)
    }

    @Test("only limits that allow zooming have a recognizer, and a delegate without a zoomed view zooms nothing")
    func pinchLimits() {
        expect(view.pinchGestureRecognizer != nil)
        expect(!view.isZooming)
        view.maximumZoomScale = 1
        expect(view.pinchGestureRecognizer == nil)
        view.minimumZoomScale = 0.5
        expect(view.gestureRecognizers?.contains { $0 === view.pinchGestureRecognizer } == true)
        view.delegate = nil
        let window = makeWindow()
        window.addSubview(view)
        window.hostLayout()
        let fingers = [finger(40, 50, in: window), finger(60, 50, in: window)]
        send(fingers, .began, at: 0, in: window)
        move(fingers[1], 80, 50)
        send(fingers, .moved, at: 0.1, in: window)
        expectEqual(view.zoomScale, 1)
        expect(!view.isZooming)
    }
}
