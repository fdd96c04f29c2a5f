import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Gets data ready for rows that are about to be shown.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    // required
    /// Called for rows that lie ahead of what is shown, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called for rows that were announced and will not be shown after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
