import Foundation

/// The queue that views belong to. It need not run on the main thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private struct Work: @unchecked Sendable {
        let body: @MainActor () -> Void
    }

    /// Whether the current code runs on the main queue, where views may be used.
    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: key) ?? Thread.isMainThread
    }

    /// Runs a closure on the main queue, after the work that is already enqueued.
    ///
    /// Like UIKit's, data sources may apply snapshots from a background queue of the app, although their types belong
    /// to the main actor: code in Swift 5 mode can call them from there.
    static func enqueue(_ body: @escaping @MainActor () -> Void) {
        let work = Work(body: body)
        DispatchQueue.main.async { MainActor.assumeIsolated(work.body) }
    }
}
