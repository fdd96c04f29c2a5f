import CellCatalog
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments

/// Scenarios as rows, whose taps are logged. Rows that a document can say react as in an app: a tap changes a checkbox, and
/// controls and fields keep what the user does.
final class CatalogScreenViewController: CellScreenViewController, UICollectionViewDelegate {
    private let rowNames: [[String]]
    private let log: PreviewActionLog
    private var shown: CollectionViewState
    /// The apps behind the rows that react, by their identifiers in the screen.
    private var apps: [RowIdentifier: PlayedRow] = [:]

    /// The number of rows that react.
    var playedRowCount: Int { apps.count }

    private struct RowIdentifier: Hashable {
        let section: Int
        let item: Int
    }

    /// Larger screens, such as all combinations, are shown as they are.
    private static let maximumPlayedCount = 150

    init(_ screen: CatalogScreen, log: PreviewActionLog) {
        rowNames = screen.rowNames
        shown = screen.state
        self.log = log
        super.init()
        driver.delegate = self
        playRows()
        apply(shown, animated: false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CatalogScreenViewController is made in code; it cannot be decoded.")
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.record("\(name(of: RowIdentifier(section: indexPath.section, item: indexPath.item))): select")
    }

    private func name(of row: RowIdentifier) -> String {
        guard rowNames.indices.contains(row.section), rowNames[row.section].indices.contains(row.item) else {
            return ""
        }
        return rowNames[row.section][row.item]
    }

    /// Replaces the rows that documents can say by equal ones with an app behind them.
    private func playRows() {
        guard shown.sections.reduce(0, { $0 + $1.items.count }) <= Self.maximumPlayedCount else { return }
        for section in shown.sections.indices {
            for item in shown.sections[section].items.indices {
                let row = RowIdentifier(section: section, item: item)
                guard let played = PlayedRow(shown.sections[section].items[item]) else { continue }
                apps[row] = played
                show(played, at: row)
            }
        }
    }

    private func show(_ played: PlayedRow, at row: RowIdentifier) {
        guard let item = played.item(actionHandler: { [weak self] in self?.perform($0, at: row) }) else { return }
        shown.sections[row.section].items[row.item] = item
    }

    private func perform(_ action: ScreenAction, at row: RowIdentifier) {
        // A tap on the row is in the log already.
        if action.value != .tap || action.name != PlayedRow.tapName { log.record("\(name(of: row)): \(action.what)") }
        guard let changed = apps[row]?.after(action) else { return }
        apps[row] = changed
        show(changed, at: row)
        apply(shown, animated: true)
    }
}

/// A row of a catalog with the app behind it.
@MainActor
private struct PlayedRow {
    /// The name of the action of a tap on the row.
    static let tapName = "select"
    private static let changeName = "change"

    private let identifier: String
    private let app: PlayedApp

    /// Returns nil for a row that no document can say, and for one with closures of its own, which are to be called.
    init?(_ item: CollectionViewDiffableItem) {
        var hasClosures = false
        let json = try? item.documentJSON { handler in
            hasClosures = true
            return handler.itemIdentifier
        }
        guard !hasClosures, let json,
            var row = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
            let identifier = row["id"] as? String
        else { return nil }
        let parts = ScreenVocabulary.designSystem.parts
        row["action"] = Self.tapName
        for side in ["left", "right"] {
            guard let part = row[side] as? [String: Any] else { continue }
            row[side] = PlayedApp.naming(Self.changeName, in: part, parts: parts)
        }
        let document: [String: Any] = ["version": 1, "sections": [["id": "section", "items": [row]] as [String: Any]]]
        guard let data = try? JSONSerialization.data(withJSONObject: document) else { return nil }
        self.identifier = identifier
        app = PlayedApp(data, parts: parts)
        guard self.item(actionHandler: { _ in }) != nil else { return nil }
    }

    private init(identifier: String, app: PlayedApp) {
        self.identifier = identifier
        self.app = app
    }

    /// The row as it is now; nil if it cannot be read.
    func item(actionHandler: @escaping ScreenAction.Handler) -> CollectionViewDiffableItem? {
        (try? ScreenDocument(data: app.document))?.state(actionHandler: actionHandler).sections.first?.items.first
    }

    /// The row after an action; nil if that changes nothing.
    func after(_ action: ScreenAction) -> PlayedRow? {
        app.after(action).map { PlayedRow(identifier: identifier, app: $0) }
    }
}
