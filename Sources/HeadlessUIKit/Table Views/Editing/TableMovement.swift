import Foundation

/// Moves one row with the finger; the others make way.
@MainActor final class TableMovement {
    private static let duration: TimeInterval = 0.25
    /// The moved row lies before everything else.
    private static let zIndex = 2

    private unowned let tableView: UITableView
    /// Where the row is for the data source.
    let origin: IndexPath
    /// Where the row would go: its place among the rows without itself.
    private(set) var target: IndexPath
    let cell: UITableViewCell
    private let height: CGFloat
    /// How far below the top of the row the finger holds it.
    private let grip: CGFloat
    private var finger: CGFloat

    init(tableView: UITableView, path: IndexPath, cell: UITableViewCell, finger: CGFloat) {
        self.tableView = tableView
        self.cell = cell
        self.finger = finger
        origin = path
        target = path
        height = cell.frame.height
        grip = finger - cell.frame.minY
        tableView.elementOrder.place(cell, zIndex: Self.zIndex, in: tableView, above: tableView.backgroundView)
        cell.alpha = 0.9
    }

    /// Where the moved row lies.
    var top: CGFloat { finger - grip }

    func move(to finger: CGFloat) {
        self.finger = finger
        let proposed = proposedTarget
        guard proposed != target else { return placeOthers() }
        target =
            tableView.delegate?.tableView(
                tableView,
                targetIndexPathForMoveFromRowAt: origin,
                toProposedIndexPath: proposed
            ) ?? proposed
        UIView.animate(withDuration: Self.duration) { self.placeOthers() }
        UIView.performWithoutAnimation { self.tableView.place(.row(self.origin)) }
    }

    /// Lets go of the row; the data source is told where it went.
    func end() {
        putBack()
        guard target != origin else { return settle() }
        let (origin, target) = (origin, target)
        tableView.dataSource?.tableView(tableView, moveRowAt: origin, to: target)
        tableView.record(.none) { $0.movedItems.append(.init(from: origin, to: target)) }
    }

    func cancel() {
        putBack()
        settle()
    }

    private func putBack() {
        cell.alpha = 1
        tableView.elementOrder.place(cell, zIndex: 0, in: tableView, above: tableView.backgroundView)
    }

    private func settle() {
        UIView.animate(withDuration: Self.duration) { self.placeOthers() }
    }

    private func placeOthers() {
        for key in tableView.visibleElements.views.keys { tableView.place(key) }
    }

    // MARK: Making way

    /// How far an element makes way.
    func displacement(of element: TableElement) -> CGFloat {
        let isAfterOrigin = isAfterOrigin(element)
        guard isAfterOrigin == isBeforeTarget(element) else { return 0 }
        return isAfterOrigin ? -height : height
    }

    private func isAfterOrigin(_ element: TableElement) -> Bool {
        switch element {
        case .row(let path): path > origin
        case .header(let section): section > origin.section
        case .footer(let section): section >= origin.section
        }
    }

    private func isBeforeTarget(_ element: TableElement) -> Bool {
        switch element {
        case .row(let path):
            path.section < target.section || (path.section == target.section && place(of: path) < target.row)
        case .header(let section): section <= target.section
        case .footer(let section): section < target.section
        }
    }

    /// The place of another row among the rows without the moved one.
    private func place(of path: IndexPath) -> Int {
        path.section == origin.section && path.row > origin.row ? path.row - 1 : path.row
    }

    /// The place that the middle of the row has come to.
    private var proposedTarget: IndexPath {
        let middle = top + height / 2
        let geometry = tableView.loadedGeometry()
        var proposed = target
        for (path, _) in tableView.shownRows where path != origin {
            let frame = tableView.frame(of: .row(path), in: geometry)
            if isBeforeTarget(.row(path)) {
                // The first of those above that the row has passed on its way up.
                if middle < frame.midY { return IndexPath(row: place(of: path), section: path.section) }
            } else if middle > frame.midY {
                proposed = IndexPath(row: place(of: path) + 1, section: path.section)
            }
        }
        return proposed
    }
}
