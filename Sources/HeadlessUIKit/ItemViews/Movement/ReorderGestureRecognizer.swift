import Foundation

/// Follows a finger on a reorder control. The control is for nothing else, so the press begins at once.
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

    /// The press began, the finger moved, or the press ended.
    func fingerDidMove() {}
}
