import Foundation

@testable import HeadlessUIKit

/// Shows titles in the rows of a table view and records the calls it receives.
@MainActor class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    var log: [String] = []
    var configure: (TableTestCell, IndexPath) -> Void = { _, _ in }
    var canSelect: (IndexPath) -> IndexPath? = { $0 }
    var canDeselect: (IndexPath) -> IndexPath? = { $0 }
    var canHighlight: (IndexPath) -> Bool = { _ in true }
    /// Views that are currently displayed, by the delegate calls.
    private(set) var displayed: Set<ObjectIdentifier> = []
    private(set) var displayMistakes: [String] = []
    /// The rows for which cells were requested.
    private(set) var requestedRows: [IndexPath] = []

    init(sections: [[String]]) {
        self.sections = sections
    }

    func forgetRequests() {
        requestedRows = []
        log = []
    }

    private func name(_ path: IndexPath) -> String {
        path.section == 0 ? "\(path.row)" : "\(path.section)-\(path.row)"
    }

    private func appear(_ view: UIView, _ name: String) {
        log.append("will display \(name)")
        if !displayed.insert(ObjectIdentifier(view)).inserted { displayMistakes.append("twice: \(name)") }
    }

    private func disappear(_ view: UIView, _ name: String) {
        log.append("did end displaying \(name)")
        if displayed.remove(ObjectIdentifier(view)) == nil { displayMistakes.append("never shown: \(name)") }
    }

    // MARK: The index

    var indexTitles: [String]?
    var sectionOfIndexTitle: (Int) -> Int = { $0 }
    private(set) var askedIndexTitles: [String] = []

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        askedIndexTitles.append("\(title) \(index)")
        return sectionOfIndexTitle(index)
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        requestedRows.append(indexPath)
        guard let cell = cell as? TableTestCell else { return cell }
        cell.title = sections[indexPath.section][indexPath.row]
        cell.textLabel?.text = cell.title
        configure(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    // MARK: Display

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        appear(cell, name(indexPath))
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        disappear(cell, name(indexPath))
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        appear(view, "header \(section)")
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        disappear(view, "header \(section)")
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        appear(view, "footer \(section)")
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        disappear(view, "footer \(section)")
    }

    // MARK: Touches

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("should highlight \(name(indexPath))")
        return canHighlight(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("did highlight \(name(indexPath))")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("did unhighlight \(name(indexPath))")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will select \(name(indexPath))")
        return canSelect(indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will deselect \(name(indexPath))")
        return canDeselect(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("did select \(name(indexPath))")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("did deselect \(name(indexPath))")
    }

    // MARK: For subclasses

    // Methods that exist only in a subclass would not implement the protocol's, so they are declared here for
    // overriding.

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        _OptionalMethods.note()
        return tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
}

/// A cell that counts its lifecycle events.
final class TableTestCell: UITableViewCell {
    var title = ""
    var reuseCount = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }
}
