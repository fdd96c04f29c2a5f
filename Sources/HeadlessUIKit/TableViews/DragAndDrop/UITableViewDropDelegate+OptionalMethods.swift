import Foundation

extension UITableViewDropDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var tableView: _OptionalMethods.TableViewDropDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    /// `tableView` of `UITableViewDropDelegate`.
    @preconcurrency @MainActor public struct TableViewDropDelegate {
        let target: any UITableViewDropDelegate

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool? {
            answer(of: "tableView(_:canHandle:)") { target.tableView(tableView, canHandle: session) }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            target.tableView(tableView, dropSessionDidEnter: session)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal? {
            answer(of: "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
                target.tableView(
                    tableView,
                    dropSessionDidUpdate: session,
                    withDestinationIndexPath: destinationIndexPath
                )
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
            target.tableView(tableView, dropSessionDidExit: session)
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
            target.tableView(tableView, dropSessionDidEnd: session)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            dropPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            target.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
        }
    }
}
