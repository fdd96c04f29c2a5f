import Foundation

/// The interactive movement of one row. The other rows make way.
@MainActor final class TableMovement {
    private static let duration: TimeInterval = 0.25
    /// The z-index of the moved row, which places it in front of all other views.
    private static let zIndex = 2

    private unowned let tableView: UITableView
    /// The index path of the row in the data source.
    let origin: IndexPath
    /// The target index path, among the rows without the moved one.
    private(set) var target: IndexPath
    let cell: UITableViewCell
    private let height: CGFloat
    /// The distance of the finger from the top of the row, in points.
    private let touchOffset: CGFloat
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
        touchOffset = finger - cell.frame.minY
        tableView.elementOrder.place(cell, zIndex: Self.zIndex, in: tableView, above: tableView.backgroundView)
        cell.alpha = 0.9
    }

    /// The y-coordinate of the moved row.
    var top: CGFloat { finger - touchOffset }

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

    /// Ends the movement and tells the data source about the new index path.
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

    // MARK: Displacement

    /// Returns how far an element moves to make way, in points.
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

    /// Returns the index of another row among the rows without the moved one.
    private func place(of path: IndexPath) -> Int {
        path.section == origin.section && path.row > origin.row ? path.row - 1 : path.row
    }

    /// A possible target of the row: at another row, or in a section without rows.
    private struct Candidate {
        /// The row that makes way, or the first row of an empty section.
        var path: IndexPath
        /// The y-coordinates at which the center of the moved row passes the candidate on its way up and down.
        var upper: CGFloat
        var lower: CGFloat
        var isEmptySection = false
    }

    /// The target for the current center of the moved row.
    private var proposedTarget: IndexPath {
        let middle = top + height / 2
        var proposed = target
        for candidate in candidates {
            let path = candidate.path
            if isBeforeTarget(.row(path)) || (candidate.isEmptySection && path.section < target.section) {
                // The topmost row that the moved row has passed on its way up.
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
            // On its way up the row enters the section at the header of the next section.
            let next = section + 1
            let header = next < geometry.sections.count ? geometry.span(ofHeader: next) : nil
            let end = header.map { $0.start + displacement(of: .header(next)) + $0.length / 2 } ?? start
            candidates.append(Candidate(path: path, upper: end, lower: start, isEmptySection: true))
        }
        return candidates.sorted { $0.path < $1.path }
    }

    /// Returns whether a section has no rows except the one being moved.
    private func isWithoutOthers(_ section: Int, _ geometry: TableGeometry) -> Bool {
        let count = geometry.sections[section].rows.count
        return count == 0 || (count == 1 && section == origin.section)
    }
}
