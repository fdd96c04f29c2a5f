import Foundation

extension UITableView {
    /// The maximum number of measuring passes, for heights that change in every pass.
    private static let maximumRounds = 32

    /// Measures the heights of the visible elements, without moving the content that was visible before.
    ///
    /// - Returns: Whether the created views are still valid. They are not if a callback changed the data.
    final func measureVisible() -> Bool {
        var rounds = 0
        while rounds < Self.maximumRounds {
            rounds += 1
            let anchor = anchorRow
            let start = anchor.map { loadedGeometry().span(ofRow: $0).start }
            guard let isChanged = measureOnce() else { return false }
            guard isChanged else { return true }
            updateContentSize()
            if let anchor, let start {
                let shift = loadedGeometry().span(ofRow: anchor).start - start
                if shift != 0 { contentOffset.y += shift }
            }
        }
        return true
    }

    /// The row that stays in place while heights above it change: the first one that was visible before, else the one
    /// at the top.
    private var anchorRow: IndexPath? {
        let top = bounds.minY + adjustedContentInset.top
        guard top > 0 else { return nil }
        let geometry = loadedGeometry()
        let shown = visibleElements.views.keys.compactMap(\.row).filter {
            guard isPresented($0) else { return false }
            let span = geometry.span(ofRow: $0)
            return span.end > top && span.start < bounds.maxY
        }
        return shown.min() ?? geometry.row(at: top)
    }

    /// Measures the visible elements once.
    ///
    /// - Returns: Whether a height changed, or `nil` if a callback changed the data.
    private func measureOnce() -> Bool? {
        var isChanged = false
        let version = display.version
        // The geometry is not stored in a variable here: a second reference would cause a copy for every change.
        for section in loadedGeometry().sections(from: bounds.minY, to: bounds.maxY) {
            guard let header = measureHeader(section), let footer = measureFooter(section) else { return nil }
            if header || footer { isChanged = true }
            var row = loadedGeometry().rows(in: section, from: bounds.minY, to: bounds.maxY).lowerBound
            while row < loadedGeometry().sections[section].rows.count {
                let path = IndexPath(row: row, section: section)
                let span = loadedGeometry().span(ofRow: path)
                guard span.start < bounds.maxY, span.end > bounds.minY || span.length == 0 else { break }
                if !loadedGeometry().sections[section].isKnown(row) {
                    let height = measureRow(path)
                    guard display.version == version, display.geometry != nil else { return nil }
                    if height != span.length { isChanged = true }
                    display.geometry?.setHeight(height, ofRow: path)
                }
                row += 1
            }
        }
        return isChanged
    }

    /// Returns the height of a row from the delegate or from the cell.
    private func measureRow(_ path: IndexPath) -> CGFloat {
        let asked = askedHeight(ofRow: path)
        guard asked < 0 else { return asked }
        let key = TableElement.row(path)
        let version = display.version
        if visibleElements[key] == nil, let view = requestView(for: key) {
            guard display.version == version, display.geometry != nil else {
                recycle(view)
                return 0
            }
            addVisibleView(view, for: key)
        }
        guard let cell = visibleElements[key] as? UITableViewCell else {
            return traitCollection.metrics.cells.defaultHeight
        }
        return UIView.withoutAnimation { fittingHeight(of: cell, key: key) }
    }

    /// Measures a header.
    ///
    /// - Returns: Whether the height changed, or `nil` if a callback changed the data.
    private func measureHeader(_ section: Int) -> Bool? {
        let heights = loadedGeometry().sections[section]
        guard !heights.isHeaderKnown else { return false }
        guard let height = measure(.header(section), empty: emptyHeaderHeight(of: section)) else { return nil }
        let padding = headerPadding(height: height)
        display.geometry?.setHeaderHeight(height, padding: padding, of: section)
        return height != heights.header || padding != heights.padding
    }

    private func measureFooter(_ section: Int) -> Bool? {
        let heights = loadedGeometry().sections[section]
        guard !heights.isFooterKnown else { return false }
        guard let height = measure(.footer(section), empty: emptyFooterHeight) else { return nil }
        display.geometry?.setFooterHeight(height, of: section)
        return height != heights.footer
    }

    private func measure(_ key: TableElement, empty: CGFloat) -> CGFloat? {
        let version = display.version
        if visibleElements[key] == nil {
            guard let view = requestView(for: key) else {
                display.elementsWithoutViews.insert(key)
                return display.version == version && display.geometry != nil ? empty : nil
            }
            guard display.version == version, display.geometry != nil else {
                recycle(view)
                return nil
            }
            addVisibleView(view, for: key)
        }
        guard let view = visibleElements[key] else { return empty }
        return UIView.withoutAnimation { fittingHeight(of: view, key: key) }
    }

    /// Returns the height that fits a view.
    final func fittingHeight(of view: UIView, key: TableElement) -> CGFloat {
        applyPlacement(to: view, key: key)
        (view as? any ConfiguredView)?.updateConfigurationIfNeeded()
        let width = frame(of: TableGeometry.Span(start: 0, length: 0)).width
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        let scale = max(1, traitCollection.displayScale)
        let height = (size.height * scale - 1e-3).rounded(.up) / scale
        if view is UITableViewCell {
            return height > 0 && height.isFinite ? height : traitCollection.metrics.cells.defaultHeight
        }
        // A custom header without constraints keeps its current height.
        return height > 0 && height.isFinite ? height : view.frame.height
    }

    /// Reconfigures the existing cell of a row.
    final func reconfigureCell(at indexPath: IndexPath) {
        let path = presentedPath(indexPath)
        guard exists(indexPath), let cell = shownCell(at: path) else { return }
        display.reconfigured = (indexPath, cell)
        let configured = dataSource?.tableView(self, cellForRowAt: indexPath)
        display.reconfigured = nil
        precondition(
            configured === cell || configured == nil,
            TableViewMessages.reconfiguredCellIsAnother(indexPath: indexPath)
        )
        display.geometry?.invalidateRow(path)
        display.needsPlacing(in: self)
    }
}

extension UIView {
    /// Runs a closure without animations and returns its result.
    static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        guard let result else { return body() }
        return result
    }
}
