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
        let folder = try Self.makeFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let inside = folder + "/socket"
        let server = HTTPServer(
            address: sockaddr_un.unix(path: inside),
            pool: ServerSocketPool(base: HTTPServer.defaultPool()),
            logger: .disabled
        )
        await appendRoutes(to: server)
        defer { screens.stop() }
        let door = try makeDoor(inside: inside)
        defer { door.close() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            try await server.waitUntilListening()
            door.open()
            if let url = address(of: door) {
                report(url.absoluteString)
                if token != nil { report("Everybody who has this address can see and touch the screens.") }
                ready(url)
            }
            try await group.next()
        }
    }

    private func makeDoor(inside: String) throws -> FrontDoor {
        let host = configuration.host == "localhost" ? "127.0.0.1" : configuration.host
        if host.contains(":") {
            return try FrontDoor(address: sockaddr_in6.inet6(ip6: host, port: configuration.port), inside: inside)
        }
        return try FrontDoor(address: sockaddr_in.inet(ip4: host, port: configuration.port), inside: inside)
    }

    /// Makes a folder that nobody else can read, for the socket behind the door.
    private static func makeFolder() throws -> String {
        var template = Array((NSTemporaryDirectory() + "comb-preview-XXXXXX").utf8CString)
        guard let path = mkdtemp(&template) else {
            throw SocketError.failed(type: "mkdtemp", errno: errno, message: "")
        }
        return String(cString: path)
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

    private func address(of door: FrontDoor) -> URL? {
        let port = door.port
        let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
        return URL(string: "http://\(host):\(port)/" + (token.map { "?token=\($0)" } ?? ""))
    }

    private static func token(for host: String) -> String? {
        guard !RequestGuard.isLoopback(host) else { return nil }
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in String(generator.next() as UInt32, radix: 36) }.joined()
    }
}
