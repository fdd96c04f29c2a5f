import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments

/// The screen of a document, with the app behind it played.
final class DocumentFileViewController: DocumentViewController {
    private let log: PreviewActionLog
    private let parts: DeclaredParts
    private var app: PlayedApp?

    init(log: PreviewActionLog, vocabulary: ScreenVocabulary) {
        self.log = log
        parts = vocabulary.parts

        super.init(policy: .strict, vocabulary: vocabulary)
        screen.actionHandler = { [weak self] action in self?.perform(action) }
        screen.loadHandler = { [weak self] action in
            self?.log.record(action.line)
            // The indicator is visible for a moment, as with a network.
            try? await Task.sleep(for: .milliseconds(800))
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DocumentFileViewController is made in code; it cannot be decoded.")
    }

    /// Shows a document as it is in the file.
    func show(_ data: Data?, animated: Bool) {
        guard let data else { return }
        app = PlayedApp(data, parts: parts)
        try? screen.show(data, animated: animated)
        showBarIfNeeded()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)

        showBarIfNeeded()
    }

    /// A document without a title and buttons has no bar.
    private func showBarIfNeeded() {
        navigationController?.setNavigationBarHidden(screen.bar?.isEmpty != false, animated: false)
    }

    /// The JSON of a row.
    func json(ofItemAt indexPath: IndexPath) -> String? { screen.json(ofItemAt: indexPath) }

    private func perform(_ action: ScreenAction) {
        log.record(action.line)
        guard let changed = app?.after(action), (try? screen.show(changed.document)) != nil else { return }
        app = changed
        showBarIfNeeded()
    }
}
