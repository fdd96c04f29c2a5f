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
    private lazy var autoscroll = Autoscroll(scrollView: tableView, scrollsSideways: false) { [weak self] in
        self?.tableView.layoutIfNeeded()
        self?.move(to: $0.y)
    }

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
        defer { autoscroll.follow(CGPoint(x: tableView.bounds.midX, y: finger)) }
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
        autoscroll.stop()
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

    /// A place that the row may take: before another row, or in a section that has none.
    private struct Candidate {
        /// The row that makes way; the first one that there could be in a section without rows.
        var path: IndexPath
        /// Where the middle of the moved row passes it on the way up and down.
        var upper: CGFloat
        var lower: CGFloat
        var isEmptySection = false
    }

    /// The place that the middle of the row has come to.
    private var proposedTarget: IndexPath {
        let middle = top + height / 2
        var proposed = target
        for candidate in candidates {
            let path = candidate.path
            if isBeforeTarget(.row(path)) || (candidate.isEmptySection && path.section < target.section) {
                // The first of those above that the row has passed on its way up.
                if middle < candidate.upper { return IndexPath(row: place(of: path), section: path.section) }
            } else if candidate.isEmptySection {
                if path != target, middle > candidate.lower { proposed = path }
            } else if middle > candidate.lower {
                proposed = IndexPath(row: place(of: path) + 1, section: path.section)
            }
        }
        return proposed
    }

    private var candidates: [Candidate] {
        let geometry = tableView.loadedGeometry()
        var candidates = tableView.shownRows.filter { $0.path != origin }.map { path, _ in
            let middle = tableView.frame(of: .row(path), in: geometry).midY
            return Candidate(path: path, upper: middle, lower: middle)
        }
        let sections = geometry.sections(from: tableView.bounds.minY - height, to: tableView.bounds.maxY + height)
        for section in sections where isWithoutOthers(section, geometry) {
            let path = IndexPath(row: 0, section: section)
            let start = geometry.span(ofRowsIn: section).start + displacement(of: .row(path))
            // On the way up it is reached where the next section begins.
            let next = section + 1
            let header = next < geometry.sections.count ? geometry.span(ofHeader: next) : nil
            let end = header.map { $0.start + displacement(of: .header(next)) + $0.length / 2 } ?? start
            candidates.append(Candidate(path: path, upper: end, lower: start, isEmptySection: true))
        }
        return candidates.sorted { $0.path < $1.path }
    }

    /// Whether a section has no rows but the one that is moved.
    private func isWithoutOthers(_ section: Int, _ geometry: TableGeometry) -> Bool {
        let count = geometry.sections[section].rows.count
        return count == 0 || (count == 1 && section == origin.section)
    }
}
