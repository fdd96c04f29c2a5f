// Made from UITableViewDragDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        _OptionalMethods.note()
        return []
    }

    public func tableView(
        _ tableView: UITableView,
        dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }
}

extension UITableViewDragDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var tableView: _OptionalMethods.TableViewDragDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TableViewDragDelegate {
        let target: any UITableViewDragDelegate

        public func callAsFunction(
            _ tableView: UITableView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem]? {
            _OptionalMethods.answer(of: "tableView(_:itemsForAddingTo:at:point:)") {
                target.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            itemsForAddingTo session: any UIDragSession,
            at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] {
            target.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            dragPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            _OptionalMethods.answer(of: "tableView(_:dragPreviewParametersForRowAt:)") {
                target.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
            }
        }

        public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            target.tableView(tableView, dragSessionWillBegin: session)
        }

        public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            target.tableView(tableView, dragSessionDidEnd: session)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:dragSessionAllowsMoveOperation:)") {
                target.tableView(tableView, dragSessionAllowsMoveOperation: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            dragSessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool {
            target.tableView(tableView, dragSessionAllowsMoveOperation: session)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:dragSessionIsRestrictedToDraggingApplication:)") {
                target.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool {
            target.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}
