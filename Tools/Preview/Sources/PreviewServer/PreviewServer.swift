public import CellCatalog
import FlyingFox
import FlyingSocks
public import Foundation
import Glibc
import ScreenHosting

/// Shows screens live in a browser.
///
/// ```swift
/// @main struct Preview {
///     static func main() async throws {
///         try await PreviewServer([PreviewScreen("Sign up") { _ in SignUpViewController() }]).run()
///     }
/// }
/// ```
@MainActor
public final class PreviewServer {
    private let configuration: PreviewConfiguration
    private let library: PreviewLibrary
    private let token: String?
    private let report: (String) -> Void
    private var server: HTTPServer?

    /// Creates a preview of screens.
    ///
    /// - Parameters:
    ///   - screens: The screens.
    ///   - configuration: Where they are served.
    ///   - tokens: Design tokens that can be edited in the page, if any.
    ///   - report: Called with the address, times and problems; by default they are printed.
    public init(
        _ screens: [PreviewScreen],
        configuration: PreviewConfiguration = PreviewConfiguration(),
        tokens: PreviewTokens? = nil,
        report: @escaping @MainActor (String) -> Void = { PreviewServer.printLine($0) }
    ) {
        self.configuration = configuration
        self.report = report
        library = PreviewLibrary(screens: screens, directories: [], tokens: tokens, report: report)
        token = Self.token(for: configuration.host)
    }

    /// Creates a preview of documents, which are shown as soon as they are saved.
    public init(
        _ folders: [DocumentFolder],
        configuration: PreviewConfiguration = PreviewConfiguration(),
        tokens: PreviewTokens? = nil,
        report: @escaping @MainActor (String) -> Void = { PreviewServer.printLine($0) }
    ) {
        self.configuration = configuration
        self.report = report
        library = PreviewLibrary(
            screens: folders.flatMap(\.screens),
            directories: folders.flatMap(\.directories),
            tokens: tokens,
            report: report
        )
        token = Self.token(for: configuration.host)
    }

    /// Creates a preview of a catalog.
    public convenience init(
        _ catalog: Catalog,
        configuration: PreviewConfiguration = PreviewConfiguration(),
        tokens: PreviewTokens? = nil,
        report: @escaping @MainActor (String) -> Void = { PreviewServer.printLine($0) }
    ) {
        self.init(PreviewScreen.screens(of: catalog), configuration: configuration, tokens: tokens, report: report)
    }

    /// Serves until the task is cancelled.
    ///
    /// - Parameter ready: Called with the address once the server listens.
    /// - Throws: Errors of fonts that are missing and of addresses that cannot be used.
    public func run(ready: @escaping @MainActor (URL) -> Void = { _ in }) async throws {
        try ScreenHost.checkInstallation()
        // A viewer that is gone must not end the process.
        signal(SIGPIPE, SIG_IGN)
        let server = try makeServer()
        self.server = server
        await appendRoutes(to: server)
        defer { library.stop() }
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

    /// Prints a line at once, also where the output is a pipe.
    public nonisolated static func printLine(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// Ends ``run(ready:)``.
    public func stop() async {
        library.stop()
        await server?.stop()
    }

    private func makeServer() throws -> HTTPServer {
        let host = configuration.host == "localhost" ? "127.0.0.1" : configuration.host
        if host.contains(":") {
            return HTTPServer(address: try sockaddr_in6.inet6(ip6: host, port: configuration.port), logger: .disabled)
        }
        return HTTPServer(address: try sockaddr_in.inet(ip4: host, port: configuration.port), logger: .disabled)
    }

    private func appendRoutes(to server: HTTPServer) async {
        let access = RequestGuard(host: configuration.host, token: token)
        let messages = MessageFrameWSHandler(handler: LiveHandler(library: library), frameSize: 1 << 24)
        let live = WebSocketHTTPHandler(
            handler: LimitedHandler(handler: messages, limit: ClientMessage.maximumLength)
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
