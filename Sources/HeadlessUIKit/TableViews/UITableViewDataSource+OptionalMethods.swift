import Foundation

extension UITableViewDataSource {
    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var numberOfSections: _OptionalMethods.TableViewDataSourceNumberOfSections? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var sectionIndexTitles: _OptionalMethods.TableViewDataSourceSectionIndexTitles? { .init(target: self) }

    /// The optional methods of this name, for optional chaining.
    @_documentation(visibility: private) @_disfavoredOverload
    public var tableView: _OptionalMethods.TableViewDataSource? { .init(target: self) }
}

extension _OptionalMethods {
    /// `numberOfSections` of `UITableViewDataSource`.
    @preconcurrency @MainActor public struct TableViewDataSourceNumberOfSections {
        let target: any UITableViewDataSource

        /// Calls the method.
        public func callAsFunction(in tableView: UITableView) -> Int? {
            _OptionalMethods.answer(of: "numberOfSections(in:)") { target.numberOfSections(in: tableView) }
        }
    }

    /// `sectionIndexTitles` of `UITableViewDataSource`.
    @preconcurrency @MainActor public struct TableViewDataSourceSectionIndexTitles {
        let target: any UITableViewDataSource

        /// Calls the method.
        public func callAsFunction(for tableView: UITableView) -> [String]? {
            _OptionalMethods.answer(of: "sectionIndexTitles(for:)") { target.sectionIndexTitles(for: tableView) }
        }
    }

    /// `tableView` of `UITableViewDataSource`.
    @preconcurrency @MainActor public struct TableViewDataSource {
        let target: any UITableViewDataSource

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            _OptionalMethods.answer(of: "tableView(_:titleForHeaderInSection:)") {
                target.tableView(tableView, titleForHeaderInSection: section)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            _OptionalMethods.answer(of: "tableView(_:titleForFooterInSection:)") {
                target.tableView(tableView, titleForFooterInSection: section)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            sectionForSectionIndexTitle title: String,
            at index: Int
        ) -> Int? {
            _OptionalMethods.answer(of: "tableView(_:sectionForSectionIndexTitle:at:)") {
                target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:canEditRowAt:)") {
                target.tableView(tableView, canEditRowAt: indexPath)
            }
        }

        /// Calls the method.
        public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:canMoveRowAt:)") {
                target.tableView(tableView, canMoveRowAt: indexPath)
            }
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }

        /// Calls the method; `nil` if it isn't implemented.
        public func callAsFunction(
            _ tableView: UITableView,
            moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}
