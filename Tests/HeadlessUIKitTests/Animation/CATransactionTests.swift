import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct CATransactionTests {
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        window.addSubview(view)
        window.hostLayout()
    }

    @Test("a completion block waits for the animations that started in the transaction")
    func waiting() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("transaction") }
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: { _ in
            log.append("animation")
        }
        CATransaction.commit()
        expect(log.isEmpty)
        window.clock.advance(by: 1)
        expectEqual(log, ["animation", "transaction"])
    }

    @Test("without animations the completion block is called by the commit")
    func withoutAnimations() {
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        expectEqual(calls, 0)
        CATransaction.commit()
        expectEqual(calls, 1)
    }

    @Test("an outer transaction waits for the animations of an inner one, which inherits its settings")
    func nesting() {
        var isOver = false
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(3)
        CATransaction.setCompletionBlock { isOver = true }
        CATransaction.begin()
        expect(CATransaction.disableActions())
        expectEqual(CATransaction.animationDuration(), 3)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        CATransaction.commit()
        CATransaction.commit()
        expect(!isOver)
        window.clock.advance(by: 1)
        expect(isOver)
        CATransaction.begin()
        expect(!CATransaction.disableActions())
        CATransaction.commit()
    }
}
