import Foundation
import Honeycomb

/// The screens of a preview and the viewers that look at them.
@MainActor
final class PreviewLibrary {
    let screens: [PreviewScreen]
    let tokens: PreviewTokens?

    /// The maximum number of viewers at a time.
    nonisolated static let maximumViewerCount = 16

    private(set) var sessions: [PreviewSession] = []
    private var watcher: FolderWatcher?
    private let report: (String) -> Void

    init(
        screens: [PreviewScreen],
        directories: [URL],
        tokens: PreviewTokens? = nil,
        report: @escaping (String) -> Void
    ) {
        self.screens = screens
        self.tokens = tokens
        self.report = report
        guard !directories.isEmpty else { return }
        watcher = FolderWatcher(directories) { [weak self] in self?.readDocuments() }
    }

    func screen(_ identifier: String?) -> PreviewScreen? {
        screens.first { $0.identifier == identifier }
    }

    /// The theme with a name; the standard one has the edited tokens.
    func theme(named name: String?) -> CellTheme {
        if let tokens, name == nil || name == "standard" { return tokens.theme }
        return CellTheme.named.first { $0.key == name }?.value ?? tokens?.theme ?? .standard
    }

    /// Changes a token for all viewers.
    ///
    /// - Throws: What is wrong. Then nothing is changed.
    func setToken(_ path: String, to value: String, isDark: Bool) throws {
        try tokens?.set(path, to: value, isDark: isDark)
        for session in sessions { session.tokensDidChange() }
    }

    /// Writes the changed tokens to their files.
    func saveTokens() throws {
        for name in try tokens?.save() ?? [] { report("\(name): saved") }
        for session in sessions { session.sendTokens() }
    }

    /// Adds a viewer; nil if there are too many.
    func addSession(output: @escaping (PreviewSession.Output) -> Void) -> PreviewSession? {
        guard sessions.count < Self.maximumViewerCount else { return nil }
        let session = PreviewSession(library: self, output: output)
        sessions.append(session)
        return session
    }

    func remove(_ session: PreviewSession) {
        session.close()
        sessions.removeAll { $0 === session }
    }

    /// Reads documents that were saved, and hands them to the viewers that show them.
    func readDocuments() {
        let time = ContinuousClock.now
        for document in screens.compactMap(\.document) where document.read() {
            for problem in document.problems { report(problem.description) }
            for session in sessions { session.documentDidChange(document, at: time) }
        }
    }

    /// A saved document is on its way to a page.
    func didShow(_ screen: PreviewScreen?, after milliseconds: Double) {
        report("\(screen?.identifier ?? ""): shown \(Int(milliseconds.rounded())) ms after it was saved")
    }

    func stop() {
        watcher?.stop()
        for session in sessions { session.close() }
        sessions = []
    }
}
