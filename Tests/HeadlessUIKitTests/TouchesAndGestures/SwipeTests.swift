import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Swipes")
@MainActor struct SwipeTests {
    private final class Swipe: UISwipeGestureRecognizer {
        var count = 0

        override var state: State {
            get { super.state }
            set {
                super.state = newValue
                if newValue == .ended { count += 1 }
            }
        }
    }

    private let window = makeWindow(width: 300, height: 300)
    private let swipe = Swipe()

    init() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        view.addGestureRecognizer(swipe)
    }

    private func stroke(by step: CGPoint, every seconds: TimeInterval = 0.02) {
        window.hostTouchDown(at: CGPoint(x: 150, y: 150))
        for index in 1...8 {
            window.clock.advance(by: seconds)
            let share = CGFloat(index) / 8
            window.hostTouchMoved(to: CGPoint(x: 150 + step.x * share, y: 150 + step.y * share))
        }
        window.hostTouchUp(at: CGPoint(x: 150 + step.x, y: 150 + step.y))
    }

    @Test("a quick stroke in the direction is recognised once")
    func direction() {
        stroke(by: CGPoint(x: 120, y: 10))
        expectEqual(swipe.count, 1)
        stroke(by: CGPoint(x: -120, y: 0))
        expectEqual(swipe.count, 1)
        swipe.direction = [.left, .up]
        stroke(by: CGPoint(x: -120, y: 0))
        stroke(by: CGPoint(x: 0, y: -120))
        expectEqual(swipe.count, 3)
    }

    @Test("a short, slow or slanting one is not")
    func failures() {
        stroke(by: CGPoint(x: 40, y: 0))
        stroke(by: CGPoint(x: 120, y: 0), every: 0.3)
        stroke(by: CGPoint(x: 90, y: 85))
        expectEqual(swipe.count, 0)
    }
}
