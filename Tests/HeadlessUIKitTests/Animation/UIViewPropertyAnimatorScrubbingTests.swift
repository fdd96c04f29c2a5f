import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIViewPropertyAnimatorScrubbingTests {
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        window.addSubview(view)
        window.hostLayout()
    }

    private var shownX: CGFloat { (view.layer.presentation() ?? view.layer).frame.origin.x }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.x = 100 }
    }

    private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

    @Test("a paused animator stands still and continues for the rest of its duration")
    func pausing() {
        var positions: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        window.clock.advance(by: 0.25)
        animator.pauseAnimation()
        expect(animator.state == .active && !animator.isRunning)
        window.clock.advance(by: 5)
        expect(near(shownX, 25) && near(animator.fractionComplete, 0.25))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        expect(animator.isRunning)
        window.clock.advance(by: 0.7)
        expect(positions.isEmpty)
        window.clock.advance(by: 0.05)
        expectEqual(positions, [.end])
    }

    @Test("an inactive animator can be scrubbed: it becomes active, and the views follow linearly")
    func scrubbing() {
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.4
        expect(animator.state == .active && !animator.isRunning)
        expect(near(shownX, 40))
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.4
        expect(shownX < 35 && shownX > 10)
    }

    @Test("pausing an eased animation doesn't move the views, and its fraction is what shows")
    func pausingEased() {
        let animator = animator(.easeIn)
        animator.startAnimation()
        window.clock.advance(by: 0.5)
        let shown = shownX
        animator.pauseAnimation()
        expect(near(shownX, shown) && near(animator.fractionComplete, shown / 100))
        animator.startAnimation()
        expect(near(shownX, shown))
        window.clock.advance(by: 0.499)
        expectEqual(animator.state, .active)
        window.clock.advance(by: 0.002)
        expect(animator.state == .inactive && shownX == 100)
    }

    @Test("a reversed animator runs back, resets the views and ends at the start")
    func reversing() {
        var positions: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        window.clock.advance(by: 0.75)
        animator.isReversed = true
        expect(near(animator.fractionComplete, 0.25))
        window.clock.advance(by: 0.5)
        expect(near(shownX, 25))
        window.clock.advance(by: 0.25)
        expectEqual(positions, [.start])
        expect(view.frame.origin.x == 0 && !view.layer.isAnimatedInBlock)
    }

    @Test("a scrubbed animator can turn around and continue with another curve and duration")
    func continuing() {
        var positions: [UIViewAnimatingPosition] = []
        let animator = animator(.easeInOut)
        animator.addCompletion { positions.append($0) }
        animator.fractionComplete = 0.6
        animator.isReversed = true
        expect(near(shownX, 60))
        let linear = UICubicTimingParameters(animationCurve: .linear)
        animator.continueAnimation(withTimingParameters: linear, durationFactor: 2)
        window.clock.advance(by: 1)
        expect(near(shownX, 30))
        window.clock.advance(by: 1)
        expect(positions == [.start] && view.frame.origin.x == 0)
    }

    @Test("an animator that pauses on completion stays active at its end")
    func pausingOnCompletion() {
        var count = 0
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.addCompletion { _ in count += 1 }
        animator.startAnimation()
        window.clock.advance(by: 2)
        expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && count == 0)
        animator.isReversed = true
        animator.startAnimation()
        window.clock.advance(by: 0.5)
        expect(near(shownX, 50))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        expect(count == 1 && view.frame.origin.x == 0)
    }

    @Test("animations with a delay factor start later and end with the others")
    func delayFactor() {
        let animator = animator()
        animator.addAnimations({ view.frame.origin.y = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        window.clock.advance(by: 0.5)
        expectEqual(view.layer.presentation()?.frame.origin, CGPoint(x: 50, y: 0))
        window.clock.advance(by: 0.25)
        expect(near(view.layer.presentation()?.frame.origin.y ?? 0, 50))
        animator.fractionComplete = 0.9
        expect(near(view.layer.presentation()?.frame.origin.y ?? 0, 80))
    }

    @Test("an animator of views without a window runs until a later turn")
    func withoutWindow() {
        let lone = UIView()
        var count = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { lone.alpha = 0 }
        animator.addCompletion { _ in count += 1 }
        animator.startAnimation()
        expect(animator.isRunning && count == 0)
        window.clock.advance(by: 0)
        expect(animator.state == .inactive && count == 1)
    }

    @Test("an uninterruptible animator can't be paused")
    func uninterruptible() {
        let animator = animator()
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
        expect(animator.isRunning)
    }

    @Test("springs are made of a ratio or of mass, stiffness and damping")
    func springs() {
        expectEqual(UISpringTimingParameters().dampingRatio, 1)
        let spring = UISpringTimingParameters(
            mass: 1,
            stiffness: 100,
            damping: 10,
            initialVelocity: CGVector(dx: 2, dy: 0)
        )
        expect(spring.dampingRatio == 0.5 && spring.initialVelocity.dx == 2)
        expectEqual(spring.timingCurveType, .spring)
        expectEqual(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType, .builtin)
        expectEqual(UICubicTimingParameters(animationCurve: .easeIn).animationCurve, .easeIn)
    }

    @Test("a copy of an animator has its timing, but no animations")
    func copying() throws {
        let original = animator(.easeIn)
        let copy = try require(original.copy() as? UIViewPropertyAnimator)
        expect(copy.duration == 1 && copy.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
        copy.startAnimation()
        expectEqual(view.frame.origin.x, 0)
    }

    @Test("an animator without a curve that is awaited returns where it ended")
    func awaiting() async {
        let lone = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { lone.alpha = 0 }
        animator.startAnimation()
        expect(await animator.addCompletion() == .end)
    }
}
