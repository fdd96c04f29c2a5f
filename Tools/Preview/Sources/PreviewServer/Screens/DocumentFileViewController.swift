import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments

/// The screen of a document, with the app behind it played.
final class DocumentFileViewController: DocumentViewController {
    private let log: PreviewActionLog
    private let parts: DeclaredParts
    private var app: PlayedApp?
    /// The document as it is in the file.
    private var original: Data?

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
        original = data
        app = PlayedApp(data, parts: parts)
        try? screen.show(data, animated: animated)
        showBarIfNeeded()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)

        showBarIfNeeded()
    }

    /// The document with what the user has changed: its rows, and the values of its state; nil if it is as in the file.
    var changedDocument: String? {
        guard let data = app?.document, var root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else {
            return nil
        }
        let values = Data(DocumentValue.object(screen.values).json.utf8)
        let isStateChanged = screen.document.map { $0.initialState != screen.values } ?? false
        if isStateChanged, let state = try? JSONSerialization.jsonObject(with: values) { root["state"] = state }
        guard isStateChanged || !isAsInFile(data),
            let changed = try? JSONSerialization.data(
                withJSONObject: root,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
        else { return nil }
        return String(decoding: changed, as: UTF8.self)
    }

    private func isAsInFile(_ data: Data) -> Bool {
        guard data != original, let original else { return true }
        let values = [data, original].map { try? JSONSerialization.jsonObject(with: $0) as? NSDictionary }
        return values[0] == values[1]
    }

    /// Shows a document that a user changed, as a link has it; one with errors is left out.
    func showChanged(_ data: Data) {
        guard (try? screen.show(data, animated: false)) != nil else { return }
        app = PlayedApp(data, parts: parts)
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
