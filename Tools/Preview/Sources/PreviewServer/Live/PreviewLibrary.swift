import Foundation

/// The screens of a preview and the viewers that look at them.
@MainActor
final class PreviewLibrary {
    let screens: [PreviewScreen]

    /// The maximum number of viewers at a time.
    nonisolated static let maximumViewerCount = 16

    private(set) var sessions: [PreviewSession] = []
    private var watcher: FolderWatcher?
    private let report: (String) -> Void

    init(screens: [PreviewScreen], directories: [URL], report: @escaping (String) -> Void) {
        self.screens = screens
        self.report = report
        guard !directories.isEmpty else { return }
        watcher = FolderWatcher(directories) { [weak self] in self?.readDocuments() }
    }

    func screen(_ identifier: String?) -> PreviewScreen? {
        screens.first { $0.identifier == identifier }
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
