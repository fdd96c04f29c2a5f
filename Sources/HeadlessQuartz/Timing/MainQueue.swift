import Foundation

/// The queue that views belong to. It need not run on the main thread.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private struct Work: @unchecked Sendable {
        let body: @MainActor () -> Void
    }

    /// Whether the current code runs on the main queue, where views may be used.
    package static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: key) ?? Thread.isMainThread
    }

    /// Runs a closure on the main queue, after the work that is already enqueued.
    ///
    /// Like UIKit's, data sources may apply snapshots from a background queue of the app.
    package static func enqueue(_ body: @escaping @MainActor () -> Void) {
        let work = Work(body: body)
        DispatchQueue.main.async { MainActor.assumeIsolated(work.body) }
    }

    private struct Completion: @unchecked Sendable {
        let body: (() -> Void)?
    }

    /// Runs a closure now if this is the main queue, otherwise on it, and passes a completion handler on. As in UIKit
    /// the handler is not `Sendable` and is called on the main queue.
    package static func run(
        with completion: (() -> Void)?,
        _ body: @escaping @MainActor @Sendable ((() -> Void)?) -> Void
    ) {
        let completion = Completion(body: completion)
        guard isCurrent else { return enqueue { body(completion.body) } }
        MainActor.assumeIsolated { body(completion.body) }
    }

    /// Runs a closure on the main queue and returns when it calls its argument.
    @MainActor package static func completion(of body: (@escaping () -> Void) -> Void) async {
        await withCheckedContinuation { continuation in body { continuation.resume() } }
    }
}
