import FlyingFox
import FlyingSocks
import Foundation
import Glibc

/// Serves the page and connects it with screens.
@MainActor
final class PageServer {
    private let screens: any LiveScreens
    private let configuration: PreviewConfiguration
    private let token: String?
    private let report: (String) -> Void

    init(_ screens: any LiveScreens, configuration: PreviewConfiguration, report: @escaping (String) -> Void) {
        self.screens = screens
        self.configuration = configuration
        self.report = report
        token = Self.token(for: configuration.host)
    }

    /// Serves until the task is cancelled.
    func run(ready: @escaping @MainActor (URL) -> Void) async throws {
        // A viewer that is gone must not end the process.
        signal(SIGPIPE, SIG_IGN)
        let server = try makeServer()
        await appendRoutes(to: server)
        defer { screens.stop() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            try await server.waitUntilListening()
            if let url = await address(of: server) {
                report(url.absoluteString)
                if token != nil { report("Everybody who has this address can see and touch the screens.") }
                ready(url)
            }
            try await group.next()
        }
    }

    private func makeServer() throws -> HTTPServer {
        let host = configuration.host == "localhost" ? "127.0.0.1" : configuration.host
        let pool = ServerSocketPool(base: HTTPServer.defaultPool())
        if host.contains(":") {
            let address = try sockaddr_in6.inet6(ip6: host, port: configuration.port)
            return HTTPServer(address: address, pool: pool, logger: .disabled)
        }
        let address = try sockaddr_in.inet(ip4: host, port: configuration.port)
        return HTTPServer(address: address, pool: pool, logger: .disabled)
    }

    private func appendRoutes(to server: HTTPServer) async {
        let access = RequestGuard(host: configuration.host, token: token)
        let screens = screens
        let live = WebSocketHTTPHandler(
            handler: LimitedHandler(limit: ClientMessage.maximumLength) { connection in
                MessageFrameWSHandler(
                    handler: LiveHandler(screens: screens, connection: connection),
                    frameSize: 1 << 24
                )
            }
        )
        await server.appendRoute("GET /live") { request in
            if let rejection = access.rejection(of: request, needsToken: true) { return rejection }
            return try await live.handleRequest(request)
        }
        await server.appendRoute("*") { request in
            if let rejection = access.rejection(of: request, needsToken: request.path == "/") { return rejection }
            guard request.method == .GET || request.method == .HEAD else {
                return .plain(.methodNotAllowed, "This preview is only read.")
            }
            return PreviewPage.file(request.path) ?? .plain(.notFound, "There is nothing at this address.")
        }
    }

    private func address(of server: HTTPServer) async -> URL? {
        var port = configuration.port
        switch await server.listeningAddress {
        case .ip4(_, let actual): port = actual
        case .ip6(_, let actual): port = actual
        default: break
        }
        let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
        return URL(string: "http://\(host):\(port)/" + (token.map { "?token=\($0)" } ?? ""))
    }

    private static func token(for host: String) -> String? {
        guard !RequestGuard.isLoopback(host) else { return nil }
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in String(generator.next() as UInt32, radix: 36) }.joined()
    }
}
