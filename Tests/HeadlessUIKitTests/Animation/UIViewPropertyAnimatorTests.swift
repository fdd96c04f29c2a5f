import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIViewPropertyAnimatorTests {
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        window.addSubview(view)
        window.hostLayout()
    }

    private var shownX: CGFloat { (view.layer.presentation() ?? view.layer).frame.origin.x }

    @Test("nothing happens before the start, and completions come at the end")
    func running() {
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
        animator.addCompletion { positions.append($0) }
        expectEqual(view.frame.origin.x, 0)
        expectEqual(animator.state, .inactive)
        animator.startAnimation()
        expect(animator.state == .active && animator.isRunning)
        window.clock.advance(by: 0.5)
        expect(abs(shownX - 50) < 0.001)
        expect(positions.isEmpty)
        window.clock.advance(by: 0.5)
        expectEqual(positions, [.end])
        expectEqual(animator.state, .inactive)
    }

    @Test("views of a permanently stopped animator keep their presentation values, and no completion is called")
    func stopping() {
        var calls = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
        animator.addCompletion { _ in calls += 1 }
        animator.startAnimation()
        window.clock.advance(by: 0.25)
        animator.stopAnimation(true)
        expect(abs(view.frame.origin.x - 25) < 0.001)
        expectEqual(animator.state, .inactive)
        window.clock.advance(by: 1)
        expect(abs(view.frame.origin.x - 25) < 0.001)
        expectEqual(calls, 0)
    }

    @Test(
        "a stopped animator can finish at either end or at the current position",
        arguments: [(UIViewAnimatingPosition.start, 0), (.current, 25), (.end, 100)]
    )
    func finishing(position: UIViewAnimatingPosition, x: CGFloat) {
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        window.clock.advance(by: 0.25)
        animator.stopAnimation(false)
        expectEqual(animator.state, .stopped)
        animator.finishAnimation(at: position)
        expect(abs(view.frame.origin.x - x) < 0.001)
        expectEqual(positions, [position])
    }

    @Test("animations added while running take the remaining time")
    func adding() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
        animator.startAnimation()
        window.clock.advance(by: 0.5)
        animator.addAnimations { view.alpha = 0 }
        expectEqual(view.layer.presentation()?.opacity, 1)
        window.clock.advance(by: 0.5)
        expect(!view.layer.isAnimatedInBlock)
    }

    @Test("a delayed animator waits")
    func delay() {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1,
            delay: 1,
            options: .curveLinear
        ) {
            view.frame.origin.x = 100
        }
        expect(animator.isRunning)
        window.clock.advance(by: 1)
        expectEqual(shownX, 0)
        window.clock.advance(by: 0.5)
        expect(abs(shownX - 50) < 0.001)
    }

    @Test("a transition changes at once and completes after its duration")
    func transition() {
        var isComplete = false
        UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
            view.alpha = 0.5
        } completion: {
            isComplete = $0
        }
        expectEqual(view.layer.presentation()?.opacity, 0.5)
        expect(!isComplete)
        window.clock.advance(by: 0.5)
        expect(isComplete)
    }

    @Test("a transition between views replaces one with the other, or hides and shows them")
    func transitionBetweenViews() {
        let other = UIView()
        UIView.transition(from: view, to: other, duration: 0.5)
        expectEqual(view.superview, nil)
        expect(other.superview === window)
        window.addSubview(view)
        UIView.transition(from: other, to: view, duration: 0.5, options: .showHideTransitionViews)
        expect(other.isHidden && !view.isHidden)
        expect(other.superview === window)
    }
}
