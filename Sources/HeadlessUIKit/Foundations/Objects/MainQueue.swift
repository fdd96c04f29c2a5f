import Foundation

/// The queue that views belong to, which need not run on the main thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private struct Work: @unchecked Sendable {
        let body: @MainActor () -> Void
    }

    /// Whether views can be asked here.
    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: key) ?? Thread.isMainThread
    }

    /// Does something on the main queue, after what waits there already.
    ///
    /// Data sources take snapshots from a queue of the app's as well, as UIKit's do, though their types say that they
    /// belong to the main actor: code in Swift 5 mode may call them from there.
    static func enqueue(_ body: @escaping @MainActor () -> Void) {
        let work = Work(body: body)
        DispatchQueue.main.async { MainActor.assumeIsolated(work.body) }
    }
}
