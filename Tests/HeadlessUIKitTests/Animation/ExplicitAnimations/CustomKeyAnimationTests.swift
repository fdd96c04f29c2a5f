import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// A layer that draws a bar as long as its progress.
private final class BarLayer: CALayer {
    var animatesChanges = false
    private(set) var drawCount = 0

    var progress: CGFloat {
        get { value(forKey: "progress") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress", animatesChanges else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 1
        return animation
    }

    override func draw(in ctx: CGContext) {
        drawCount += 1
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: progress, height: 10))
    }
}

private final class BarView: UIView {
    override class var layerClass: AnyClass { BarLayer.self }
}

@MainActor @Suite("Animations of custom keys")
struct CustomKeyAnimationTests {
    private let window = makeWindow(width: 100, height: 10)

    private func length() throws -> Int {
        let pixels = try HostRenderer.pixels(of: window, scale: 1)
        return (0..<100).filter { pixels.color(x: $0, y: 5) == [255, 0, 0, 255] }.count
    }

    @Test("a layer draws each frame of an animation of its key, and its value afterward", arguments: [false, true])
    func explicitAnimation(isOfView: Bool) throws {
        let view = BarView(frame: window.bounds)
        let layer = try isOfView ? require(view.layer as? BarLayer) : BarLayer()
        if isOfView {
            window.addSubview(view)
        } else {
            layer.frame = window.bounds
            window.layer.addSublayer(layer)
        }
        layer.progress = 10
        try expectEqual(length(), 10)
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 20
        animation.toValue = 60
        animation.duration = 1
        layer.add(animation, forKey: "a")
        window.clock.advance(by: 0.5)
        try expectEqual(length(), 40)
        expectEqual(layer.progress, 10)
        window.clock.advance(by: 0.25)
        try expectEqual(length(), 50)
        window.clock.advance(by: 0.5)
        try expectEqual(length(), 10)
        let count = layer.drawCount
        window.clock.advance(by: 1)
        try expectEqual(length(), 10)
        expectEqual(layer.drawCount, count)
    }

    @Test("a change runs the action of the layer, from the old value")
    func implicitAnimation() throws {
        let layer = BarLayer()
        layer.frame = window.bounds
        window.layer.addSublayer(layer)
        layer.progress = 20
        expect(layer.animation(forKey: "progress") == nil)
        layer.animatesChanges = true
        layer.progress = 80
        expect(layer.animation(forKey: "progress") != nil && layer.progress == 80)
        window.clock.advance(by: 0.5)
        try expectEqual(length(), 50)
        expectEqual(layer.presentation()?.progress, 50)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.removeAllAnimations()
        layer.progress = 30
        CATransaction.commit()
        expect(layer.animation(forKey: "progress") == nil)
        try expectEqual(length(), 30)
    }

    @Test(
        "values keep their types while they are animated",
        arguments: [1.5, CGFloat(1.5), Float(1.5), 2, CGPoint(x: 1, y: 2), CGSize(width: 1, height: 2), "text"]
            as [any Sendable]
    )
    func types(value: any Sendable) throws {
        let layer = BarLayer()
        window.layer.addSublayer(layer)
        layer.setValue(value, forKey: "other")
        let animation = CABasicAnimation(keyPath: "other")
        animation.toValue = value
        animation.duration = 1
        layer.add(animation, forKey: nil)
        window.clock.advance(by: 0.5)
        let shown = try require(layer.presentation()?.value(forKey: "other"))
        expect(type(of: shown) == type(of: value as Any))
        expectEqual("\(shown)", "\(value)")
    }

    @Test("a copy of a layer has its custom values")
    func copies() {
        let layer = BarLayer()
        layer.progress = 7
        expectEqual(BarLayer(layer: layer).progress, 7)
    }
}
