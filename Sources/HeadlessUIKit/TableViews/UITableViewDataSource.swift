import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Provides a table with rows.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    // required
    /// The number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    // required
    /// The cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    // default: 1
    /// The number of sections. 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The title above a section, nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section, nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // default: true
    /// Whether a row can be edited. True unless implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    // default: true
    /// Whether a row can be moved. True unless implemented, if `moveRowAt` is.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The user deleted or inserted a row.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )

    /// The user moved a row.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// The titles of the index at the end of the table, nil for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    // default: index
    /// The section that a title of the index leads to. The one with the index of the title unless implemented.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
