import Foundation

extension UITableView {
    /// UIKit's metrics, in points.
    private static let plainHeaderHeight: CGFloat = 28
    private static let groupedHeaderHeight: CGFloat = 38
    /// The space above a section without a header and below one without a footer in grouped tables, in points.
    private static let groupedGap: CGFloat = 17.5
    /// The space above the first section of grouped tables, in points.
    private static let firstGroupedGap: CGFloat = 35
    /// The space above headers in plain tables, in points.
    private static let plainHeaderPadding: CGFloat = 22

    // MARK: Geometry

    /// Returns the positions of all elements, with estimates for heights that are not known.
    final func loadedGeometry() -> TableGeometry {
        if let geometry = display.geometry { return geometry }
        let geometry = traitCollection.withCurrent { makeGeometry() }
        display.geometry = geometry
        display.measuredWidth = bounds.width
        return geometry
    }

    /// Creates the geometry, and requests the heights that must be known in advance.
    private func makeGeometry() -> TableGeometry {
        let counts = presentedCounts()
        let asks = RowHeightSource(self)
        var geometry = TableGeometry(
            sections: counts.items.enumerated().map { section, count in
                var heights = asks.section(section, count: count)
                setHeaderHeight(of: section, in: &heights)
                setFooterHeight(of: section, in: &heights)
                return heights
            }
        )
        geometry.tableHeader = tableHeaderView?.frame.height ?? 0
        geometry.tableFooter = tableFooterView?.frame.height ?? 0
        return geometry
    }

    private func setHeaderHeight(of section: Int, in heights: inout TableSection) {
        let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let title = dataSource?.tableView(self, titleForHeaderInSection: section)
        guard asked < 0 else {
            heights.header = asked
            heights.padding = headerPadding(height: asked)
            return
        }
        let estimate =
            delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
        heights.isHeaderKnown = false
        heights.header =
            if estimate > 0 {
                estimate
            } else if title != nil {
                style == .plain ? Self.plainHeaderHeight : Self.groupedHeaderHeight
            } else {
                emptyHeaderHeight(of: section)
            }
        heights.padding = headerPadding(height: heights.header)
    }

    private func setFooterHeight(of section: Int, in heights: inout TableSection) {
        let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard asked < 0 else {
            heights.footer = asked
            return
        }
        let title = dataSource?.tableView(self, titleForFooterInSection: section)
        let estimate =
            delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
        heights.isFooterKnown = false
        heights.footer =
            if estimate > 0 {
                estimate
            } else if title != nil {
                style == .plain ? Self.plainHeaderHeight : Self.groupedHeaderHeight
            } else {
                emptyFooterHeight
            }
    }

    /// Returns the height of a header without content, in points.
    final func emptyHeaderHeight(of section: Int) -> CGFloat {
        guard style != .plain else { return 0 }
        return section == 0 && tableHeaderView == nil ? Self.firstGroupedGap : Self.groupedGap
    }

    /// The height of a footer without content, in points.
    final var emptyFooterHeight: CGFloat { style == .plain ? 0 : Self.groupedGap }

    /// Returns the space above a header, in points.
    final func headerPadding(height: CGFloat) -> CGFloat {
        guard height > 0 else { return 0 }
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? Self.plainHeaderPadding : 0
    }

    // MARK: Invalidation

    /// Invalidates all heights, so that they are requested again in the next layout pass.
    final func invalidateGeometry() {
        if let geometry = display.geometry { display.staleGeometry = geometry }
        display.geometry = nil
        display.elementsWithoutViews = []
        display.needsPlacing(in: self)
    }

    final func widthMayHaveChanged() {
        display.needsPlacing(in: self)
        guard let measured = display.measuredWidth, measured != bounds.width else { return }
        invalidateGeometry()
    }

    // MARK: Row heights

    /// Returns the height of the row at a presented index path as the delegate, the table or a placeholder gives it.
    /// `automaticDimension` if the cell decides.
    final func askedHeight(ofRow path: IndexPath) -> CGFloat {
        switch display.presented?.addition(at: path) {
        case .placeholder(let placeholder): return placeholder.rowHeight ?? Self.automaticDimension
        case .gap(let size): return size.height
        case nil: break
        }
        guard let delegate, let path = dataSourcePath(path) else { return rowHeight }
        return delegate.tableView(self, heightForRowAt: path)
    }

    /// Returns the height of a row if all heights must be known in advance.
    final func heightWithoutEstimates(_ asked: CGFloat) -> CGFloat { asked < 0 ? defaultRowHeight : asked }

    final func estimate(_ estimate: CGFloat, rowHeight: CGFloat) -> CGFloat {
        if estimate > 0 { return estimate }
        return rowHeight > 0 ? rowHeight : defaultRowHeight
    }

    private var defaultRowHeight: CGFloat { traitCollection.metrics.cells.defaultHeight }
}

/// Determines the estimated heights of rows before they are visible, with as few delegate calls as possible.
@MainActor private struct RowHeightSource {
    private let table: UITableView

    init(_ table: UITableView) {
        self.table = table
    }

    func section(_ section: Int, count: Int) -> TableSection {
        guard count > 0 else { return TableSection(rows: LengthSequence(count: 0, common: 0), isKnown: true) }
        let first = IndexPath(row: 0, section: section)
        if let delegate = table.delegate {
            if hasRows(section), let estimate = delegate.tableView?(table, estimatedHeightForRowAt: first) {
                return estimated(by: delegate, first: estimate, section: section, count: count)
            }
        }
        if table.estimatedRowHeight == 0 { return exact(section: section, count: count) }
        // The delegate's heights are requested when the rows become visible.
        let common = table.estimate(table.estimatedRowHeight, rowHeight: table.rowHeight)
        return TableSection(rows: LengthSequence(count: count, common: common), isKnown: false)
    }

    /// Whether the delegate has rows to answer for, and not only a placeholder.
    private func hasRows(_ section: Int) -> Bool { (table.loadedCounts().items(inSection: section) ?? 0) > 0 }

    private func estimated(
        by delegate: any UITableViewDelegate,
        first: CGFloat,
        section: Int,
        count: Int
    ) -> TableSection {
        let estimates = (0..<count).map { row in
            let path = IndexPath(row: row, section: section)
            if let addition = table.display.presented?.addition(at: path) { return addition.size.height }
            guard let path = table.dataSourcePath(path), path.row > 0 else { return first }
            return delegate.tableView(table, estimatedHeightForRowAt: path)
        }
        return TableSection(
            rows: LengthSequence(estimates.map { table.estimate($0, rowHeight: table.rowHeight) }),
            isKnown: false
        )
    }

    private func exact(section: Int, count: Int) -> TableSection {
        let common = TableSection(
            rows: LengthSequence(count: count, common: table.heightWithoutEstimates(table.rowHeight)),
            isKnown: true
        )
        let first = IndexPath(row: 0, section: section)
        let asked = hasRows(section) ? table.delegate?.tableView?(table, heightForRowAt: first) : nil
        guard asked != nil || table.display.presented != nil else { return common }
        let heights = (0..<count).map { row in
            let path = IndexPath(row: row, section: section)
            guard let asked, table.dataSourcePath(path) == first else { return table.askedHeight(ofRow: path) }
            return asked
        }
        return TableSection(rows: LengthSequence(heights.map(table.heightWithoutEstimates)), isKnown: true)
    }
}
