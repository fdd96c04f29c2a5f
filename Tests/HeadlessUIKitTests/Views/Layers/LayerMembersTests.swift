import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("What layers keep, convert and ask their subclasses")
struct LayerMembersTests {
    @Test("layers have the properties of media timing and those that are only kept")
    func properties() {
        let layer = CALayer()
        let timing: any CAMediaTiming = layer
        expect(timing.speed == 1 && timing.duration == .infinity && timing.fillMode == .removed)
        layer.anchorPointZ = 2
        layer.compositingFilter = "multiplyBlendMode"
        layer.edgeAntialiasingMask = .layerTopEdge
        layer.contentsFormat = .gray8Uint
        expect(layer.anchorPointZ == 2 && layer.compositingFilter as? String == "multiplyBlendMode")
        expect(layer.edgeAntialiasingMask == [.layerTopEdge] && layer.contentsFormat == .gray8Uint)
        expectEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
        expect(CALayer.cornerCurveExpansionFactor(.continuous) > 1.5)
        expectEqual(CALayer.defaultValue(forKey: "opacity") as? NSNumber, 1)
    }

    @Test("a perspective is kept although only its effect in the plane is painted")
    func perspective() {
        let layer = CALayer()
        var transform = CATransform3DMakeScale(2, 3, 4)
        transform.m34 = -1 / 500
        layer.transform = transform
        expect(CATransform3DEqualToTransform(layer.transform, transform))
        expectEqual(layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 3))
        layer.setAffineTransform(.identity)
        expect(CATransform3DIsIdentity(layer.transform))
        let view = UIView()
        view.transform3D = transform
        expect(CATransform3DEqualToTransform(view.transform3D, transform))
        expectEqual(view.transform, CGAffineTransform(scaleX: 2, y: 3))
    }

    @Test("a presentation copy knows its model")
    func model() {
        let layer = CAShapeLayer()
        expect(layer.model() === layer)
        expect(layer.presentation() !== layer)
        expect(layer.presentation()?.model() === layer)
    }

    @Test("layers of separate trees convert with the places of their roots, and exactly")
    func conversion() {
        let (first, second, inner) = (CALayer(), CALayer(), CALayer())
        first.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        second.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
        second.addSublayer(inner)
        inner.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
        expectEqual(first.convert(CGPoint(x: 0, y: 0), to: inner), CGPoint(x: -91, y: -91))
        expectEqual(first.convert(CGRect(x: 0, y: 0, width: 4, height: 4), from: inner).origin, CGPoint(x: 91, y: 91))
        second.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        expectEqual(inner.convert(inner.convert(rect, to: first), from: first), rect)
    }

    @Test("a sublayer transform moves, hits and converts sublayers about the anchor point")
    func sublayerTransform() {
        let (layer, inner) = (CALayer(), CALayer())
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.addSublayer(inner)
        layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
        expectEqual(inner.convert(inner.bounds, to: layer), CGRect(x: 25, y: 25, width: 5, height: 5))
        expect(layer.hitTest(CGPoint(x: 27, y: 27)) === inner)
        expect(layer.hitTest(CGPoint(x: 5, y: 5)) === layer)
        expectEqual(inner.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("the visible rectangle is what ancestors don't clip")
    func visibleRect() {
        let (layer, inner) = (CALayer(), CALayer())
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.masksToBounds = true
        inner.frame = CGRect(x: 80, y: 0, width: 50, height: 50)
        layer.addSublayer(inner)
        expectEqual(inner.visibleRect, CGRect(x: 0, y: 0, width: 20, height: 50))
    }

    @Test("a scroll layer scrolls in its directions, also when a sublayer asks for it")
    func scrolling() {
        let (layer, inner) = (CAScrollLayer(), CALayer())
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        layer.addSublayer(inner)
        expect(layer.masksToBounds)
        layer.scroll(to: CGPoint(x: 10, y: 20))
        expectEqual(layer.bounds.origin, CGPoint(x: 10, y: 20))
        layer.scrollMode = .vertically
        inner.scrollRectToVisible(CGRect(x: 200, y: 200, width: 10, height: 10))
        expectEqual(layer.bounds.origin, CGPoint(x: 10, y: 110))
    }

    @Test("a transform layer is never hit itself")
    func transformLayer() {
        let (layer, inner) = (CATransformLayer(), CALayer())
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.addSublayer(inner)
        expect(layer.hitTest(CGPoint(x: 5, y: 5)) === inner)
        expectEqual(layer.hitTest(CGPoint(x: 50, y: 50)), nil)
    }

    @Test("a change of a layer runs the action that the layer, its delegate or its class has for the key")
    func actions() {
        let (host, layer) = (CALayer(), ActionLayer())
        host.addSublayer(layer)
        layer.opacity = 0.5
        layer.position = CGPoint(x: 1, y: 1)
        expectEqual(layer.asked, ["opacity", "position"])
        expectEqual(layer.animationKeys(), ["opacity"])
        expectEqual((layer.animation(forKey: "opacity") as? CABasicAnimation)?.fromValue as? NSNumber, 1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.2
        CATransaction.commit()
        expectEqual(layer.asked.count, 2)
    }

    @Test("a key that needs display redraws the layer when it is set")
    func needsDisplayForKey() {
        let layer = ActionLayer()
        layer.setValue(1, forKey: "other")
        expect(!layer.needsDisplay())
        layer.setValue(1, forKey: "progress")
        expect(layer.needsDisplay())
    }

    @Test("transactions keep values of keys")
    func transactionValues() {
        CATransaction.begin()
        CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue("a", forKey: "mine")
        expectEqual(CATransaction.animationDuration(), 2)
        expectEqual(CATransaction.value(forKey: "mine") as? String, "a")
        CATransaction.lock()
        CATransaction.unlock()
        CATransaction.commit()
    }
}

private final class ActionLayer: CALayer {
    var asked: [String] = []

    override func action(forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return event == "opacity" ? CABasicAnimation() : super.action(forKey: event)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }
}
