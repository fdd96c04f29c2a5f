import Foundation

/// Performs one batch update of a table, from the consistency check to the end of its animation.
@MainActor final class TableUpdateAnimation: BatchAnimation {
    /// UIKit's duration, in seconds.
    private static let duration: TimeInterval = 0.3

    /// A view whose row was deleted or moved out of the visible rectangle.
    private struct DisappearingView {
        var view: UIView
        /// The frame at the end of the animation, and whether the view fades out.
        var target: CGRect
        var fades: Bool
        /// The key to report to the delegate: the one after the update, if the element still exists.
        /// That of the data source; `nil` for placeholders.
        var reportedKey: TableElement?
    }

    /// The change of the data.
    private let dataChange: (batch: BatchUpdate, map: UpdateMap)
    private let animations: RowAnimations
    /// The change on screen, which is another one with placeholders or a gap.
    private var batch: BatchUpdate
    private var map: UpdateMap
    /// The placeholders and the gap before the update.
    private var presentedBefore: PresentedItems?
    private let offset: CGPoint
    private unowned let tableView: UITableView
    private var disappearingViews: [DisappearingView] = []
    private var survivors: Set<TableElement> = []

    /// Creates the animation of a batch update.
    ///
    /// - Parameter offset: The content offset before the changes.
    init(batch: BatchUpdate, animations: RowAnimations, offset: CGPoint, tableView: UITableView) {
        self.batch = batch
        self.animations = animations
        self.offset = offset
        map = UpdateMap(batch)
        dataChange = (batch, map)
        self.tableView = tableView
    }

    func run(completion: @escaping () -> Void) {
        let display = tableView.display
        let before = display.geometry ?? display.staleGeometry ?? TableGeometry()
        updateCounts()
        let leaving = renameViews()
        updateHeights(before: before)
        for path in dataChange.batch.reconfiguredItems.compactMap(dataChange.map.newIndexPath(forOld:)) {
            tableView.reconfigureCell(at: path)
        }
        let wanted = makeViews()
        let after = tableView.loadedGeometry()
        depart(leaving, before: before, after: after)
        departOutOfSight(wanted, after: after)
        UIView.performWithoutAnimation { applyInitialFrames(wanted, before: before, after: after) }
        tableView.displayNewViews(wanted, isUpdate: true)
        // Rows take touches at their final places from the start.
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.applyFinalFrames(wanted)
        } completion: { [weak tableView] _ in
            // The table may be deallocated by then.
            if tableView != nil { self.endDisplayingDisappearingViews() }
            completion()
        }
        tableView.prefetcher.visibleItemsDidChange()
    }

    func endDisplayingDisappearingViews() {
        let disappearingViews = self.disappearingViews
        self.disappearingViews = []
        for disappearing in disappearingViews {
            disappearing.view.alpha = 1
            tableView.endDisplaying(disappearing.view, reportedKey: disappearing.reportedKey)
        }
        tableView.detachUnused()
    }

    // MARK: Preparation

    private func updateCounts() {
        tableView.updateCounts(after: batch, map)
        let display = tableView.display
        display.elementsWithoutViews = []
        tableView.editing.follow(map)
        presentedBefore = display.presented
        batch = display.updatePresented(after: batch, map)
        map = UpdateMap(batch)
        let retained = display.retained.sorted { $0.key < $1.key }
        display.retained = [:]
        for (path, cell) in retained {
            if let target = map.newIndexPath(forOld: path) {
                display.retained[target] = cell
            } else {
                tableView.recycle(cell)
            }
        }
    }

    /// Assigns the keys after the update to the views of surviving elements.
    ///
    /// - Returns: The views of the other elements.
    private func renameViews() -> [(key: TableElement, view: UIView)] {
        let visible = tableView.visibleElements
        var leaving: [(key: TableElement, view: UIView)] = []
        for (oldKey, view) in visible.removeAll() {
            if let newKey = oldKey.moved(by: map) {
                visible.insert(view, for: newKey)
                survivors.insert(newKey)
            } else {
                leaving.append((oldKey, view))
            }
        }
        return leaving
    }

    /// Requests new heights. Measured heights become estimates, so that little moves.
    private func updateHeights(before: TableGeometry) {
        tableView.display.geometry = nil
        var geometry = tableView.loadedGeometry()
        geometry.copyEstimates(from: before, map: map)
        tableView.display.geometry = geometry
        tableView.display.staleGeometry = nil
    }

    private func makeViews() -> [TableElement] {
        let display = tableView.display
        let wasPlacing = display.isPlacing
        display.isPlacing = true
        defer { display.isPlacing = wasPlacing }
        UIView.performWithoutAnimation {
            tableView.updateContentSize()
            tableView.keepOffsetInRange()
            _ = tableView.measureVisible()
            tableView.updateContentSize()
            tableView.keepOffsetInRange()
            _ = tableView.measureVisible()
        }
        let wanted = tableView.elements(in: tableView.bounds)
        _ = tableView.makeViews(for: wanted)
        if !wasPlacing {
            display.needsPlacing = false
            display.placedBounds = tableView.bounds
        }
        return wanted
    }

    // MARK: Departing views

    private func depart(
        _ leaving: [(key: TableElement, view: UIView)],
        before: TableGeometry,
        after: TableGeometry
    ) {
        let shift = tableView.contentOffset.y - offset.y
        for (key, view) in leaving {
            let reportedKey = key.dataSourceKey(in: presentedBefore)
            let style = reportedKey.map(animations.deleteAnimation) ?? .automatic
            var place = view.frame.offsetBy(dx: 0, dy: shift)
            if style == .top || style == .automatic, let new = placeOfDeparted(key, before: before, after: after) {
                place.origin.y = new
            }
            let target = style.frame(beside: place, in: tableView.bounds)
            if style == .none {
                tableView.endDisplaying(view, reportedKey: reportedKey)
            } else {
                disappearingViews.append(
                    DisappearingView(view: view, target: target, fades: true, reportedKey: reportedKey)
                )
            }
        }
    }

    /// Returns the y-coordinate at which the gap of a deleted row closes: at the preceding row that survives.
    private func placeOfDeparted(_ key: TableElement, before: TableGeometry, after: TableGeometry) -> CGFloat? {
        guard case .row(let path) = key, let section = map.newSection(forOld: path.section),
            after.sections.indices.contains(section)
        else { return nil }
        var row = path.row - 1
        while row >= 0, path.row - row < 64 {
            if let new = map.newIndexPath(forOld: IndexPath(row: row, section: path.section)) {
                return after.span(ofRow: new).end - before.span(ofRow: path).length
            }
            row -= 1
        }
        return after.span(ofRowsIn: section).start - before.span(ofRow: path).length
    }

    /// Marks views as departing whose elements survive but are no longer visible.
    private func departOutOfSight(_ wanted: [TableElement], after: TableGeometry) {
        let visible = tableView.visibleElements
        let wanted = Set(wanted)
        for (key, view) in visible.sorted() where !wanted.contains(key) {
            visible.remove(key)
            guard survivors.contains(key) else {
                tableView.endDisplaying(view, key: key)
                continue
            }
            let target = tableView.frame(of: key, in: after)
            let reportedKey = key.dataSourceKey(in: tableView.display.presented)
            disappearingViews.append(
                DisappearingView(view: view, target: target, fades: false, reportedKey: reportedKey)
            )
        }
    }

    // MARK: Animation

    private func applyInitialFrames(_ wanted: [TableElement], before: TableGeometry, after: TableGeometry) {
        let shift = tableView.contentOffset.y - offset.y
        for disappearing in disappearingViews { disappearing.view.frame.origin.y += shift }
        for key in wanted {
            guard let view = tableView.visibleElements[key] else { continue }
            if survivors.contains(key) {
                view.frame.origin.y += shift
            } else if let old = key.origin(in: map), before.sections.indices.contains(old.section) {
                // The row existed before, outside of the visible rectangle.
                view.frame = tableView.frame(of: old, in: before).offsetBy(dx: 0, dy: shift)
            } else {
                arrive(view, key: key, in: after)
            }
        }
    }

    private func arrive(_ view: UIView, key: TableElement, in after: TableGeometry) {
        let frame = tableView.frame(of: key, in: after)
        let inserted = key.dataSourceKey(in: tableView.display.presented)
        let style =
            inserted.map { animations.insertAnimation(of: $0, reloadedFrom: reloadedOrigin(of: key)) } ?? .automatic
        view.frame = style.frame(beside: frame, in: tableView.bounds)
        if style != .none { view.alpha = 0 }
    }

    private func reloadedOrigin(of key: TableElement) -> TableElement? {
        guard let section = map.oldPosition(ofSection: key.section) else { return nil }
        if batch.reloadedSections.contains(section) { return .header(section) }
        guard case .row(let path) = key else { return nil }
        let origin = batch.reloadedItems.first { map.newPosition(ofItem: $0) == path }
        return origin.flatMap { TableElement.row($0).dataSourceKey(in: presentedBefore) }
    }

    private func applyFinalFrames(_ wanted: [TableElement]) {
        for key in wanted {
            tableView.place(key)
            guard let view = tableView.visibleElements[key] else { continue }
            if view.alpha == 0, !survivors.contains(key) { view.alpha = 1 }
            view.layoutIfNeeded()
        }
        tableView.placeTableParts()
        for disappearing in disappearingViews {
            disappearing.view.frame = disappearing.target
            if disappearing.fades { disappearing.view.alpha = 0 }
        }
    }
}

extension TableGeometry {
    /// Copies the heights known before an update as estimates.
    mutating func copyEstimates(from old: TableGeometry, map: UpdateMap) {
        for (number, section) in old.sections.enumerated() {
            guard case .rows(let known) = section.measuredRows, let target = map.newSection(forOld: number),
                sections.indices.contains(target)
            else { continue }
            for row in known {
                let path = IndexPath(row: row, section: number)
                guard let new = map.newPosition(ofItem: path), sections.indices.contains(new.section),
                    case .rows = sections[new.section].measuredRows, new.row < sections[new.section].rows.count
                else { continue }
                setHeight(section.rows[row], ofRow: new)
                invalidateRow(new)
            }
            if !sections[target].isHeaderKnown {
                setHeaderHeight(section.header, padding: section.padding, of: target)
                invalidateHeader(target)
            }
            if !sections[target].isFooterKnown {
                setFooterHeight(section.footer, of: target)
                invalidateFooter(target)
            }
        }
    }
}
