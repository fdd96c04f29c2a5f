import Foundation

extension UITableView {
    // MARK: Dequeuing

    final func dequeueCell(identifier: String, indexPath: IndexPath?) -> UITableViewCell? {
        if let (path, cell) = display.reconfigured, indexPath == nil || path == indexPath {
            guard cell.reuseIdentifier == identifier else {
                fatalError(TableViewMessages.reconfiguredCellIsAnother(indexPath: path))
            }
            return cell
        }
        return UIView.withoutAnimation {
            if let cell = cellQueue.dequeue(kind: nil, identifier: identifier) {
                cell.setDropState(.none)
                cell.prepareForReuse()
                return cell
            }
            guard let cellClass = cellQueue.registeredClass(kind: nil, identifier: identifier) else {
                let cell = cellQueue.makeViewFromNib(kind: nil, identifier: identifier)
                cell?.takeIdentifier(identifier)
                return cell
            }
            return traitCollection.withCurrent { cellClass.make(style: .default, reuseIdentifier: identifier) }
        }
    }

    final func dequeueRegisteredCell(identifier: String, indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier: identifier, indexPath: indexPath) else {
            fatalError(TableViewMessages.cellIsNotRegistered(identifier: identifier))
        }
        return cell
    }

    final func dequeueHeader(identifier: String) -> UITableViewHeaderFooterView? {
        UIView.withoutAnimation {
            if let view = headerQueue.dequeue(kind: nil, identifier: identifier) {
                view.prepareForReuse()
                return view
            }
            guard let viewClass = headerQueue.registeredClass(kind: nil, identifier: identifier) else {
                let view = headerQueue.makeViewFromNib(kind: nil, identifier: identifier)
                if view?.reuseIdentifier == nil { view?.reuseIdentifierStorage = identifier }
                return view
            }
            return traitCollection.withCurrent { viewClass.make(reuseIdentifier: identifier) }
        }
    }

    // MARK: Requesting views

    /// Returns the view of an element from the data source or the delegate.
    final func requestView(for key: TableElement) -> UIView? {
        switch key {
        case .row(let path):
            if let cell = display.retained.removeValue(forKey: path) { return cell }
            if let addition = display.presented?.addition(at: path) { return view(for: addition) }
            guard let path = dataSourcePath(path) else { return nil }
            let cell = dataSource?.tableView(self, cellForRowAt: path)
            if let cell, let level = delegate?.tableView?(self, indentationLevelForRowAt: path) {
                cell.indentationLevel = level
            }
            return cell
        case .header(let section):
            if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
            return titleView(dataSource?.tableView(self, titleForHeaderInSection: section), key: key)
        case .footer(let section):
            if let view = delegate?.tableView(self, viewForFooterInSection: section) { return view }
            return titleView(dataSource?.tableView(self, titleForFooterInSection: section), key: key)
        }
    }

    /// Returns the cell of a placeholder. The gap for a drop has none.
    private func view(for addition: PresentedItems.Addition) -> UIView? {
        guard case .placeholder(let placeholder) = addition else { return nil }
        guard let cell = dequeueCell(identifier: placeholder.reuseIdentifier, indexPath: nil) else {
            fatalError(TableViewMessages.cellIsNotRegistered(identifier: placeholder.reuseIdentifier))
        }
        placeholder.update(cell)
        return cell
    }

    /// The reuse identifier of headers and footers that show titles from the data source.
    private static let titleIdentifier = "UITableViewHeaderFooterViewTitle"

    private func titleView(_ title: String?, key: TableElement) -> UIView? {
        guard let title else { return nil }
        let identifier = Self.titleIdentifier
        let view =
            dequeueHeader(identifier: identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        applyPlacement(to: view, key: key)
        view.showTitle(title)
        return view
    }

    // MARK: Position in the table

    /// The margin of the content at the leading and trailing edges of cells, in points.
    final var contentMargin: CGFloat {
        let margins = traitCollection.metrics.margins
        let margin = style == .insetGrouped ? margins.narrow : margins.side(width: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth else { return margin }
        let width = bounds.width - sectionInsets.left - sectionInsets.right
        return max(margin, (width - ReadableWidth.limit(for: traitCollection.preferredContentSizeCategory)) / 2)
    }

    /// The insets of sections from the edges of the table, in points.
    final var sectionInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let margin = traitCollection.metrics.margins.side(width: bounds.width)
        let safeArea = sideInsets
        return UIEdgeInsets(top: 0, left: margin + safeArea.left, bottom: 0, right: margin + safeArea.right)
    }

    /// The safe area insets at the sides that the content insets do not include.
    private var sideInsets: UIEdgeInsets { insetsContentViewsToSafeArea ? safeAreaInsetsForSubviews : .zero }

    /// The safe area insets at the sides of cells, including the width of the section index.
    private var coveredSides: UIEdgeInsets {
        var sides = style == .insetGrouped ? .zero : sideInsets
        if isMirrored { sides.left += indexWidth } else { sides.right += indexWidth }
        return sides
    }

    final func setSeparatorInset(_ inset: UIEdgeInsets) {
        display.separatorInset = inset
        display.needsPlacing(in: self)
    }

    final func applyPlacement(to view: UIView, key: TableElement) {
        if let cell = view as? UITableViewCell, case .row(let path) = key {
            cell.placement = placement(ofRow: path)
            let showsControls = dataSourcePath(path).map(editing.showsControls) ?? false
            if cell.isEditing != showsControls { cell.setEditing(showsControls, animated: false) }
            display.setHidden(display.presented?.hiddenPath == path, cell)
        } else if let header = view as? UITableViewHeaderFooterView {
            header.placement = placement(of: key)
        }
    }

    private func placement(ofRow path: IndexPath) -> TableCellPlacement {
        var placement = TableCellPlacement()
        placement.style = style
        placement.isFirst = path.row == 0
        placement.isLast = path.row + 1 == presentedCount(inSection: path.section)
        placement.separatorStyle = separatorStyle
        placement.separatorColor = separatorColor
        placement.separatorInset = display.separatorInset
        placement.separatorInsetsAreAdded = separatorInsetReference == .fromAutomaticInsets
        placement.margin = contentMargin
        placement.safeArea = coveredSides
        placement.editing = dataSourcePath(path).flatMap(editing.placement)
        return placement
    }

    private func placement(of key: TableElement) -> TableHeaderPlacement {
        var placement = TableHeaderPlacement()
        placement.tableStyle = style
        placement.margin = contentMargin
        placement.safeArea = style == .insetGrouped ? .zero : sideInsets
        switch key {
        case .row: break
        case .header(let section):
            placement.isFirst = section == 0 && tableHeaderView == nil
            if style == .plain, let geometry = display.geometry {
                placement.isPinned = frame(of: key, in: geometry).minY > geometry.span(ofHeader: section).start
            }
        case .footer: placement.isFooter = true
        }
        return placement
    }

    // MARK: Header, footer and background of the table

    final func tableViewPartDidChange(from old: UIView?, to new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        display.geometry?.tableHeader = tableHeaderView?.frame.height ?? 0
        display.geometry?.tableFooter = tableFooterView?.frame.height ?? 0
        updateContentSizeIfLoaded()
        display.needsPlacing(in: self)
    }

    private func updateContentSizeIfLoaded() {
        if display.geometry != nil { updateContentSize() }
    }

    final func placeTableParts() {
        placeIndex()
        placeEmptyRowSeparators()
        guard let geometry = display.geometry else { return }
        if let tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.tableHeader)
            if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
        }
        if let tableFooterView {
            let span = geometry.tableFooterSpan
            let frame = CGRect(x: 0, y: span.start, width: bounds.width, height: span.length)
            if tableFooterView.frame != frame { tableFooterView.frame = frame }
        }
    }

    // MARK: Visible rows

    /// Returns the presented index path of the row that a cell shows.
    final func shownRow(of cell: UITableViewCell) -> IndexPath? { visibleElements.key(of: cell)?.row }

    /// Returns the cell at a presented index path.
    final func shownCell(at path: IndexPath) -> UITableViewCell? {
        visibleElements[.row(path)] as? UITableViewCell ?? display.retained[path]
    }

    /// The visible cells with their presented index paths, in order.
    final var shownRows: [(path: IndexPath, cell: UITableViewCell)] {
        visibleElements.sorted().compactMap { key, view in
            if case .row(let path) = key, let cell = view as? UITableViewCell { (path, cell) } else { nil }
        }
    }

    // MARK: Reloading

    final func discardAndReload() {
        display.version += 1
        display.counts = nil
        display.elementsWithoutViews = []
        display.indexTitles = nil
        display.geometry = nil
        display.staleGeometry = nil
        let presented = display.presented
        display.discardPresented()
        selection.reset()
        prefetcher.forget()
        editing.reset()
        for (_, cell) in display.retained.sorted(by: { $0.key < $1.key }) { recycle(cell) }
        display.retained = [:]
        display.needsPlacing(in: self)
        // Last: ending animations calls completion handlers, which may already use the new data.
        for (key, view) in visibleElements.removeAll() {
            endDisplaying(view, reportedKey: key.dataSourceKey(in: presented))
        }
        updates.finishAnimations()
    }
}
