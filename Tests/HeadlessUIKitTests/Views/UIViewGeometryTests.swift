import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIViewGeometryTests {
    @Test("frame, bounds and center describe one place")
    func frameBoundsCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
        expectEqual(view.center, CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 100, y: 100)
        expectEqual(view.frame, CGRect(x: 85, y: 80, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        expectEqual(view.frame, CGRect(x: 95, y: 95, width: 10, height: 10))
    }

    @Test("the frame of a turned view encloses it, and its bounds stay")
    func transformedFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        expect(abs(view.frame.width - 50) < 0.001)
        expect(abs(view.frame.height - 100) < 0.001)
        expect(abs(view.frame.midX - 50) < 0.001)
        expectEqual(view.bounds.size, CGSize(width: 100, height: 50))
    }

    @Test("a negative size is turned into a rectangle that covers the same")
    func negativeSize() {
        let view = UIView()
        view.frame = CGRect(x: 100, y: 100, width: -20, height: 10)
        expectEqual(view.frame, CGRect(x: 80, y: 100, width: 20, height: 10))
    }

    @Test("points and rectangles convert between views that are placed, scrolled and scaled")
    func conversion() {
        let window = makeWindow()
        let left = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        window.addSubview(left)
        window.addSubview(right)
        left.addSubview(inner)
        left.bounds.origin = CGPoint(x: 0, y: 20)
        expectEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 15, y: -4))
        expectEqual(inner.convert(CGPoint.zero, to: right), CGPoint(x: -35, y: -54))
        let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
        expectEqual(right.convert(rect, from: inner), CGRect(x: -35, y: -54, width: 1, height: 2))
        right.transform = CGAffineTransform(scaleX: 2, y: 2)
        expectEqual(right.convert(CGPoint(x: 50, y: 50), to: nil), CGPoint(x: 100, y: 100))
        expectEqual(right.convert(CGPoint(x: 51, y: 50), to: nil), CGPoint(x: 102, y: 100))
        expectEqual(right.convert(CGPoint(x: 102, y: 100), from: nil), CGPoint(x: 51, y: 50))
        expectEqual(right.convert(right.bounds, to: window), CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test("a touch goes to the topmost view under it, and past hidden, transparent and disabled ones")
    func hitTesting() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let above = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
        parent.addSubview(below)
        parent.addSubview(above)
        let shared = CGPoint(x: 30, y: 30)
        expect(parent.hitTest(shared, with: nil) === above)
        above.isHidden = true
        expect(parent.hitTest(shared, with: nil) === below)
        above.isHidden = false
        above.alpha = 0.009
        expect(parent.hitTest(shared, with: nil) === below)
        above.alpha = 1
        above.isUserInteractionEnabled = false
        expect(parent.hitTest(shared, with: nil) === below)
        expect(parent.hitTest(CGPoint(x: 90, y: 90), with: nil) === parent)
        expectEqual(parent.hitTest(CGPoint(x: 100, y: 90), with: nil), nil)
    }

    @Test("a subview receives no touches outside its superview's bounds")
    func hitTestingOutside() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        parent.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        expectEqual(parent.hitTest(CGPoint(x: 50, y: 50), with: nil), nil)
    }

    @Test("NaN geometry neither crashes layout nor receives touches")
    func badGeometry() {
        let window = makeWindow()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        window.addSubview(child)
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            child.frame = CGRect(x: bad, y: 0, width: 10, height: bad)
            window.frame.size.width += 1
            window.hostLayout()
            expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
        }
        child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
    }

    @Test("the layer and the view share their geometry")
    func layer() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        view.alpha = 0.5
        expectEqual(view.layer.opacity, 0.5)
        view.clipsToBounds = true
        expect(view.layer.masksToBounds)
        view.layer.anchorPoint = .zero
        expectEqual(view.frame.origin, CGPoint(x: 2.5, y: 4))
        expectEqual(view.layer.borderColor, UIColor.black.cgColor)
    }

    @Test("a changed size of the layer lays the view out again")
    func layerChangesLayout() {
        let log = CallLog()
        let view = LoggingView("view", log)
        view.layoutIfNeeded()
        _ = log.take()
        view.layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
        view.layoutIfNeeded()
        expectEqual(log.take(), ["view layoutSubviews"])
    }

    @Test("sizeToFit keeps the top left corner")
    func sizeToFit() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
        }
        let view = Fitting(frame: CGRect(x: 3, y: 4, width: 100, height: 100))
        view.sizeToFit()
        expectEqual(view.frame, CGRect(x: 3, y: 4, width: 7, height: 9))
    }
}
