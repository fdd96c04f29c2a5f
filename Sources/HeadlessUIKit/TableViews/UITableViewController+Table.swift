import Foundation

extension UITableViewController {
    /// Creates the table view, which is the controller's view.
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
