import FlyingFox
import Foundation

/// Accepts requests of the preview's own page only: other sites that the browser has open must not reach the server by
/// its address (`Origin`) or by a name of theirs that resolves to it (`Host`).
struct RequestGuard: Sendable {
    /// Names in the `Host` header, in lowercase and without a port.
    let hosts: Set<String>
    /// What the address must contain where the server is reachable from other machines.
    let token: String?

    init(host: String, token: String?) {
        self.token = token
        hosts = Self.isLoopback(host) ? ["127.0.0.1", "localhost", "[::1]"] : []
    }

    static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }

    /// Returns the response that rejects a request; nil if it is accepted.
    func rejection(of request: HTTPRequest, needsToken: Bool) -> HTTPResponse? {
        let host = request.headers[.host]?.lowercased() ?? ""
        guard hosts.isEmpty || hosts.contains(Self.name(ofHost: host)) else {
            return .plain(.forbidden, "This preview answers to 127.0.0.1 and localhost only, not to “\(host)”.")
        }
        if let origin = request.headers[HTTPHeader("Origin")]?.lowercased(), origin != "http://\(host)" {
            return .plain(.forbidden, "Other sites may not use this preview.")
        }
        if needsToken, let token, !request.query.contains(where: { $0.name == "token" && $0.value == token }) {
            return .plain(.forbidden, "Open the address with the token that the preview printed.")
        }
        return nil
    }

    /// The name in a `Host` header; empty if something else than a port follows it.
    private static func name(ofHost host: String) -> String {
        let end: String.Index
        if host.hasPrefix("["), let bracket = host.firstIndex(of: "]") {
            end = host.index(after: bracket)
        } else {
            end = host.firstIndex(of: ":") ?? host.endIndex
        }
        let port = host[end...]
        guard port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy(\.isNumber) else { return "" }
        return String(host[..<end])
    }
}

extension HTTPResponse {
    /// A text that is no page.
    static func plain(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: [.contentType: "text/plain; charset=utf-8", HTTPHeader("X-Content-Type-Options"): "nosniff"],
            body: Data(text.utf8)
        )
    }
}
