// Made from UITableViewDataSourcePrefetching.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableViewDataSourcePrefetching {
    @_documentation(visibility: private) @_disfavoredOverload
    public var tableView: _OptionalMethods.TableViewDataSourcePrefetching? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TableViewDataSourcePrefetching {
        let target: any UITableViewDataSourcePrefetching

        public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}
