import Foundation

extension UITableViewDataSourcePrefetching {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var tableView: _OptionalMethods.TableViewDataSourcePrefetching? { .init(target: self) }
}

extension _OptionalMethods {
    /// `tableView` of `UITableViewDataSourcePrefetching`.
    @preconcurrency @MainActor public struct TableViewDataSourcePrefetching {
        let target: any UITableViewDataSourcePrefetching

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}
