import Foundation
import Honeycomb
import ScreenDocuments

/// The screen of a document, with the app behind it played: a box that was checked stays so, as an app's state would say.
final class DocumentFileViewController: DocumentViewController {
    private let log: PreviewActionLog
    private var root: [String: Any] = [:]

    init(log: PreviewActionLog, vocabulary: ScreenVocabulary) {
        self.log = log

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
        root = (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
        try? screen.show(data, animated: animated)
    }

    /// The JSON of a row.
    func json(ofItemAt indexPath: IndexPath) -> String? { screen.json(ofItemAt: indexPath) }

    private func perform(_ action: ScreenAction) {
        log.record(action.line)
        let isOn: Bool?
        switch action.value {
        case .toggle(let value): isOn = value
        // A tap on a row toggles what is in it.
        case .tap: isOn = nil
        default: return
        }
        guard toggle(isOn, item: action.itemIdentifier, section: action.sectionIdentifier),
            let data = try? JSONSerialization.data(withJSONObject: root)
        else { return }
        try? screen.show(data)
    }

    /// Sets or changes the state of the parts of an item; returns whether it has one.
    private func toggle(_ isOn: Bool?, item identifier: String, section: String) -> Bool {
        guard var sections = root["sections"] as? [[String: Any]],
            let place = sections.firstIndex(where: { $0["id"] as? String == section }),
            var items = sections[place]["items"] as? [[String: Any]],
            let index = items.firstIndex(where: { $0["id"] as? String == identifier })
        else { return false }
        var isChanged = false
        for side in ["left", "right"] {
            guard var part = items[index][side] as? [String: Any], let old = part["isOn"] as? Bool else { continue }
            part["isOn"] = isOn ?? !old
            items[index][side] = part
            isChanged = true
        }
        sections[place]["items"] = items
        root["sections"] = sections
        return isChanged
    }
}
