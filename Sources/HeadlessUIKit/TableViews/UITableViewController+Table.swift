import Foundation

extension UITableViewController {
    /// Creates the table view, which is the controller's view.
    /// The section of a storyboard; `nil` if the table has none at the index.
    final func staticSection(_ section: Int, of table: UITableView) -> StaticTableSection? {
        guard let sections = table.staticSections, sections.indices.contains(section) else { return nil }
        return sections[section]
    }

    /// The row of a storyboard; `nil` if the table has none at the index path.
    final func staticRow(_ path: IndexPath, of table: UITableView) -> (cell: UITableViewCell, height: CGFloat?)? {
        guard let rows = staticSection(path.section, of: table)?.rows, rows.indices.contains(path.row) else {
            return nil
        }
        return rows[path.row]
    }

    /// Loads the table of the storyboard. Returns whether there is one.
    final func loadTableFromStoryboard() -> Bool {
        guard loadViewFromStoryboard(), let table = view as? UITableView else { return false }
        tableViewStorage = table
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
        return true
    }

    final func loadTable(style: UITableView.Style) {
        let table = UITableView(frame: UIScreen.main.applicationFrame, style: style)
        table.dataSource = self
        table.delegate = self
        tableViewStorage = table
        view = table
    }

    /// Loads the data before the first appearance, and clears the selection before later ones if requested.
    final func tableWillAppear(animated: Bool) {
        guard let tableViewStorage else { return }
        if !didAppearBefore {
            didAppearBefore = true
            tableViewStorage.reloadData()
        } else if clearsSelectionOnViewWillAppear {
            for path in tableViewStorage.indexPathsForSelectedRows ?? [] {
                tableViewStorage.deselectRow(at: path, animated: animated)
            }
        }
    }
}
