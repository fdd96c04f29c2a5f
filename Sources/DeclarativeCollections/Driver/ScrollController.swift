/// Suspends callers until an animated scroll ends.
@MainActor
final class ScrollController {
    private var continuation: CheckedContinuation<Bool, Never>?

    /// Whether an animated scroll is in progress.
    var isScrolling: Bool {
        continuation != nil
    }

    /// Starts a scroll and waits for its end.
    ///
    /// - Returns: Whether it finished; `false` if it was interrupted.
    func scroll(_ start: () -> Void) async -> Bool {
        interrupt()
        return await withCheckedContinuation { continuation in
            self.continuation = continuation
            start()
        }
    }

    /// Called when the animation ends.
    func didFinish() {
        resume(returning: true)
    }

    /// Called when the user or another scroll interrupts the animation.
    func interrupt() {
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
