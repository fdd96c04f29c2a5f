import Foundation
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
}
