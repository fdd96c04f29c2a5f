import Foundation

/// An event with the presses of keys and buttons at one time.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    private let presses: Set<UIPress>

    init(presses: Set<UIPress>, timestamp: TimeInterval) {
        self.presses = presses
        super.init(touches: [], timestamp: timestamp)
        allTouches = nil
    }

    /// The type of the event. Always `.presses`.
    open override var type: EventType { .presses }

    /// The modifier keys that are held down.
    open override var modifierFlags: UIKeyModifierFlags {
        presses.reduce(into: []) { flags, press in flags.formUnion(press.key?.modifierFlags ?? []) }
    }

    /// All presses of the event.
    open var allPresses: Set<UIPress> { presses }

    /// Returns the presses that a gesture recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        presses.filter { press in press.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }
}
