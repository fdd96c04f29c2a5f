import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments

/// The screen of a document, with the app behind it played: a box that was checked stays so, as an app's state would say.
final class DocumentViewController: CellScreenViewController {
    private let log: PreviewActionLog
    private let parts: DeclaredParts?
    private var root: [String: Any] = [:]

    init(log: PreviewActionLog, parts: DeclaredParts?) {
        self.log = log
        self.parts = parts

        super.init(theme: .standard)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DocumentViewController is made in code; it cannot be decoded.")
    }

    /// Shows a document as it is in the file.
    func show(_ data: Data?, animated: Bool) {
        guard let data, let document = try? ScreenDocument(data: data, parts: parts) else { return }
        root = (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
        apply(state(of: document), animated: animated)
    }

    /// The rows on screen with their frames in the window and their JSON.
    var visibleItems: [(frame: CGRect, json: String)] {
        let sections = root["sections"] as? [[String: Any]] ?? []
        return collectionView.indexPathsForVisibleItems.sorted().compactMap { indexPath in
            guard sections.indices.contains(indexPath.section),
                let items = sections[indexPath.section]["items"] as? [[String: Any]],
                items.indices.contains(indexPath.item),
                let cell = collectionView.cellForItem(at: indexPath),
                let data = try? JSONSerialization.data(
                    withJSONObject: items[indexPath.item],
                    options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                )
            else { return nil }
            return (cell.convert(cell.bounds, to: nil), String(decoding: data, as: UTF8.self))
        }
    }

    private func state(of document: ScreenDocument) -> CollectionViewState {
        document.state(
            actionHandler: { [weak self] action in self?.perform(action) },
            loadHandler: { [weak self] action in
                self?.log.record(action.line)
                // The indicator is visible for a moment, as with a network.
                try? await Task.sleep(for: .milliseconds(800))
            }
        )
    }

    private func perform(_ action: ScreenAction) {
        log.record(action.line)
        let isOn: Bool?
        switch action.value {
        case .toggle(let value): isOn = value
        // A tap on a row toggles what is in it.
        case .tap: isOn = nil
        default: return
        }
        guard toggle(isOn, item: action.itemIdentifier),
            let data = try? JSONSerialization.data(withJSONObject: root),
            let document = try? ScreenDocument(data: data, parts: parts)
        else { return }
        apply(state(of: document), animated: true)
    }

    /// Sets or changes the state of the parts of an item; returns whether it has one.
    private func toggle(_ isOn: Bool?, item identifier: String) -> Bool {
        guard var sections = root["sections"] as? [[String: Any]] else { return false }
        for section in sections.indices {
            guard var items = sections[section]["items"] as? [[String: Any]],
                let index = items.firstIndex(where: { $0["id"] as? String == identifier })
            else { continue }
            var isChanged = false
            for side in ["left", "right"] {
                guard var part = items[index][side] as? [String: Any], let old = part["isOn"] as? Bool else { continue }
                part["isOn"] = isOn ?? !old
                items[index][side] = part
                isChanged = true
            }
            sections[section]["items"] = items
            root["sections"] = sections
            return isChanged
        }
        return false
    }
}
