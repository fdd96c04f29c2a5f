@_spi(Host) @testable import HeadlessUIKit

@MainActor final class LoggingTap: UITapGestureRecognizer {
    var log = CallLog()

    override var state: State {
        didSet { if state == .ended { log.add("\(name ?? "tap") recognized") } }
    }

    override func reset() {
        super.reset()
        log.add("\(name ?? "tap") reset")
    }
}

@MainActor final class LoggingPress: UILongPressGestureRecognizer {
    var log = CallLog()

    override var state: State {
        didSet { if state != oldValue, state != .possible { log.add("press \(state)") } }
    }
}

@MainActor final class LoggingPan: UIPanGestureRecognizer {
    var log = CallLog()

    override var state: State {
        didSet { if state != .possible { log.add("pan \(state) \(translation(in: nil).y)") } }
    }
}

@MainActor final class Arbiter: NSObject, UIGestureRecognizerDelegate {
    var mayBegin = true
    var isSimultaneous = false
    var receivesTouches = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isSimultaneous
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receivesTouches
    }
}
