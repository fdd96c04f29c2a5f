import Foundation

/// A recognizer for touches on a reorder control. It begins immediately, because the control has no other gestures.
@MainActor class ReorderGestureRecognizer: UILongPressGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began }
    }

    override var state: State {
        didSet { if state != oldValue || state == .changed { fingerDidMove() } }
    }

    /// Called when the press began, moved or ended.
    func fingerDidMove() {}
}
