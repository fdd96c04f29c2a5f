import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Layers seen from behind")
struct DoubleSidedLayerTests {
    private let window = makeWindow(width: 100, height: 100)
    private let layer = CALayer()
    private let half = CATransform3DMakeRotation(.pi, 0, 1, 0)

    init() {
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = UIColor.red.cgColor
        window.layer.addSublayer(layer)
    }

    private var isPainted: Bool {
        let canvas = FillRecorder()
        ViewPainter.paint(window, on: canvas)
        return canvas.operations.contains { $0.hasSuffix("red") }
    }

    @Test("a layer turned away is painted unless it has one side")
    func turnedAway() {
        layer.transform = half
        expect(isPainted)
        layer.isDoubleSided = false
        expect(!isPainted)
        layer.transform = CATransform3DMakeRotation(1.5, 0, 1, 0)
        expect(isPainted)
        layer.transform = CATransform3DMakeRotation(1.65, 0, 1, 0)
        expect(!isPainted)
        layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
        expect(!isPainted)
        layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        expect(isPainted)
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        expect(isPainted)
        layer.transform = half
        layer.isDoubleSided = true
        expect(isPainted)
    }

    @Test("the sublayer transform, and the turn of a transform layer, count")
    func outerTransforms() {
        layer.isDoubleSided = false
        window.layer.sublayerTransform = half
        expect(!isPainted)
        layer.transform = half
        expect(isPainted)
        window.layer.sublayerTransform = CATransform3DIdentity
        let card = CATransformLayer()
        card.frame = window.bounds
        window.layer.addSublayer(card)
        card.addSublayer(layer)
        expect(!isPainted)
        card.transform = half
        expect(isPainted)
        layer.transform = CATransform3DIdentity
        expect(!isPainted)
    }

    @Test("a change of the visible side repaints the view")
    func repaints() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        view.backgroundColor = .red
        view.layer.transform = half
        window.addSubview(view)
        layer.isHidden = true
        window.needsPaint = false
        view.layer.isDoubleSided = false
        expect(window.needsPaint)
        expect(!isPainted)
        window.needsPaint = false
        // The effect in the plane is the same.
        view.layer.transform = CATransform3DMakeScale(-1, 1, 1)
        expect(window.needsPaint)
        expect(isPainted)
    }
}
