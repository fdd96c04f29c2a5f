import Foundation

extension UITableView {
    /// Updates the views to match the visible elements. Does nothing if everything is up to date.
    final func layoutElements() {
        placeBackgroundView()
        guard !updates.isCollecting, display.placeUntilStable(in: self, placeElements) else { return }
        detachUnused()
        prefetcher.visibleItemsDidChange()
    }

    final func detachUnused() {
        cellQueue.detachUnused()
        headerQueue.detachUnused()
    }

    private func placeElements() {
        preserveScrollPositionAfterInvalidation()
        updateContentSize()
        let version = display.version
        guard measureVisible(), display.version == version else {
            display.needsPlacing = true
            return
        }
        let wanted = elements(in: bounds)
        let keys = Set(wanted)
        for key in visibleElements.views.keys.filter({ !keys.contains($0) }).sorted() {
            if !retainForFirstResponder(key) { recycleView(for: key) }
            // The callback changed the data, so the keys refer to other elements now.
            guard display.version == version else {
                display.needsPlacing = true
                return
            }
        }
        guard makeViews(for: wanted) else {
            display.needsPlacing = true
            return
        }
        for key in wanted { place(key) }
        placeTableParts()
        swipes.swipe?.placeActions()
        displayNewViews(wanted)
    }

    /// Keeps the first visible row in place after heights were invalidated.
    private func preserveScrollPositionAfterInvalidation() {
        guard let stale = display.staleGeometry else { return }
        display.staleGeometry = nil
        let top = bounds.minY + adjustedContentInset.top
        guard top > 0, stale.sections.count == loadedCounts().sections, let anchor = stale.row(at: top) else { return }
        let before = stale.span(ofRow: anchor)
        guard isPresented(anchor) else { return }
        let after = loadedGeometry().span(ofRow: anchor)
        guard after.start != before.start else { return }
        updateContentSize()
        contentOffset.y += after.start - before.start
        keepOffsetInRange()
    }

    final func updateContentSize() {
        let size = CGSize(width: bounds.width, height: loadedGeometry().height)
        guard size.height.isFinite, contentSize != size else { return }
        contentSize = size
    }

    // MARK: Visible elements

    /// Returns the elements that intersect a rectangle of the content, rows first.
    final func elements(in rect: CGRect) -> [TableElement] {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return [] }
        let geometry = loadedGeometry()
        var rows: [TableElement] = []
        var others: [TableElement] = []
        for section in geometry.sections(from: rect.minY, to: rect.maxY) {
            rows += geometry.rows(in: section, from: rect.minY, to: rect.maxY)
                .map { .row(IndexPath(row: $0, section: section)) }
            for element in [TableElement.header(section), .footer(section)] {
                let frame = frame(of: element, in: geometry)
                if frame.height > 0, frame.minY < rect.maxY, frame.maxY > rect.minY { others.append(element) }
            }
        }
        // The row being moved stays visible even if its original position does not.
        if let moved = editing.movement.map({ TableElement.row($0.origin) }), !rows.contains(moved) {
            rows.append(moved)
        }
        return rows + others
    }

    /// Returns the current frame of an element. Headers and footers of plain tables stick to the visible area.
    final func frame(of element: TableElement, in geometry: TableGeometry) -> CGRect {
        switch element {
        case .row(let path):
            let offset = dataSourcePath(path).map(swipes.offset) ?? 0
            var frame = frame(of: geometry.span(ofRow: path)).offsetBy(dx: offset, dy: 0)
            if let movement = editing.movement {
                let isMoved = path == movement.origin
                frame.origin.y = isMoved ? movement.top : frame.minY + movement.displacement(of: element)
            }
            return frame
        case .header(let section):
            var frame = frame(of: geometry.span(ofHeader: section))
            if style == .plain {
                let limit = geometry.span(ofFooter: section).start - frame.height
                let top = bounds.minY + adjustedContentInset.top
                frame.origin.y = max(frame.minY, min(top, limit))
            }
            return frame.offsetBy(dx: 0, dy: editing.movement?.displacement(of: element) ?? 0)
        case .footer(let section):
            var frame = frame(of: geometry.span(ofFooter: section))
            if style == .plain {
                let limit = geometry.span(ofHeader: section).end
                let bottom = bounds.maxY - adjustedContentInset.bottom - frame.height
                frame.origin.y = min(frame.minY, max(bottom, limit))
            }
            return frame.offsetBy(dx: 0, dy: editing.movement?.displacement(of: element) ?? 0)
        }
    }

    final func frame(of span: TableGeometry.Span) -> CGRect {
        let inset = sectionInsets
        return CGRect(
            x: inset.left,
            y: span.start,
            width: max(0, bounds.width - inset.left - inset.right),
            height: span.length
        )
    }

    // MARK: Creating and placing views

    /// Creates the missing views.
    ///
    /// - Returns: Whether the elements are still valid. They are not if a callback changed the data.
    final func makeViews(for wanted: [TableElement]) -> Bool {
        let version = display.version
        if !display.elementsWithoutViews.isEmpty { display.elementsWithoutViews.formIntersection(wanted) }
        for key in wanted where visibleElements[key] == nil && !display.elementsWithoutViews.contains(key) {
            guard let view = requestView(for: key) else {
                display.elementsWithoutViews.insert(key)
                continue
            }
            guard display.version == version else {
                recycle(view)
                return false
            }
            addVisibleView(view, for: key)
        }
        return true
    }

    /// Adds a new view to the visible views and places it.
    final func addVisibleView(_ view: UIView, for key: TableElement) {
        visibleElements.insert(view, for: key)
        display.undisplayed.insert(ObjectIdentifier(view))
        UIView.performWithoutAnimation {
            view.updateTraits(beforeAddingTo: self)
            applyPlacement(to: view, key: key)
            let frame = frame(of: key, in: loadedGeometry())
            if view.frame != frame { view.frame = frame }
            guard let cell = view as? UITableViewCell, case .row(let path) = key else { return }
            cell.setSelectedByList(dataSourcePath(path).map(selection.isSelected) ?? false)
            cell.updateConfigurationIfNeeded()
        }
    }

    final func place(_ key: TableElement) {
        guard let view = visibleElements[key] else { return }
        applyPlacement(to: view, key: key)
        let frame = frame(of: key, in: loadedGeometry())
        if view.frame != frame { view.frame = frame }
    }

    /// Tells the delegate about the new views and adds them to the view hierarchy.
    final func displayNewViews(_ wanted: [TableElement], isUpdate: Bool = false) {
        display.displayNewViews(
            wanted,
            key: { $0 },
            among: visibleElements,
            announce: { notifyWillDisplay($0, key: $1) },
            show: { putIntoTree($0, key: $1) },
            isAnimated: isUpdate || UIView.inheritedAnimationDuration > 0
        )
    }

    private func putIntoTree(_ view: UIView, key: TableElement) {
        if let view = view as? any ReusableView {
            elementOrder.place(view, zIndex: key.zIndex, in: self, above: backgroundView)
        } else if view.superview !== self {
            // A custom header or footer view of the app.
            addSubview(view)
        }
    }

    // MARK: Recycling

    /// Removes the view of an element and recycles it.
    final func recycleView(for key: TableElement) {
        guard let view = visibleElements.remove(key) else { return }
        endDisplaying(view, key: key)
    }

    /// Keeps the cell of a row that scrolls out of view if it contains the first responder, so that the keyboard stays
    /// and the text is not lost.
    private func retainForFirstResponder(_ key: TableElement) -> Bool {
        guard case .row(let path) = key, let cell = visibleElements[key] as? UITableViewCell,
            cell.containsFirstResponder
        else { return false }
        visibleElements.remove(key)
        elementOrder.remove(cell)
        selection.viewWillRecycle(cell)
        if display.undisplayed.remove(ObjectIdentifier(cell)) == nil {
            notifyDidEndDisplaying(cell, key: key.dataSourceKey(in: display.presented))
        }
        display.retained[path] = cell
        return true
    }

    /// Tells the delegate that a view is no longer displayed, and recycles the view.
    final func endDisplaying(_ view: UIView, key: TableElement) {
        endDisplaying(view, reportedKey: key.dataSourceKey(in: display.presented))
    }

    /// Tells the delegate that a view is no longer displayed, and recycles the view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - reportedKey: The element of the data source, or `nil` for a placeholder.
    final func endDisplaying(_ view: UIView, reportedKey: TableElement?) {
        if let view = view as? any ReusableView { elementOrder.remove(view) }
        selection.viewWillRecycle(view)
        if let cell = view as? UITableViewCell { editing.cellWillRecycle(cell) }
        if display.undisplayed.remove(ObjectIdentifier(view)) == nil { notifyDidEndDisplaying(view, key: reportedKey) }
        view.layer.removeAllAnimations()
        recycle(view)
    }

    final func recycle(_ view: UIView) {
        if let cell = view as? UITableViewCell {
            cell.endInteraction()
            cellQueue.enqueue(cell, kind: nil)
        } else if let header = view as? UITableViewHeaderFooterView {
            headerQueue.enqueue(header, kind: nil)
        } else {
            view.removeFromSuperview()
        }
    }

    private func notifyWillDisplay(_ view: UIView, key: TableElement) {
        switch key {
        case .row(let path):
            guard let cell = view as? UITableViewCell, let path = dataSourcePath(path) else { return }
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        case .header(let section): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    /// Tells the delegate about a view, by the element of the data source. Placeholders have none.
    private func notifyDidEndDisplaying(_ view: UIView, key: TableElement?) {
        switch key {
        case .row(let path):
            guard let cell = view as? UITableViewCell else { return }
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        case .header(let section): delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        case nil: break
        }
    }
}
