public import CellCatalog
public import Foundation
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
    private let makeLibrary: () -> PreviewLibrary
    private let report: (String) -> Void

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
        makeLibrary = { PreviewLibrary(screens: screens, tokens: tokens, report: report) }
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
        makeLibrary = { PreviewLibrary(folders: folders, tokens: tokens, report: report) }
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
    /// In a process that another preview has started for its screens, they are shown by that one.
    ///
    /// - Parameter ready: Called with the address once the server listens.
    /// - Throws: Errors of fonts that are missing and of addresses that cannot be used.
    public func run(ready: @escaping @MainActor (URL) -> Void = { _ in }) async throws {
        try ScreenHost.checkInstallation()
        if let channel = Channel.inherited() {
            return await ScreenService(library: makeLibrary(), channel: channel).run()
        }
        let screens: any LiveScreens
        if configuration.isolatesScreens {
            let processes = ScreenProcesses(report: report)
            processes.run(.thisProgram)
            screens = processes
        } else {
            screens = makeLibrary()
        }
        try await PageServer(screens, configuration: configuration, report: report).run(ready: ready)
    }

    /// Prints a line at once, also where the output is a pipe.
    public nonisolated static func printLine(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
