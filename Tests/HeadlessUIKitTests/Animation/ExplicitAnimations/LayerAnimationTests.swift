import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Animations added to layers")
struct LayerAnimationTests {
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        window.addSubview(view)
        window.hostLayout()
    }

    private var shown: CALayer { view.layer.presentation() ?? view.layer }

    private final class Log: NSObject, CAAnimationDelegate {
        var entries: [String] = []

        func animationDidStart(_ anim: CAAnimation) {
            entries.append("start \((anim as? CAPropertyAnimation)?.keyPath ?? "-")")
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            entries.append("stop \((anim as? CAPropertyAnimation)?.keyPath ?? "-") \(flag)")
        }
    }

    private func animation(_ keyPath: String, from: Any? = nil, to: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        return animation
    }

    @Test("a value animates while the model value stays, and is removed at the end")
    func basic() {
        let log = Log()
        let fade = animation("opacity", from: 0.0, to: 1)
        fade.delegate = log
        view.layer.add(fade, forKey: "fade")
        fade.toValue = 0.5
        expectEqual(view.layer.animationKeys(), ["fade"])
        expectEqual(view.layer.animation(forKey: "fade")?.duration, 1)
        expectEqual(shown.opacity, 0)
        window.clock.advance(by: 0.25)
        expect(abs(shown.opacity - 0.25) < 0.001)
        expectEqual(view.layer.opacity, 1)
        expectEqual(log.entries, ["start opacity"])
        window.clock.advance(by: 0.75)
        expectEqual(log.entries, ["start opacity", "stop opacity true"])
        expectEqual(view.layer.animationKeys(), nil)
        expectEqual(shown.opacity, 1)
    }

    @Test("parts of properties are animated, in values of all kinds")
    func keyPaths() {
        view.layer.add(animation("position.x", from: CGFloat(50), to: NSNumber(value: 150)), forKey: nil)
        view.layer.add(animation("transform.rotation", from: 0, to: Double.pi), forKey: nil)
        view.layer.add(animation("bounds.size", to: NSValue(cgSize: CGSize(width: 200, height: 50))), forKey: nil)
        view.layer.add(animation("backgroundColor", from: UIColor.red.cgColor, to: UIColor.blue.cgColor), forKey: nil)
        window.clock.advance(by: 0.5)
        expectEqual(shown.position, CGPoint(x: 100, y: 50))
        expectEqual(shown.bounds.size, CGSize(width: 150, height: 75))
        expect(abs(shown.affineTransform().b - 1) < 0.001)
        expectEqual(shown.backgroundColor?.rgba, RGBA(red: 0.5, green: 0, blue: 0.5, alpha: 1))
        expectEqual(view.layer.animationKeys(), nil)
    }

    @Test("a missing value follows from the two others or from the layer")
    func missingValues() {
        let by = animation("position.x")
        by.byValue = 20
        view.layer.add(by, forKey: "by")
        window.clock.advance(by: 0.5)
        expectEqual(shown.position.x, 60)
        let both = animation("position.x", to: 100)
        both.byValue = 40
        view.layer.add(both, forKey: "by")
        expectEqual(shown.position.x, 60)
        window.clock.advance(by: 0.5)
        expectEqual(shown.position.x, 80)
    }

    @Test("an additive animation adds to another one")
    func additive() {
        view.layer.add(animation("position.y", from: 0, to: 100), forKey: "a")
        let added = animation("position.y", from: 10, to: 10)
        added.isAdditive = true
        view.layer.add(added, forKey: "b")
        window.clock.advance(by: 0.5)
        expectEqual(shown.position.y, 60)
    }

    @Test("it repeats, autoreverses, and accumulates if it is cumulative")
    func repeating() {
        let swing = animation("position.x", from: 0, to: 100)
        swing.autoreverses = true
        swing.repeatCount = .infinity
        view.layer.add(swing, forKey: "swing")
        window.clock.advance(by: 1.25)
        expectEqual(shown.position.x, 75)
        window.clock.advance(by: 2)
        expectEqual(shown.position.x, 75)
        view.layer.removeAnimation(forKey: "swing")
        expectEqual(shown.position.x, 50)
        let walk = animation("position.x", from: 0, to: 10)
        walk.repeatCount = 3
        walk.isCumulative = true
        view.layer.add(walk, forKey: "walk")
        window.clock.advance(by: 2.5)
        expectEqual(shown.position.x, 25)
    }

    @Test("its fill mode applies before and after its time, and it stays if it is not removed on completion")
    func filling() {
        let late = animation("opacity", from: 0.2, to: 0.8)
        late.beginTime = CACurrentMediaTime() + 1
        late.fillMode = .both
        late.isRemovedOnCompletion = false
        view.layer.add(late, forKey: "late")
        expect(abs(shown.opacity - 0.2) < 0.001)
        window.clock.advance(by: 1.5)
        expect(abs(shown.opacity - 0.5) < 0.001)
        window.clock.advance(by: 5)
        expect(abs(shown.opacity - 0.8) < 0.001)
        expectEqual(view.layer.animationKeys(), ["late"])
        view.layer.removeAllAnimations()
        expectEqual(shown.opacity, 1)
    }

    @Test("an animation with the same key replaces another, which did not finish")
    func replacing() {
        let log = Log()
        let first = animation("opacity", from: 0, to: 1)
        first.delegate = log
        view.layer.add(first, forKey: "key")
        view.layer.add(animation("position.x", from: 0, to: 1), forKey: "key")
        expectEqual(log.entries, ["stop opacity false"])
        expectEqual(view.layer.animationKeys(), ["key"])
    }

    @Test("animations begin when the layer comes into a window, and end when it leaves it")
    func windows() {
        let log = Log()
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = CALayer()
        host.layer.addSublayer(layer)
        let fade = animation("opacity", from: 0, to: 1)
        fade.delegate = log
        layer.add(fade, forKey: "fade")
        expectEqual(layer.animationKeys(), ["fade"])
        window.addSubview(host)
        window.clock.advance(by: 0.5)
        expectEqual(layer.presentation()?.opacity, 0.5)
        host.removeFromSuperview()
        expectEqual(log.entries, ["start opacity", "stop opacity false"])
        expectEqual(layer.animationKeys(), nil)
    }

    @Test("a transaction provides duration and timing function, and its completion waits for the animation")
    func transactions() {
        var isOver = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        CATransaction.setCompletionBlock { isOver = true }
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 100
        view.layer.add(move, forKey: nil)
        CATransaction.commit()
        window.clock.advance(by: 1)
        expect(shown.position.x > 25 && shown.position.x < 40)
        expect(!isOver)
        window.clock.advance(by: 1)
        expect(isOver)
    }

    @Test("view animations have UIKit's keys and can be removed by them")
    func viewAnimations() {
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
            view.alpha = 0
        } completion: {
            finished = $0
        }
        expectEqual(view.layer.animationKeys(), ["position", "opacity"])
        let position = view.layer.animation(forKey: "position") as? CABasicAnimation
        expectEqual(position?.duration, 1)
        expectEqual(position?.isAdditive, true)
        expectEqual((position?.fromValue as? NSValue)?.cgPointValue, CGPoint(x: -100, y: 0))
        view.layer.removeAnimation(forKey: "position")
        expectEqual(shown.position.x, 150)
        expectEqual(view.layer.animationKeys(), ["opacity"])
        window.clock.advance(by: 1)
        expectEqual(finished, false)
    }

    @Test("an animation block provides a layer's default action")
    func actions() {
        expect(view.layer.action(forKey: "cornerRadius") == nil)
        var action: CABasicAnimation?
        UIView.animate(withDuration: 0.7, delay: 0, options: .curveEaseIn) {
            action = view.layer.action(forKey: "cornerRadius") as? CABasicAnimation
        }
        expectEqual(action?.duration, 0.7)
        expectEqual(action?.timingFunction, CAMediaTimingFunction(name: .easeIn))
        expectEqual(action?.fromValue as? NSNumber, 0)
        let layer = CALayer()
        layer.actions = ["position": NSNull(), "opacity": animation("opacity", from: 0, to: 1)]
        expect(layer.action(forKey: "position") == nil)
        layer.action(forKey: "opacity")?.run(forKey: "opacity", object: layer, arguments: nil)
        expectEqual(layer.animationKeys(), ["opacity"])
    }

    @Test("properties and their components have key paths, other keys store values")
    func keyValues() {
        view.layer.setValue(2, forKeyPath: "transform.scale.x")
        expectEqual(view.transform, CGAffineTransform(scaleX: 2, y: 1))
        view.layer.setValue(CGPoint(x: 7, y: 8), forKey: "position")
        expectEqual(view.center, CGPoint(x: 7, y: 8))
        expectEqual(view.layer.value(forKeyPath: "position.y") as? NSNumber, 8)
        view.layer.setValue(0.5, forKeyPath: "shadowOpacity")
        expectEqual(view.layer.shadowOpacity, 0.5)
        view.layer.setValue("note", forKey: "mine")
        expectEqual(view.layer.value(forKey: "mine") as? String, "note")
        let move = animation("position")
        move.setValue(3, forKey: "number")
        expectEqual((move.copy() as? CABasicAnimation)?.value(forKey: "number") as? Int, 3)
        expectEqual(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1)).caTransform3DValue.m22, 3)
        expectEqual(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 4)).cgAffineTransformValue.d, 4)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    }
}
