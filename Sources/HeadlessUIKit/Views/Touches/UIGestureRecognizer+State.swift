import Foundation

extension UIGestureRecognizer {
    /// Whether the gesture is under way or has just happened.
    final var isRecognized: Bool {
        switch stateStorage {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// Whether the recogniser has nothing more to say about its touches.
    final var isFinished: Bool {
        switch stateStorage {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    /// The clock of the window.
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
            // Any other transition is none in UIKit's state machine.
            break
        }
    }

    private func finish(_ newState: State) {
        pendingState = nil
        stateStorage = newState
        dispatcher?.recognizerDidFinish(self)
    }

    /// Changes the state outside of an event. Observers of the state hear of it before views lose their touches, as they
    /// do in events.
    final func change(to newState: State) {
        guard let dispatcher else {
            state = newState
            return
        }
        dispatcher.settle { state = newState }
    }

    /// The gesture cannot go on because the recogniser was switched off or taken away.
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

    /// Ready for the next gesture.
    final func prepareForNextGesture() {
        pendingState = nil
        trackedTouches = []
        dispatcher = nil
        reset()
        stateStorage = .possible
    }
}
