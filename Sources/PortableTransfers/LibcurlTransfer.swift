#if canImport(CCurl)
import CCurl
import Foundation
import FoundationNetworking

/// What all transfers of a `LibcurlTransfers` share.
struct LibcurlOptions: Sendable {
    var limits: TransferLimits
    /// The maximum time without a byte, in seconds.
    var idleDuration: TimeInterval
    var headers: [String]

    init(configuration: URLSessionConfiguration, limits: TransferLimits) {
        self.limits = limits
        idleDuration = configuration.timeoutIntervalForRequest
        headers = (configuration.httpAdditionalHeaders ?? [:]).map { "\($0.key): \($0.value)" }
            .filter { !$0.unicodeScalars.contains { $0 == "\r" || $0 == "\n" } }
            .sorted()
    }
}

/// One transfer of libcurl.
///
/// `continuation` and `isCancelled` are accessed under the lock of `LibcurlTransfers`, the rest by its thread.
final class LibcurlTransfer: @unchecked Sendable {
    let url: URL
    var continuation: CheckedContinuation<Data, any Error>?
    var isCancelled = false

    private(set) var handle: UnsafeMutableRawPointer?
    private let limits: TransferLimits
    private var start = DispatchTime.now()
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var data = Data()
    private var error: TransferError?

    init(url: URL, options: LibcurlOptions) {
        self.url = url
        limits = options.limits
    }

    /// Returns the continuation, once.
    func takeContinuation() -> CheckedContinuation<Data, any Error>? {
        defer { continuation = nil }
        return continuation
    }

    /// Creates the handle of libcurl. `cleanUp()` frees it.
    func makeHandle(_ options: LibcurlOptions) -> UnsafeMutableRawPointer? {
        guard let handle = curl_easy_init() else { return nil }
        self.handle = handle
        start = .now()
        for header in options.headers { headers = curl_slist_append(headers, header) }
        curl_shim_set_string(handle, CURLOPT_URL, url.absoluteString)
        curl_shim_set_http_only(handle)
        curl_shim_set_long(handle, CURLOPT_FOLLOWLOCATION, 1)
        curl_shim_set_long(handle, CURLOPT_MAXREDIRS, 20)
        curl_shim_set_string(handle, CURLOPT_ACCEPT_ENCODING, "")
        curl_shim_set_string(handle, CURLOPT_USERAGENT, ProcessInfo.processInfo.processName)
        curl_shim_set_list(handle, CURLOPT_HTTPHEADER, headers)
        curl_shim_set_long(handle, CURLOPT_NOSIGNAL, 1)
        curl_shim_set_offset(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(max(limits.byteCount, 1)))
        curl_shim_set_long(handle, CURLOPT_TIMEOUT_MS, Self.milliseconds(limits.duration))
        curl_shim_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(options.idleDuration))
        curl_shim_set_long(handle, CURLOPT_LOW_SPEED_LIMIT, 1)
        curl_shim_set_long(handle, CURLOPT_LOW_SPEED_TIME, max(1, Self.milliseconds(options.idleDuration) / 1_000))
        curl_shim_set_pointer(handle, CURLOPT_WRITEDATA, Unmanaged.passUnretained(self).toOpaque())
        curl_shim_set_write_function(handle) { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let transfer = Unmanaged<LibcurlTransfer>.fromOpaque(context).takeUnretainedValue()
            return transfer.receive(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
        }
        return handle
    }

    /// Takes bytes. `false` ends the transfer.
    private func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if let status = failureStatus {
            error = .status(status)
        } else if data.count + bytes.count > limits.byteCount {
            error = .tooLarge
        } else {
            data.append(contentsOf: bytes)
            return true
        }
        data = Data()
        return false
    }

    /// The result, after libcurl has finished.
    func outcome(of result: CURLcode) -> Result<Data, TransferError> {
        if let error { return .failure(error) }
        if let status = failureStatus { return .failure(.status(status)) }
        switch result {
        case CURLE_OK: return .success(data)
        case CURLE_FILESIZE_EXCEEDED: return .failure(.tooLarge)
        case CURLE_OPERATION_TIMEDOUT where isTooSlow: return .failure(.tooSlow)
        default: return .failure(.failed(String(cString: curl_easy_strerror(result))))
        }
    }

    func cleanUp() {
        if let handle { curl_easy_cleanup(handle) }
        curl_slist_free_all(headers)
        (handle, headers) = (nil, nil)
        data = Data()
    }

    private var failureStatus: Int? {
        var status = 0
        guard let handle, curl_shim_get_long(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK else { return nil }
        return status == 0 || (200...299).contains(status) ? nil : status
    }

    /// Whether the limit of time was reached, not that of silence.
    ///
    /// By a clock of our own: libcurl's total time is that of its last report of progress, which a busy machine may not have
    /// let it make. It counts whole milliseconds, and may end a transfer one early.
    private var isTooSlow: Bool {
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
        return seconds + 0.002 >= limits.duration
    }

    /// Returns whole milliseconds from 1 to a day: 0 would be no limit for libcurl.
    private static func milliseconds(_ seconds: TimeInterval) -> Int {
        guard seconds > 0.001 else { return 1 }
        return Int(min(seconds, 86_400) * 1_000)
    }
}
#endif
