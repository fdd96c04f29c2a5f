import Foundation

extension UITableViewController {
    /// Makes the table, which is the view.
    final func loadTable(style: UITableView.Style) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.dataSource = self
        table.delegate = self
        tableViewStorage = table
        view = table
    }

    /// Loads the data the first time, and ends the selection later where that is wanted.
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
