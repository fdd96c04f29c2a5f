// Made from UITableViewDropDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    public func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        _OptionalMethods.note()
        return UITableViewDropProposal(operation: .copy, intent: .unspecified)
    }

    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    public func tableView(
        _ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

extension UITableViewDropDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var tableView: _OptionalMethods.TableViewDropDelegate? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TableViewDropDelegate {
        let target: any UITableViewDropDelegate

        public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:canHandle:)") {
                target.tableView(tableView, canHandle: session)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
            target.tableView(tableView, canHandle: session)
        }

        public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            target.tableView(tableView, dropSessionDidEnter: session)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal? {
            _OptionalMethods.answer(of: "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
                target.tableView(
                    tableView,
                    dropSessionDidUpdate: session,
                    withDestinationIndexPath: destinationIndexPath
                )
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            target.tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        }

        public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
            target.tableView(tableView, dropSessionDidExit: session)
        }

        public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
            target.tableView(tableView, dropSessionDidEnd: session)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            dropPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? {
            _OptionalMethods.answer(of: "tableView(_:dropPreviewParametersForRowAt:)") {
                target.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
            }
        }
    }
}
