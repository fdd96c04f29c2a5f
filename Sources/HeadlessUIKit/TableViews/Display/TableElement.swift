import Foundation

/// What names a view of a table. In order rows come first.
enum TableElement: Hashable, Comparable {
    case row(IndexPath)
    case header(Int)
    case footer(Int)

    /// The path of a row.
    var row: IndexPath? {
        if case .row(let path) = self { path } else { nil }
    }

    /// Where the view lies among its siblings: headers and footers before rows.
    var zIndex: Int {
        if case .row = self { 0 } else { 1 }
    }

    /// The element after an update, nil where it does not survive.
    func moved(by map: UpdateMap) -> TableElement? {
        switch self {
        case .row(let path): map.newIndexPath(forOld: path).map(TableElement.row)
        case .header(let section): map.newSection(forOld: section).map(TableElement.header)
        case .footer(let section): map.newSection(forOld: section).map(TableElement.footer)
        }
    }

    /// The element before an update, nil where it is new.
    func origin(in map: UpdateMap) -> TableElement? {
        switch self {
        case .row(let path): map.oldIndexPath(forNew: path).map(TableElement.row)
        case .header(let section): map.oldSection(forNew: section).map(TableElement.header)
        case .footer(let section): map.oldSection(forNew: section).map(TableElement.footer)
        }
    }
}
