import Foundation

/// Identifies a view of a table. Rows come first in the order.
enum TableElement: Hashable, Comparable {
    case row(IndexPath)
    case header(Int)
    case footer(Int)

    /// The index path of a row, or `nil`.
    var row: IndexPath? {
        if case .row(let path) = self { path } else { nil }
    }

    /// The z-index of the view: headers and footers are in front of rows.
    var zIndex: Int {
        if case .row = self { 0 } else { 1 }
    }

    /// Returns the element after an update, or `nil` if it does not survive.
    func moved(by map: UpdateMap) -> TableElement? {
        switch self {
        case .row(let path): map.newIndexPath(forOld: path).map(TableElement.row)
        case .header(let section): map.newSection(forOld: section).map(TableElement.header)
        case .footer(let section): map.newSection(forOld: section).map(TableElement.footer)
        }
    }

    /// Returns the element before an update, or `nil` if it is new.
    func origin(in map: UpdateMap) -> TableElement? {
        switch self {
        case .row(let path): map.oldIndexPath(forNew: path).map(TableElement.row)
        case .header(let section): map.oldSection(forNew: section).map(TableElement.header)
        case .footer(let section): map.oldSection(forNew: section).map(TableElement.footer)
        }
    }
}

extension TableElement {
    /// Returns the element of the data source for a presented one, or `nil` for a placeholder or a gap.
    func dataSourceKey(in presented: PresentedItems?) -> TableElement? {
        guard case .row(let path) = self, let presented else { return self }
        return presented.map.oldPosition(ofItem: path).map(TableElement.row)
    }
}
