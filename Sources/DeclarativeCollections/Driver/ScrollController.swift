/// Whoever waits for an animated scroll to arrive.
@MainActor
final class ScrollController {
    private var continuation: CheckedContinuation<Bool, Never>?

    /// Whether a scroll is under way.
    var isScrolling: Bool {
        continuation != nil
    }

    /// Starts a scroll and waits for its end.
    ///
    /// - Returns: Whether it arrived; `false` when something else took its place.
    func scroll(_ start: () -> Void) async -> Bool {
        stop()
        return await withCheckedContinuation { continuation in
            self.continuation = continuation
            start()
        }
    }

    /// The animation is over.
    func arrive() {
        resume(returning: true)
    }

    /// The reader or another scroll took over.
    func stop() {
        resume(returning: false)
    }

    deinit {
        continuation?.resume(returning: false)
    }

    private func resume(returning hasArrived: Bool) {
        let continuation = continuation
        self.continuation = nil
        continuation?.resume(returning: hasArrived)
    }
}
