import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Keyframes, springs, groups and shapes")
struct KeyframeAnimationTests {
    private let window = makeWindow(width: 100, height: 100)
    private let layer = CAShapeLayer()

    init() {
        window.layer.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    }

    private var shown: CAShapeLayer { layer.presentation() ?? layer }

    private func frames(_ keyPath: String, _ values: [Any]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.duration = 1
        return animation
    }

    @Test("keyframe values are reached at their times, each with its timing function")
    func keyframes() {
        let frames = frames("opacity", [0, 1, 0.5])
        frames.keyTimes = [0, 0.2, 1]
        frames.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
        layer.add(frames, forKey: nil)
        window.clock.advance(by: 0.1)
        expect(abs(shown.opacity - 0.5) < 0.001)
        window.clock.advance(by: 0.1)
        expect(abs(shown.opacity - 1) < 0.001)
        window.clock.advance(by: 0.4)
        expect(shown.opacity > 0.8 && shown.opacity < 0.9)
    }

    @Test("transitions have one key, whatever they are added with")
    func transitions() {
        let transition = CATransition()
        transition.duration = 1
        layer.add(transition, forKey: nil)
        layer.add(transition, forKey: "push")
        expectEqual(layer.animationKeys(), [kCATransition])
        layer.removeAnimation(forKey: "transition")
        expect(layer.animationKeys() == nil)
    }

    @Test("discrete values jump, paced ones share the time by distance, cubic ones are smooth")
    func modes() {
        let jumping = frames("opacity", [0.2, 0.4])
        jumping.calculationMode = .discrete
        layer.add(jumping, forKey: nil)
        window.clock.advance(by: 0.49)
        expect(abs(shown.opacity - 0.2) < 0.001)
        window.clock.advance(by: 0.02)
        expect(abs(shown.opacity - 0.4) < 0.001)
        let paced = frames("position.x", [0, 10, 40])
        paced.calculationMode = .paced
        layer.add(paced, forKey: nil)
        window.clock.advance(by: 0.5)
        expectEqual(shown.position.x, 20)
        window.clock.advance(by: 1)
        let cubic = frames("position.x", [0, 10, 0, 0])
        cubic.calculationMode = .cubic
        layer.add(cubic, forKey: nil)
        window.clock.advance(by: 0.5)
        expect(shown.position.x > 5)
    }

    @Test("a point moves along a path")
    func outlines() {
        let move = CAKeyframeAnimation(keyPath: "position")
        let circle = CGMutablePath()
        circle.move(to: .zero)
        circle.addLine(to: CGPoint(x: 10, y: 0))
        circle.addCurve(
            to: CGPoint(x: 30, y: 0),
            control1: CGPoint(x: 10, y: 20),
            control2: CGPoint(x: 30, y: 20)
        )
        move.path = circle
        move.duration = 1
        move.rotationMode = .rotateAutoReverse
        layer.add(move, forKey: nil)
        window.clock.advance(by: 0.25)
        expect(abs(shown.affineTransform().a + 1) < 0.001)
        expectEqual(shown.position, CGPoint(x: 5, y: 0))
        window.clock.advance(by: 0.5)
        expect(abs(shown.position.x - 20) < 0.1)
        expect(abs(shown.position.y - 15) < 0.1)
    }

    @Test("a spring overshoots by its damping and settles within its settling duration")
    func springs() {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.damping = 5
        spring.duration = spring.settlingDuration
        expect(spring.settlingDuration > 2 && spring.settlingDuration < 4)
        layer.add(spring, forKey: nil)
        window.clock.advance(by: 0.32)
        expect(shown.position.x > 130)
        window.clock.advance(by: spring.settlingDuration - 0.33)
        expect(abs(shown.position.x - 100) < 0.2)
        let stiff = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        expect(abs(stiff.damping - 2 * stiff.stiffness.squareRoot()) < 0.001)
    }

    @Test("a group runs its animations in its own time from their begin times, and clips them at its end")
    func groups() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        let late = CABasicAnimation(keyPath: "position.x")
        late.fromValue = 0
        late.toValue = 100
        late.beginTime = 1
        late.duration = 4
        let group = CAAnimationGroup()
        group.animations = [fade, late]
        group.duration = 2
        group.speed = 2
        layer.add(group, forKey: "group")
        window.clock.advance(by: 0.25)
        expectEqual(shown.opacity, 0.25)
        expectEqual(shown.position.x, 10)
        window.clock.advance(by: 0.5)
        expectEqual(shown.opacity, 0.75)
        expectEqual(shown.position.x, 12.5)
        window.clock.advance(by: 0.25)
        expectEqual(layer.animationKeys(), nil)
    }

    @Test("a group that is not removed shows the end of its animations")
    func stayingGroup() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0.5
        let group = CAAnimationGroup()
        group.animations = [fade]
        group.duration = 1
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        layer.add(group, forKey: "group")
        window.clock.advance(by: 4)
        expectEqual(shown.opacity, 0.5)
    }

    @Test("outlines, lines, gradients and shadows are animated, and painted so")
    func looks() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        window.layer.addSublayer(gradient)
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        layer.fillColor = UIColor.blue.cgColor
        let grow = CABasicAnimation(keyPath: "path")
        grow.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)
        grow.duration = 1
        layer.add(grow, forKey: nil)
        let recolor = CABasicAnimation(keyPath: "colors")
        recolor.toValue = [UIColor.blue.cgColor, UIColor.red.cgColor]
        recolor.duration = 1
        gradient.add(recolor, forKey: nil)
        let frame = KeptFrame(of: window, scale: 1)
        try frame.next()
        func blue(_ x: Int, _ y: Int) throws -> [UInt8] {
            Array(try frame.frame.bitmap().rgba[((y * 100 + x) * 4)..<((y * 100 + x) * 4 + 4)])
        }
        expect(try blue(25, 10) == [0, 0, 0, 0] || blue(25, 10)[2] == 0)
        window.clock.advance(by: 0.5)
        expect(try !frame.next("half").paintedRects.isEmpty)
        expect(try blue(25, 10)[2] == 255)
        expect(try blue(35, 10)[2] == 0)
        expect(try blue(50, 40)[2] > 100)
        expectEqual(shown.path?.boundingBox.width, 30)
        window.clock.advance(by: 0.5)
        try frame.next("end")
        expect(try blue(25, 10)[2] == 0)
        window.clock.advance(by: 0.5)
        expect(try frame.next("rest").paintedRects.isEmpty)
    }
}
