import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Transfers of one `URLSession`.
final class URLSessionTransfers: Transfers {
    private let session: URLSession
    private let receiver: SessionReceiver

    init(configuration: URLSessionConfiguration, limits: TransferLimits) {
        let configuration = (configuration.copy() as? URLSessionConfiguration) ?? configuration
        configuration.timeoutIntervalForResource = min(
            configuration.timeoutIntervalForResource,
            max(limits.duration, 0.001)
        )
        receiver = SessionReceiver(limits: limits)
        session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    func data(from url: URL) async throws -> Data {
        try Task.checkCancellation()
        let task = session.dataTask(with: url)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                receiver.start(task, continuation)
            }
        } onCancel: {
            receiver.cancel(task)
        }
    }
}

/// Receives the bytes of all tasks of a session.
///
/// A task is canceled at most once, and not when it is known to be complete.
private final class SessionReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Reception {
        let continuation: CheckedContinuation<Data, any Error>
        let start = DispatchTime.now()
        var data = Data()
        var error: TransferError?
    }

    private let limits: TransferLimits
    private let lock = NSLock()
    // Accessed under the lock.
    private var receptions: [Int: Reception] = [:]
    private var cancelledBeforeStart: Set<Int> = []

    init(limits: TransferLimits) {
        self.limits = limits
    }

    func start(_ task: URLSessionTask, _ continuation: CheckedContinuation<Data, any Error>) {
        let isCancelled = lock.withLock {
            guard cancelledBeforeStart.remove(task.taskIdentifier) == nil else { return true }
            receptions[task.taskIdentifier] = Reception(continuation: continuation)
            return false
        }
        if isCancelled {
            continuation.resume(throwing: CancellationError())
        } else {
            task.resume()
        }
    }

    func cancel(_ task: URLSessionTask) {
        let reception = lock.withLock {
            let reception = receptions.removeValue(forKey: task.taskIdentifier)
            if reception == nil, task.state == .suspended { cancelledBeforeStart.insert(task.taskIdentifier) }
            return reception
        }
        guard let reception else { return }
        task.cancel()
        reception.continuation.resume(throwing: CancellationError())
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        var error: TransferError?
        if let response = response as? HTTPURLResponse, !(200...299).contains(response.statusCode) {
            error = .status(response.statusCode)
        } else if response.expectedContentLength > Int64(limits.byteCount) {
            error = .tooLarge
        }
        if let error { lock.withLock { receptions[dataTask.taskIdentifier]?.error = error } }
        completionHandler(error == nil ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = lock.withLock {
            let identifier = dataTask.taskIdentifier
            guard let count = receptions[identifier]?.data.count, receptions[identifier]?.error == nil else {
                return false
            }
            guard count + data.count <= limits.byteCount else {
                receptions[identifier]?.error = .tooLarge
                receptions[identifier]?.data = Data()
                return true
            }
            receptions[identifier]?.data.append(data)
            return false
        }
        if isTooLarge { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let reception = lock.withLock({ receptions.removeValue(forKey: task.taskIdentifier) }) else { return }
        if let known = reception.error {
            reception.continuation.resume(throwing: known)
        } else if let error {
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - reception.start.uptimeNanoseconds) / 1e9
            let isTooSlow = (error as? URLError)?.code == .timedOut && seconds >= limits.duration
            reception.continuation.resume(
                throwing: isTooSlow ? TransferError.tooSlow : .failed(error.localizedDescription)
            )
        } else {
            reception.continuation.resume(returning: reception.data)
        }
    }
}
