#if canImport(CCurl)
import CCurl
import Foundation
import FoundationNetworking

/// Transfers over HTTP with libcurl, all on one thread, which lives while there are any.
///
/// Unlike with the `URLSession` of Linux, a transfer holds no more bytes than its limit: libcurl hands over what it reads
/// piece by piece and stops at the piece that is refused.
final class LibcurlTransfers: Transfers, @unchecked Sendable {
    private let options: LibcurlOptions
    /// The transfers of libcurl. Used by the thread alone, but for `curl_multi_wakeup`.
    private let multi: UnsafeMutableRawPointer?
    /// The transfers that libcurl works on, by handle. Used by the thread alone.
    private var active: [UnsafeMutableRawPointer: LibcurlTransfer] = [:]

    private let lock = NSLock()
    // Accessed under the lock.
    private var waiting: [LibcurlTransfer] = []
    private var cancelled: [LibcurlTransfer] = []
    private var isRunning = false

    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    init(configuration: URLSessionConfiguration, limits: TransferLimits) {
        _ = Self.isReady
        options = LibcurlOptions(configuration: configuration, limits: limits)
        multi = curl_multi_init()
    }

    deinit {
        curl_multi_cleanup(multi)
    }

    func data(from url: URL) async throws -> Data {
        try Task.checkCancellation()
        let transfer = LibcurlTransfer(url: url, options: options)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                start(transfer, continuation)
            }
        } onCancel: {
            cancel(transfer)
        }
    }

    private func start(_ transfer: LibcurlTransfer, _ continuation: CheckedContinuation<Data, any Error>) {
        let isCancelled = lock.withLock {
            guard !transfer.isCancelled else { return true }
            transfer.continuation = continuation
            waiting.append(transfer)
            wake()
            return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    private func cancel(_ transfer: LibcurlTransfer) {
        let continuation = lock.withLock {
            transfer.isCancelled = true
            if transfer.continuation != nil {
                cancelled.append(transfer)
                wake()
            }
            return transfer.takeContinuation()
        }
        continuation?.resume(throwing: CancellationError())
    }

    /// Makes the thread look at what has changed. Called under the lock.
    private func wake() {
        if isRunning {
            curl_multi_wakeup(multi)
        } else {
            isRunning = true
            let thread = Thread { self.run() }
            thread.name = "Honeycomb transfers"
            thread.start()
        }
    }

    private func run() {
        while takeChanges() {
            var count: Int32 = 0
            curl_multi_perform(multi, &count)
            while let message = curl_multi_info_read(multi, &count) {
                guard let handle = curl_shim_finished_handle(message) else { continue }
                finish(handle, result: curl_shim_finished_result(message))
            }
            // Wakes for data, for a limit of time and for what changes.
            if !active.isEmpty { curl_multi_poll(multi, nil, 0, 1_000, nil) }
        }
    }

    /// Starts and stops transfers. Returns `false` when there is nothing left to do, which ends the thread.
    private func takeChanges() -> Bool {
        let (new, stopped): ([LibcurlTransfer], [LibcurlTransfer]) = lock.withLock {
            defer { (waiting, cancelled) = ([], []) }
            return (waiting.filter { !$0.isCancelled }, cancelled)
        }
        for transfer in stopped { stop(transfer) }
        for transfer in new {
            guard let handle = transfer.makeHandle(options), curl_multi_add_handle(multi, handle) == CURLM_OK
            else {
                transfer.cleanUp()
                complete(transfer, .failure(.failed("libcurl takes no transfer of \(transfer.url)")))
                continue
            }
            active[handle] = transfer
        }
        return lock.withLock {
            isRunning = !active.isEmpty || !waiting.isEmpty || !cancelled.isEmpty
            return isRunning
        }
    }

    private func finish(_ handle: UnsafeMutableRawPointer, result: CURLcode) {
        guard let transfer = active[handle] else { return }
        let outcome = transfer.outcome(of: result)
        stop(transfer)
        complete(transfer, outcome)
    }

    private func stop(_ transfer: LibcurlTransfer) {
        guard let handle = transfer.handle, active.removeValue(forKey: handle) != nil else { return }
        curl_multi_remove_handle(multi, handle)
        transfer.cleanUp()
    }

    private func complete(_ transfer: LibcurlTransfer, _ result: Result<Data, TransferError>) {
        let continuation = lock.withLock { transfer.takeContinuation() }
        continuation?.resume(with: result.mapError { $0 as any Error })
    }
}
#endif
