import Foundation

/// The undo managers with a group that ends with the current event.
enum UndoEvents {
    private struct Entry {
        weak var manager: UndoManager?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func groupWasOpened(by manager: UndoManager) {
        let isFirst = lock.withLock {
            entries.append(Entry(manager: manager))
            return entries.count == 1
        }
        // Code outside events of a window, such as a timer's, ends with its turn of the run loop.
        if isFirst { RunLoop.main.perform { UndoEvents.eventDidEnd() } }
    }

    /// Ends the groups of an event that was handled.
    static func eventDidEnd() {
        let ended = lock.withLock {
            defer { entries = [] }
            return entries
        }
        for entry in ended { entry.manager?.eventDidEnd() }
    }
}
