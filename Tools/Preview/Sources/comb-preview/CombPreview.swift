import ArgumentParser
import CellCatalog
import Foundation
import PreviewServer

/// `comb preview`: shows screens live in a browser.
@main
struct CombPreview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "comb preview",
        abstract: "Shows screens live in a browser.",
        discussion: """
            A path is a screen document or a folder of them; without a path the catalog is shown. A document is shown again \
            when it is saved: rows animate from the old to the new state. The recorded messages of an agent (A2UI, one on each \
            line of a .jsonl file) are played one after the other, and the log shows them and the events.

            --package shows the screens of an executable that runs a PreviewServer. It is built and started again when a \
            source is saved; until then, and while there are errors, the last build goes on. Ctrl-C ends the preview.
            """
    )

    @Argument(
        help: "Screen documents (.json), recorded messages (.jsonl) or folders of them.",
        completion: .file(extensions: ["json", "jsonl"])
    )
    var paths: [String] = []

    @Option(help: ArgumentHelp("The folder of a Swift package whose screens are shown.", valueName: "directory"))
    var package: String?

    @Option(help: "The executable of the package; needed if it has several.")
    var target: String?

    @Option(help: "The address to listen on; other machines reach only another one than the default.")
    var host = "127.0.0.1"

    @Option(help: "The port; 0 takes a free one.")
    var port = PreviewConfiguration.defaultPort

    @Option(
        help: "A file of design tokens, or a resolver document, which can be edited in the page.",
        completion: .file(extensions: ["json", "tokens"])
    )
    var tokens: String?

    @Option(help: "The contexts of its modifiers: brand=b, or b where one modifier alone has it; several with commas.")
    var context = ""

    @Flag(help: "Open the address in the browser.")
    var open = false

    func validate() throws {
        if target != nil, package == nil { throw ValidationError("--target needs --package.") }
        guard package != nil else { return }
        if !paths.isEmpty {
            throw ValidationError("--package shows the screens of a package; documents need a preview of their own.")
        }
        if tokens != nil {
            throw ValidationError("A package has its own tokens: its executable gives them to PreviewServer.")
        }
    }

    @MainActor
    func run() async throws {
        let serve = try await makePreview()
        let opens = open
        let task = Task {
            try await serve { url in if opens { Self.openBrowser(url) } }
        }
        let interrupts = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { task.cancel() }
            source.resume()
            return source
        }
        defer { for source in interrupts { source.cancel() } }
        do {
            try await task.value
        } catch {
            guard task.isCancelled else {
                let message = "The preview cannot be served at \(host):\(port): \(error.localizedDescription)\n"
                FileHandle.standardError.write(Data(message.utf8))
                throw ExitCode.failure
            }
        }
    }

    /// Returns what serves the screens and calls its argument when it does.
    @MainActor
    private func makePreview() async throws -> (@escaping @MainActor (URL) -> Void) async throws -> Void {
        let configuration = PreviewConfiguration(host: host, port: port)
        if let package {
            do {
                let preview = try await PackagePreview(
                    URL(fileURLWithPath: package, isDirectory: true),
                    target: target,
                    configuration: configuration
                )
                return preview.run
            } catch let error as PreviewPackageError {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                throw ExitCode.failure
            }
        }
        let tokens = try readTokens()
        let server: PreviewServer
        if paths.isEmpty {
            server = PreviewServer(Catalog.designSystem, configuration: configuration, tokens: tokens)
        } else {
            let folders = try paths.map { path in
                do {
                    return try DocumentFolder(URL(fileURLWithPath: path))
                } catch {
                    throw ValidationError("There is no document or folder at \(path).")
                }
            }
            guard folders.contains(where: { !$0.screens.isEmpty }) else {
                throw ValidationError("There are no documents (.json, .jsonl) in \(paths.joined(separator: ", ")).")
            }
            server = PreviewServer(folders, configuration: configuration, tokens: tokens)
        }
        return server.run
    }

    @MainActor
    private func readTokens() throws -> PreviewTokens? {
        guard let tokens else { return nil }
        do {
            return try PreviewTokens(contentsOf: URL(fileURLWithPath: tokens), context: context)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            throw ExitCode.failure
        }
    }

    private static func openBrowser(_ url: URL) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        try? process.run()
    }
}
