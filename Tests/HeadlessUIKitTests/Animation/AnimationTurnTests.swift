import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct AnimationTurnTests {
    @Test("an animation without a window completes in a later turn, never synchronously")
    func withoutWindow() async {
        let view = UIView()
        await withCheckedContinuation { continuation in
            var hasReturned = false
            UIView.animate(withDuration: 0.3) {
                view.alpha = 0
            } completion: { finished in
                expect(hasReturned && finished)
                continuation.resume()
            }
            expectEqual(view.alpha, 0)
            hasReturned = true
        }
    }

    @Test("an animation without a window also completes when a clock advances")
    func advancing() {
        var isComplete = false
        UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in isComplete = true })
        expect(!isComplete)
        makeWindow().clock.advance(by: 0)
        expect(isComplete)
    }

    @Test("an animation of a layer is interrupted in a later turn if the layer is in no window by then")
    func layerWithoutWindow() {
        let layer = CALayer()
        let delegate = StopLog()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 10
        animation.delegate = delegate
        var completed = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed += 1 }
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        expect(delegate.ends.isEmpty && completed == 0 && layer.animation(forKey: "fade") != nil)
        let window = makeWindow()
        window.clock.advance(by: 0)
        expectEqual(delegate.ends, [false])
        expect(completed == 1 && layer.animation(forKey: "fade") == nil)
        window.layer.addSublayer(layer)
        window.clock.advance(by: 20)
        expect(delegate.ends == [false] && completed == 1)
    }

    @Test("a layer that comes into a window in the same turn is animated there")
    func layerIntoWindow() {
        let layer = CALayer()
        let delegate = StopLog()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = delegate
        layer.add(animation, forKey: nil)
        let window = makeWindow()
        window.layer.addSublayer(layer)
        window.clock.advance(by: 0.5)
        expectEqual(delegate.ends, [])
        window.clock.advance(by: 0.5)
        expectEqual(delegate.ends, [true])
    }

    @Test("an animation that stays after its completion begins when the layer comes into a window later")
    func keptAnimation() {
        let layer = CALayer()
        let delegate = StopLog()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 1
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        animation.delegate = delegate
        layer.add(animation, forKey: "fade")
        let window = makeWindow()
        window.clock.advance(by: 0)
        expectEqual(delegate.ends, [false])
        window.layer.addSublayer(layer)
        window.clock.advance(by: 0.5)
        expectEqual(layer.presentation()?.opacity, 0.5)
        window.clock.advance(by: 0.5)
        expectEqual(delegate.ends, [false, true])
        expectEqual(layer.presentation()?.opacity, 0)
    }

    @Test("an animation without a duration completes in the next turn")
    func withoutDuration() {
        let window = makeWindow()
        var isComplete = false
        UIView.animate(withDuration: 0) {
            window.alpha = 0.5
        } completion: { _ in
            isComplete = true
        }
        expect(window.alpha == 0.5 && !isComplete)
        window.clock.advance(by: 0)
        expect(isComplete)
    }

    @Test("begun animations animate what changes until they are committed, and tell their delegate")
    func blocks() {
        let window = makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.hostLayout()
        let log = AnimationLog()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(log)
        UIView.setAnimationDidStop(Selector("didStop::", AnimationLog.didStop))
        view.frame.origin.x = 100
        UIView.commitAnimations()
        view.frame.origin.y = 50
        window.clock.advance(by: 0.5)
        expectEqual(view.layer.presentation()?.frame.origin, CGPoint(x: 50, y: 50))
        expectEqual(log.stops, 0)
        window.clock.advance(by: 0.5)
        expectEqual(log.stops, 1)
    }

    @Test("modified animations repeat and end")
    func modified() {
        let window = makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.hostLayout()
        var isComplete = false
        UIView.animate(withDuration: 9, delay: 0, options: .curveLinear) {}
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame.origin.x = 100
            } completion: { _ in
                isComplete = true
            }
        }
        window.clock.advance(by: 2.5)
        expectEqual(view.layer.presentation()?.frame.origin.x, 50)
        window.clock.advance(by: 1)
        expectEqual(view.layer.presentation()?.frame.origin.x, 50)
        expect(!isComplete)
        window.clock.advance(by: 0.5)
        expect(isComplete)
    }
}

private final class AnimationLog: NSObject {
    var stops = 0

    func didStop(_ name: String, _ finished: NSNumber) {
        if name == "move", finished.boolValue { stops += 1 }
    }
}

private final class StopLog: NSObject, CAAnimationDelegate {
    private(set) var ends: [Bool] = []

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
}
