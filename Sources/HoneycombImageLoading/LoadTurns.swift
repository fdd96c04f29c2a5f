import PortableUIKit

/// Lets a limited number of loads run at the same time. The others wait in the order in which they came.
@MainActor
final class LoadTurns {
    private let limit: Int
    private var runningCount = 0
    private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    /// The numbers of the waiting loads, and of some that were canceled since.
    private var order: ArraySlice<Int> = []
    private var nextNumber = 0

    nonisolated init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// Waits for a turn, which ends with `leave()`. Throws `CancellationError` instead when the task is canceled.
    func enter() async throws {
        try Task.checkCancellation()
        guard runningCount == limit else {
            runningCount += 1
            return
        }
        let number = nextNumber
        nextNumber += 1
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting[number] = continuation
                order.append(number)
            }
        } onCancel: {
            Task { @MainActor in self.waiting.removeValue(forKey: number)?.resume(throwing: CancellationError()) }
        }
    }

    /// Ends a turn, which the next load takes over.
    func leave() {
        while let number = order.popFirst() {
            if let continuation = waiting.removeValue(forKey: number) { return continuation.resume() }
        }
        runningCount -= 1
    }
}
