import Foundation

extension UITableViewDragDelegate {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var tableView: _OptionalMethods.TableViewDragDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    /// `tableView` of `UITableViewDragDelegate`.
    @preconcurrency @MainActor public struct TableViewDragDelegate {
        let target: any UITableViewDragDelegate

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem]? {
            answer(of: "tableView(_:itemsForAddingTo:at:point:)") {
                target.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            dragPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            target.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            target.tableView(tableView, dragSessionWillBegin: session)
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            target.tableView(tableView, dragSessionDidEnd: session)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool? {
            answer(of: "tableView(_:dragSessionAllowsMoveOperation:)") {
                target.tableView(tableView, dragSessionAllowsMoveOperation: session)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool? {
            answer(of: "tableView(_:dragSessionIsRestrictedToDraggingApplication:)") {
                target.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
            }
        }
    }
}
