import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that provide the rows and cells of a table view.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    // required
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    // required
    /// Returns the cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    // default: 1
    /// Returns the number of sections. The default is 1.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Returns the title of a section's header, or `nil` for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title of a section's footer, or `nil` for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // default: true
    /// Returns whether a row can be edited. The default is `true`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    // default: true
    /// Returns whether a row can be moved. The default is `true` if `moveRowAt` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Called when the user deletes or inserts a row.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )

    /// Called when the user moved a row.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the titles of the section index, or `nil` for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    // default: index
    /// Returns the section that the table view scrolls to for an index title. The default is the section with the index
    /// of the title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
