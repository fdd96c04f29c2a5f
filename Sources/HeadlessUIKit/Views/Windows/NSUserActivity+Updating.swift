import Foundation

/// A responder that updates the data of an activity.
struct ActivityUpdater {
    weak var responder: UIResponder?
}

extension NSUserActivity {
    /// Adds a responder to those that update the data.
    @MainActor final func addUpdater(_ responder: UIResponder) {
        updaters.removeAll { $0.responder == nil || $0.responder === responder }
        updaters.append(ActivityUpdater(responder: responder))
        if needsSave { scheduleUpdate() }
    }

    /// Removes a responder from those that update the data.
    @MainActor final func removeUpdater(_ responder: UIResponder) {
        updaters.removeAll { $0.responder == nil || $0.responder === responder }
    }

    /// Has the responders update the data in the next turn.
    final func scheduleUpdate() {
        MainQueue.enqueue { [self] in
            guard needsSave, !updaters.isEmpty else { return }
            needsSave = false
            for updater in updaters { updater.responder?.updateUserActivityState(self) }
        }
    }
}
