// Made from UITableViewDataSource.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        _OptionalMethods.note()
        return 1
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        _OptionalMethods.note()
        return index
    }
}

extension UITableViewDataSource {
    @_documentation(visibility: private) @_disfavoredOverload
    public var numberOfSections: _OptionalMethods.TableViewDataSourceNumberOfSections? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var tableView: _OptionalMethods.TableViewDataSource? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var sectionIndexTitles: _OptionalMethods.TableViewDataSourceSectionIndexTitles? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct TableViewDataSourceNumberOfSections {
        let target: any UITableViewDataSource

        public func callAsFunction(in tableView: UITableView) -> Int? {
            _OptionalMethods.answer(of: "numberOfSections(in:)") {
                target.numberOfSections(in: tableView)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(in tableView: UITableView) -> Int {
            target.numberOfSections(in: tableView)
        }
    }

    @preconcurrency @MainActor public struct TableViewDataSource {
        let target: any UITableViewDataSource

        public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            _OptionalMethods.answer(of: "tableView(_:titleForHeaderInSection:)") {
                target.tableView(tableView, titleForHeaderInSection: section)
            }
        }

        public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            _OptionalMethods.answer(of: "tableView(_:titleForFooterInSection:)") {
                target.tableView(tableView, titleForFooterInSection: section)
            }
        }

        public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:canEditRowAt:)") {
                target.tableView(tableView, canEditRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            target.tableView(tableView, canEditRowAt: indexPath)
        }

        public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
            _OptionalMethods.answer(of: "tableView(_:canMoveRowAt:)") {
                target.tableView(tableView, canMoveRowAt: indexPath)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            target.tableView(tableView, canMoveRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }

        public func callAsFunction(
            _ tableView: UITableView,
            sectionForSectionIndexTitle title: String,
            at index: Int
        ) -> Int? {
            _OptionalMethods.answer(of: "tableView(_:sectionForSectionIndexTitle:at:)") {
                target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ tableView: UITableView,
            sectionForSectionIndexTitle title: String,
            at index: Int
        ) -> Int {
            target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }

    @preconcurrency @MainActor public struct TableViewDataSourceSectionIndexTitles {
        let target: any UITableViewDataSource

        public func callAsFunction(for tableView: UITableView) -> [String]? {
            _OptionalMethods.answer(of: "sectionIndexTitles(for:)") {
                target.sectionIndexTitles(for: tableView)
            }
        }
    }
}
