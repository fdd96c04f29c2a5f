import Foundation
import Honeycomb

/// The screens of a preview and the viewers that look at them.
@MainActor
final class PreviewLibrary {
    private(set) var screens: [PreviewScreen]
    let tokens: PreviewTokens?

    /// The maximum number of viewers at a time.
    nonisolated static let maximumViewerCount = 16

    private(set) var sessions: [PreviewSession] = []
    private var folders: [DocumentFolder] = []
    private var watcher: FolderWatcher?
    private let report: (String) -> Void

    init(screens: [PreviewScreen], tokens: PreviewTokens? = nil, report: @escaping (String) -> Void) {
        self.screens = Self.unique(screens)
        self.tokens = tokens
        self.report = report
    }

    convenience init(folders: [DocumentFolder], tokens: PreviewTokens? = nil, report: @escaping (String) -> Void) {
        self.init(screens: folders.flatMap(\.screens), tokens: tokens, report: report)
        self.folders = folders
        let watcher = FolderWatcher(Array(Set(folders.map(\.folder)))) { [weak self] in self?.readDocuments($0) }
        for folder in watcher.failures {
            report("\(folder.path) cannot be watched; its documents are shown as they are now.")
        }
        self.watcher = watcher
    }

    /// Screens with an identifier that another one has get a number.
    private static func unique(_ screens: [PreviewScreen]) -> [PreviewScreen] {
        var counts: [String: Int] = [:]
        return screens.map { screen in
            let count = counts[screen.identifier, default: 0] + 1
            counts[screen.identifier] = count
            return count == 1 ? screen : screen.named("\(screen.identifier) \(count)")
        }
    }

    /// What the viewers look at, each once.
    private var stages: [PreviewStage] {
        sessions.reduce(into: []) { stages, session in
            if !stages.contains(where: { $0 === session.stage }) { stages.append(session.stage) }
        }
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
        for stage in stages { stage.tokensDidChange() }
        for session in sessions { session.sendTokens() }
    }

    /// Writes the changed tokens to their files.
    func saveTokens() throws {
        for name in try tokens?.save() ?? [] { report("\(name): saved") }
        for session in sessions { session.sendTokens() }
    }

    /// Adds a viewer; nil if there are too many.
    func addSession(output: @escaping (ViewerOutput) -> Void) -> PreviewSession? {
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
    func readDocuments(_ changed: Set<URL>) {
        let time = ContinuousClock.now
        let changed = changed.union(changed.map { $0.resolvingSymlinksInPath() })
        let documents = screens.compactMap(\.document)
        for document in documents where changed.contains(document.url) && document.read() {
            for problem in document.problems { report(problem.description) }
            for stage in stages { stage.documentDidChange(document, at: time) }
        }
        for document in documents where changed.contains(document.comments.url) && document.comments.read() {
            commentsDidChange(on: document)
        }
        let known = Set(documents.map(\.url))
        if changed.contains(where: { $0.pathExtension == "json" && !known.contains($0) }) { findDocuments() }
    }

    /// Sends the comments on a document to all viewers that show it.
    func commentsDidChange(on document: DocumentFile) {
        for stage in stages where stage.screen?.document === document { stage.sendComments() }
    }

    /// Adds documents that were not there before.
    private func findDocuments() {
        let before = screens.map(\.identifier)
        folders = folders.map { $0.updated() }
        screens = Self.unique(folders.flatMap(\.screens))
        guard screens.map(\.identifier) != before else { return }
        for session in sessions { session.sendScreens() }
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

extension PreviewLibrary: LiveScreens {
    func connect(output: @escaping (ViewerOutput) -> Void) -> (any LiveViewer)? {
        addSession(output: output)
    }
}
