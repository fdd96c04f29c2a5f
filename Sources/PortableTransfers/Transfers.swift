import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads data by URL, within limits.
///
/// A canceled task throws `CancellationError` at once. Other errors are of type ``TransferError``.
package protocol Transfers: Sendable {
    /// Loads the data of a URL.
    func data(from url: URL) async throws -> Data
}

/// What one transfer may take.
package struct TransferLimits: Hashable, Sendable {
    /// The maximum number of bytes, after decompression.
    package let byteCount: Int
    /// The maximum time from request to last byte, in seconds.
    package let duration: TimeInterval

    /// Creates limits. A value that is not greater than 0 lets nothing through.
    package init(byteCount: Int, duration: TimeInterval) {
        self.byteCount = max(0, byteCount)
        self.duration = duration > 0 ? duration : 0
    }
}

/// The reason why a transfer has no data.
package enum TransferError: Error, Hashable, Sendable {
    /// The server responded with an HTTP status that is not success.
    case status(Int)
    /// There are more bytes than the limit.
    case tooLarge
    /// The transfer takes longer than the limit.
    case tooSlow
    /// The transfer failed, with the system's description.
    case failed(String)
}

/// Returns the transfers of this platform for a configuration of `URLSession`.
///
/// On Apple platforms they are those of one `URLSession`. On Linux, HTTP is loaded with libcurl, because the `URLSession`
/// there takes data faster than its delegate can refuse it, which no limit bounds, and a cancel that meets a failure ends
/// the process. Of the configuration, timeouts, additional headers and the number of connections for each host apply there.
/// A configuration with protocol classes of its own is that of a `URLSession` everywhere.
package func makeTransfers(configuration: URLSessionConfiguration, limits: TransferLimits) -> any Transfers {
    let session = URLSessionTransfers(configuration: configuration, limits: limits)
    #if canImport(CCurl)
    let standardClasses = (URLSessionConfiguration.default.protocolClasses ?? []).map(ObjectIdentifier.init)
    let ownClasses = (configuration.protocolClasses ?? []).filter { !standardClasses.contains(ObjectIdentifier($0)) }
    if ownClasses.isEmpty {
        return HTTPTransfers(http: LibcurlTransfers(configuration: configuration, limits: limits), others: session)
    }
    #endif
    return session
}

#if canImport(CCurl)
/// Loads HTTP in one way, other schemes in another.
private struct HTTPTransfers: Transfers {
    let http: LibcurlTransfers
    let others: URLSessionTransfers

    func data(from url: URL) async throws -> Data {
        switch url.scheme?.lowercased() {
        case "http", "https": try await http.data(from: url)
        default: try await others.data(from: url)
        }
    }
}
#endif
