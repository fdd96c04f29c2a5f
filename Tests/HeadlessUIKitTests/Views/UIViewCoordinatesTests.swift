import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIViewCoordinatesTests {
    @Test(
        "the frame of a scaled view comes back exactly as it was set",
        arguments: [0.1, 0.5, 0.7, 1.0 / 3, 1.1, -0.7]
    )
    func scaledFrame(scale: CGFloat) {
        let view = UIView(frame: .zero)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        view.frame = frame
        expectEqual(view.frame, frame)
    }

    @Test("a view that is turned by right angles has whole numbers in its frame", arguments: [1, 2, 3, 4, 5])
    func rightAngles(quarter: Int) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.transform = CGAffineTransform(rotationAngle: CGFloat(quarter) * .pi / 2)
        let turned = CGRect(x: 30, y: -30, width: 40, height: 100)
        expectEqual(view.frame, quarter % 2 == 1 ? turned : CGRect(x: 0, y: 0, width: 100, height: 40))
    }

    @Test("a moved view's frame can be set without moving it again")
    func translatedFrame() {
        let view = UIView(frame: .zero)
        view.transform = CGAffineTransform(translationX: 30, y: 0)
        view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        expectEqual(view.frame, CGRect(x: 5, y: 5, width: 10, height: 10))
        expectEqual(view.center, CGPoint(x: -20, y: 10))
    }

    @Test("rectangles convert exactly through scaled views, there and back")
    func scaledRects() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let scaled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
        let inner = UIView(frame: CGRect(x: 7, y: 9, width: 10, height: 10))
        root.addSubview(scaled)
        scaled.addSubview(inner)
        let rect = CGRect(x: 1, y: 2, width: 100, height: 30)
        expectEqual(inner.convert(inner.convert(rect, to: root), from: root), rect)
        expectEqual(inner.convert(rect, to: scaled), CGRect(x: 8, y: 11, width: 100, height: 30))
        expectEqual(inner.convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: root).width, 50)
    }

    @Test("a rectangle of a turned view converts to its own subview without growing")
    func rotatedParent() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let turned = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        turned.transform = CGAffineTransform(rotationAngle: 0.5)
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
        root.addSubview(turned)
        turned.addSubview(inner)
        let rect = CGRect(x: 20, y: 30, width: 10, height: 10)
        expectEqual(turned.convert(rect, to: inner), CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("views of separate hierarchies are as far apart as their tops")
    func separateTrees() {
        let first = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let second = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        second.addSubview(inner)
        expectEqual(first.convert(CGPoint(x: 0, y: 0), to: inner), CGPoint(x: -91, y: -182))
        expectEqual(first.convert(CGPoint(x: 0, y: 0), from: inner), CGPoint(x: 91, y: 182))
        second.transform = CGAffineTransform(scaleX: 2, y: 2)
        // The center of the second view is at 150, 250.
        expectEqual(second.convert(CGPoint(x: 50, y: 50), to: first), CGPoint(x: 140, y: 230))
        expectEqual(second.convert(CGPoint(x: 140, y: 230), from: first), CGPoint(x: 50, y: 50))
    }
}
