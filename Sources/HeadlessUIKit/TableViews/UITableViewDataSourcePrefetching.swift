import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The methods that let a data source prepare data for rows before they are displayed.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    // required
    /// Called for rows ahead of the visible area in the scroll direction, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called for announced rows that will not be displayed.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
