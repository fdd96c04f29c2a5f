import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Animations of several parts, and the speed of layers")
@MainActor struct KeyframeTests {
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        window.addSubview(view)
        window.hostLayout()
    }

    private var shown: LayerValues { view.layer.presentedValues }

    @Test("each keyframe runs in its share of the time, one after the other")
    func parts() {
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 4, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.center.x = 105
                view.transform = CGAffineTransform(scaleX: 3, y: 3)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.center.x = 5
                view.transform = .identity
            }
        } completion: {
            ends.append($0)
        }
        window.clock.advance(by: 1)
        expect(abs(shown.position.x - 55) < 0.01)
        expect(abs(shown.transform.a - 2) < 0.01)
        window.clock.advance(by: 1)
        expect(abs(shown.position.x - 105) < 0.01)
        expect(abs(shown.transform.a - 3) < 0.01)
        window.clock.advance(by: 1)
        expect(abs(shown.position.x - 55) < 0.01)
        expect(ends.isEmpty)
        window.clock.advance(by: 1)
        expectEqual(ends, [true])
        expect(!view.layer.isAnimatedInBlock)
    }

    @Test("a discrete keyframe applies at once at its time")
    func discrete() {
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeDiscrete) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
        window.clock.advance(by: 0.9)
        expectEqual(shown.opacity, 1)
        window.clock.advance(by: 0.2)
        expectEqual(shown.opacity, 0)
    }

    @Test("a layer's time runs at the product of its speed and its superlayers' speeds")
    func speed() {
        window.layer.speed = 2
        view.layer.speed = 5
        var ends = 0
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in ends += 1 })
        window.clock.advance(by: 0.05)
        expect(abs(shown.opacity - 0.5) < 0.01)
        window.clock.advance(by: 0.05)
        expectEqual(ends, 1)
    }

    @Test("an animation with speed 0 does not advance")
    func standstill() {
        window.layer.speed = 0
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        window.clock.advance(by: 10)
        expectEqual(shown.opacity, 1)
        view.layer.removeAllAnimations()
        expectEqual(shown.opacity, 0)
    }
}
