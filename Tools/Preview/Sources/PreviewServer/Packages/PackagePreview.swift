public import Foundation

/// Shows the screens of a Swift package live in a browser: its executable, which runs a ``PreviewServer``, is built and started
/// again whenever a file of the package, or of a package beside it that it uses, is saved.
///
/// Until a new build is ready, and while there are errors, the last one goes on.
@MainActor
public final class PackagePreview {
    private let package: SwiftPackage
    private let configuration: PreviewConfiguration
    private let report: (String) -> Void
    let processes: ScreenProcesses
    private var watcher: FolderWatcher?
    private var isDirty = false
    /// Whether files have come or gone since the last build.
    private var hasNewFiles = true
    private var files: Set<URL> = []
    private var waiting: CheckedContinuation<Void, Never>?
    /// The program that runs, and when it was written.
    private var program: (url: URL, date: Date)?

    /// Reads the manifest of a package.
    ///
    /// - Parameters:
    ///   - directory: The folder with the manifest.
    ///   - target: The executable; may be nil if the package has only one.
    ///   - configuration: Where the screens are served. The executable's own configuration is not used.
    ///   - report: Called with the address, times and problems; by default they are printed.
    /// - Throws: ``PreviewPackageError`` if the package cannot be read or has no such executable.
    public convenience init(
        _ directory: URL,
        target: String? = nil,
        configuration: PreviewConfiguration = PreviewConfiguration(),
        report: @escaping @MainActor (String) -> Void = { PreviewServer.printLine($0) }
    ) async throws {
        let package = try await SwiftPackage(directory, target: target)
        self.init(package, configuration: configuration, report: report)
    }

    init(_ package: SwiftPackage, configuration: PreviewConfiguration, report: @escaping (String) -> Void) {
        self.package = package
        self.configuration = configuration
        self.report = report
        processes = ScreenProcesses(report: report)
    }

    /// Serves until the task is cancelled.
    ///
    /// - Parameter ready: Called with the address once the server listens; the first build goes on then.
    /// - Throws: Errors of addresses that cannot be used.
    public func run(ready: @escaping @MainActor (URL) -> Void = { _ in }) async throws {
        let builds = Task { await buildAgainAndAgain() }
        let server = PageServer(processes, configuration: configuration, report: report)
        let result: Result<Void, any Error>
        do {
            result = .success(try await server.run(ready: ready))
        } catch {
            result = .failure(error)
        }
        // A build that goes on ends before this process does.
        builds.cancel()
        await builds.value
        watcher?.stop()
        try result.get()
    }

    private func buildAgainAndAgain() async {
        processes.show(ServerMessage.Build(state: .building))
        let folders = await package.folders()
        files = folders.reduce(into: []) { $0.formUnion(FolderWatcher.files(in: $1)) }
        let watcher = FolderWatcher(folders.map { WatchedFolder(url: $0) }) { [weak self] in self?.filesDidChange($0) }
        if let folder = watcher.failures.first {
            report("\(folder.path) and \(watcher.failures.count - 1) other folders cannot be watched.")
        }
        self.watcher = watcher
        while !Task.isCancelled {
            isDirty = false
            await build()
            if isDirty { continue }
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting = $0 }
            } onCancel: {
                Task { @MainActor in self.needBuild() }
            }
        }
    }

    private func filesDidChange(_ changed: Set<URL>) {
        for file in changed where file.lastPathComponent != SwiftPackage.resolvedName {
            let isThere = FileManager.default.fileExists(atPath: file.path)
            // Temporary files of editors come and go.
            guard isThere || files.contains(file) else { continue }
            if !isThere || !files.contains(file) || file.lastPathComponent == SwiftPackage.manifestName {
                hasNewFiles = true
            }
            if isThere { files.insert(file) } else { files.remove(file) }
            needBuild()
        }
    }

    /// A save during a build is built after it.
    private func needBuild() {
        isDirty = true
        waiting?.resume()
        waiting = nil
    }

    private func build() async {
        let start = ContinuousClock.now
        processes.show(ServerMessage.Build(state: .building))
        let replans = hasNewFiles
        hasNewFiles = false
        let result = await package.build(hasNewFiles: replans) { FileHandle.standardError.write($0) }
        guard !Task.isCancelled else { return }
        let end = ContinuousClock.now
        let seconds = (end - start).seconds
        switch result {
        case .failed(let problems):
            report("The build failed.")
            // Perhaps before it had a plan.
            hasNewFiles = hasNewFiles || replans
            processes.show(ServerMessage.Build(state: .failed, problems: problems, seconds: seconds))
        case .done(let url):
            let date = (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
            let isNew = program?.url != url || program?.date != date
            program = (url, date ?? .distantPast)
            report(String(format: "Built in %.1f s", seconds) + (isNew ? "" : "; nothing changed"))
            processes.show(ServerMessage.Build(state: .done, seconds: seconds))
            if isNew { processes.run(ChildProcess.Command(executable: url), builtAt: end) }
        }
    }
}
