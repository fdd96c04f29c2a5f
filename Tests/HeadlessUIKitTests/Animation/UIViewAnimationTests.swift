import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIViewAnimationTests {
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        window.addSubview(view)
        window.hostLayout()
    }

    private var shown: CALayer { view.layer.presentation() ?? view.layer }

    @Test("model values change at once, presentation values follow in the duration, and completion comes at the end")
    func following() {
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
            view.alpha = 0
        } completion: {
            finished = $0
        }
        expectEqual(view.frame.origin.x, 100)
        expectEqual(view.alpha, 0)
        expectEqual(shown.frame.origin.x, 0)
        expectEqual(shown.opacity, 1)
        window.clock.advance(by: 0.25)
        expect(abs(shown.frame.origin.x - 25) < 0.001)
        expect(abs(shown.opacity - 0.75) < 0.001)
        expectEqual(finished, nil)
        window.clock.advance(by: 0.8)
        expectEqual(finished, true)
        expectEqual(shown.frame.origin.x, 100)
        expect(!view.layer.isAnimatedInBlock)
    }

    @Test("the common curve starts and ends slowly, ease in starts slowly, ease out ends slowly")
    func curves() {
        let inOut = TimingCurve.easeInOut
        expect(abs(inOut.value(at: 0.5) - 0.5) < 1e-6)
        expect(inOut.value(at: 0.1) < 0.05)
        expect(inOut.value(at: 0.9) > 0.95)
        expect(TimingCurve.easeIn.value(at: 0.5) < 0.4)
        expect(TimingCurve.easeOut.value(at: 0.5) > 0.6)
        expectEqual(UIView.AnimationOptions.curveEaseOut.rawValue, 2 << 16)
    }

    @Test("an underdamped spring overshoots, a stiff one does not, and both settle")
    func springs() {
        let loose = TimingCurve.spring(dampingRatio: 0.4, initialVelocity: 0)
        let stiff = TimingCurve.spring(dampingRatio: 1, initialVelocity: 0)
        let times = stride(from: 0.0, through: 0.999, by: 0.001)
        expect(times.contains { loose.value(at: $0) > 1.1 })
        expect(!times.contains { stiff.value(at: $0) > 1.001 })
        expect(abs(loose.value(at: 0.999) - 1) < 0.01)
        expect(abs(stiff.value(at: 0.999) - 1) < 0.01)
    }

    @Test("a spring animation waits for its delay, overshoots and ends on the clock")
    func springAnimation() {
        var isOver = false
        UIView.animate(withDuration: 0.5, delay: 0.5, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
            view.center.y = 250
        } completion: { _ in
            isOver = true
        }
        window.clock.advance(by: 0.5)
        expectEqual(shown.position.y, 50)
        window.clock.advance(by: 0.08)
        expect(shown.position.y > 250)
        window.clock.advance(by: 0.43)
        expect(isOver)
    }

    @Test("two animations of one property add up without a jump")
    func additive() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        window.clock.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 0 }
        expect(abs(shown.frame.origin.x - 50) < 0.001)
        window.clock.advance(by: 0.5)
        expect(abs(shown.frame.origin.x - 50) < 0.001)
        window.clock.advance(by: 0.5)
        expectEqual(shown.frame.origin.x, 0)
    }

    @Test("an animation from the current state replaces the previous one, which is not finished")
    func fromCurrentState() {
        var first: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
        } completion: {
            first = $0
        }
        window.clock.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.frame.origin.x = 0
        }
        expectEqual(first, false)
        expect(abs(shown.frame.origin.x - 50) < 0.001)
        window.clock.advance(by: 0.5)
        expect(abs(shown.frame.origin.x - 25) < 0.001)
    }

    @Test("colors and transforms animate from the presentation value to the new value")
    func colorsAndTransforms() {
        view.backgroundColor = .black
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = .white
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        window.clock.advance(by: 0.5)
        expect(abs((shown.backgroundColor?.components?[0] ?? 0) - 0.5) < 0.001)
        let transform = shown.affineTransform()
        // Rotated by 45 degrees with an unchanged size.
        expect(abs(transform.a - 0.7071) < 0.001)
        expect(abs(transform.b - 0.7071) < 0.001)
    }

    @Test("setting a color twice in a block does not interrupt the animation")
    func settingTwice() {
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.backgroundColor = .red
            view.backgroundColor = .green
        } completion: {
            finished = $0
        }
        expectEqual(finished, nil)
        window.clock.advance(by: 1)
        expectEqual(finished, true)
    }

    @Test("views outside a window are not animated")
    func withoutWindow() {
        let loose = UIView()
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            loose.alpha = 0
        } completion: {
            finished = $0
        }
        expectEqual(finished, nil)
        expectEqual(loose.layer.presentation()?.opacity, 0)
        window.clock.advance(by: 0)
        expectEqual(finished, true)
    }

    @Test("a view that leaves its window ends its animations unfinished")
    func leavingWindow() {
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        view.removeFromSuperview()
        expectEqual(finished, false)
        expectEqual(view.layer.presentation()?.opacity, 0)
        expect(window.clock.isIdle)
    }

    @Test("performWithoutAnimation and setAnimationsEnabled(false) disable animations, also inside a block")
    func disabled() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.alpha = 0.5 }
        }
        expectEqual(shown.opacity, 0.5)
        UIView.setAnimationsEnabled(false)
        var isOver = false
        UIView.animate(withDuration: 1) {
            view.alpha = 1
        } completion: { _ in
            isOver = true
        }
        expect(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        expect(isOver)
        expectEqual(shown.opacity, 1)
    }

    @Test("an inner animation inherits the outer duration unless it overrides it")
    func nested() {
        let other = UIView()
        window.addSubview(other)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveLinear]) {
                expectEqual(UIView.inheritedAnimationDuration, 1)
                other.alpha = 0
            }
        }
        window.clock.advance(by: 1)
        expect(abs(shown.opacity - 0.5) < 0.001)
        expectEqual(other.layer.presentation()?.opacity, 0)
    }

    @Test("a repeating animation autoreverses and never ends by itself")
    func repeating() {
        var isOver = false
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            view.alpha = 0
        } completion: { _ in
            isOver = true
        }
        window.clock.advance(by: 0.25)
        expect(abs(shown.opacity - 0.75) < 0.001)
        window.clock.advance(by: 1.5)
        expect(abs(shown.opacity - 0.75) < 0.001)
        window.clock.advance(by: 100)
        expect(!isOver)
        view.layer.removeAllAnimations()
        expect(isOver)
    }

    @Test("layout inside the block is animated")
    func layoutInside() {
        let outer = LoggingView("outer", CallLog(), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        outer.addSubview(inner)
        outer.onLayout = { $0.subviews[0].frame = $0.bounds }
        window.addSubview(outer)
        window.hostLayout()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            outer.frame.size.width = 200
            outer.layoutIfNeeded()
        }
        window.clock.advance(by: 0.5)
        expectEqual(inner.layer.presentation()?.bounds.width, 150)
    }

    @Test("a view that is being animated takes no touches unless the animation allows it")
    func touches() {
        let point = CGPoint(x: 50, y: 50)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        expect(window.hitTest(point, with: nil) === window)
        window.clock.advance(by: 2)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        expect(window.hitTest(point, with: nil) === view)
    }
}
