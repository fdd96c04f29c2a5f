import Foundation

/// Provides a table with rows.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// The number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The number of sections. 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The title above a section, nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section, nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited. True unless implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

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

    /// The section that a title of the index leads to. The one with the index of the title unless implemented.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

// Without an Objective-C runtime there are no optional requirements: each has UIKit's default. Where it matters that a
// method is not implemented the table is told so.
extension UITableViewDataSource {
    /// 1.
    public func numberOfSections(in tableView: UITableView) -> Int {
        _OptionalMethods.note()
        return 1
    }

    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// True.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    /// True, if `moveRowAt` is implemented.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        tableView.answers.note(.canMove)
        return true
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// None.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The one with the index of the title.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        _OptionalMethods.note()
        return index
    }
}
