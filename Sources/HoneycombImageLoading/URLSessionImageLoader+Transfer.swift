import PortableUIKit

extension URLSessionImageLoader {
    /// Loads data with a separate session, whose delegate can cancel the transfer when it exceeds the limit.
    nonisolated static func data(
        from url: URL,
        configuration: URLSessionConfiguration,
        maximumByteCount: Int
    ) async throws -> Data {
        let transfer = Transfer()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let receiver = ImageDataReceiver(maximumByteCount: maximumByteCount) { result in
                    continuation.resume(with: result.mapError { $0 as any Error })
                }
                let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
                transfer.start(session.dataTask(with: url))
            }
        } onCancel: {
            transfer.cancel()
        }
    }

    /// A task that can be canceled from any thread, even before it starts.
    private final class Transfer: @unchecked Sendable {
        private let lock = NSLock()
        private var task: URLSessionDataTask?
        private var isCancelled = false

        func start(_ task: URLSessionDataTask) {
            lock.lock()
            self.task = task
            let isCancelled = isCancelled
            lock.unlock()
            task.resume()
            if isCancelled { task.cancel() }
        }

        func cancel() {
            lock.lock()
            isCancelled = true
            let task = task
            lock.unlock()
            task?.cancel()
        }
    }
}
