import Foundation

extension UIGestureRecognizer {
    /// Whether the gesture is in progress or has just ended.
    final var isRecognized: Bool {
        switch stateStorage {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// Whether the actions are called for the state.
    final var isActionState: Bool { isRecognized || stateStorage == .cancelled }

    /// Whether the recognizer has finished with its touches.
    final var isFinished: Bool {
        switch stateStorage {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    /// The clock of the view's window.
    final var clock: VirtualClock? { viewStorage?.window?.clock }

    final func request(_ newState: State) {
        switch (stateStorage, newState) {
        case (.possible, .began), (.possible, .ended):
            guard let dispatcher else {
                stateStorage = newState
                return
            }
            dispatcher.decide(self, newState)
        case (.possible, .failed), (.possible, .cancelled):
            finish(.failed)
        case (.possible, .changed) where pendingState != nil:
            break
        case (.began, .changed), (.changed, .changed):
            stateStorage = .changed
        case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            finish(newState)
        case (.began, .failed), (.changed, .failed):
            finish(.cancelled)
        default:
            // UIKit's state machine has no other transitions.
            break
        }
    }

    private func finish(_ newState: State) {
        pendingState = nil
        stateStorage = newState
        dispatcher?.recognizerDidFinish(self)
    }

    /// Changes the state outside an event. As in events, observers of the state are called before touches in views are
    /// canceled.
    final func change(to newState: State) {
        guard let dispatcher else {
            state = newState
            return
        }
        dispatcher.settle { state = newState }
    }

    /// Cancels the gesture because the recognizer was disabled or removed.
    final func cancelByRemoval() {
        switch stateStorage {
        case .began, .changed: change(to: .cancelled)
        case .possible where dispatcher != nil: change(to: .failed)
        default: break
        }
    }

    final func lastLocation(in view: UIView?) -> CGPoint {
        view?.convert(lastLocationInWindow, from: nil) ?? lastLocationInWindow
    }

    /// Resets the recognizer for the next gesture.
    final func prepareForNextGesture() {
        pendingState = nil
        trackedTouches = []
        dispatcher = nil
        reset()
        stateStorage = .possible
    }
}
