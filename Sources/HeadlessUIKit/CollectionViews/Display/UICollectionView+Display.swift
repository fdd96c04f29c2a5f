import Foundation

extension UICollectionView {
    /// Updates the views to match the visible elements. Does nothing if everything is up to date.
    final func layoutElements() {
        placeBackgroundView()
        guard display.placeUntilStable(in: self, placeElements) else { return }
        detachUnused()
        prefetcher.visibleItemsDidChange()
        prepared.visibleItemsDidChange()
    }

    private func placeElements() {
        let version = display.version
        prepareLayoutIfNeeded()
        updateContentSize()
        // A smaller content may have scrolled, and the callback may have changed the data.
        guard display.version == version else {
            display.needsPlacing = true
            return
        }
        let animatedFrom = UIView.inheritedAnimationDuration > 0 ? display.animatedFrom : nil
        display.animatedFrom = nil
        if let animatedFrom { layoutStorage.prepare(forAnimatedBoundsChange: animatedFrom) }
        defer { if animatedFrom != nil { layoutStorage.finalizeAnimatedBoundsChange() } }
        scrollers.update()
        let placed = placedElements(in: bounds)
        layoutStorage.willPlace(placed)
        adjustForSwipe(placed)
        let keys = Set(placed.map(\.elementKey))
        for key in visibleElements.views.keys.filter({ !keys.contains($0) }).sorted() {
            if !retainForFirstResponder(key) { recycleView(for: key) }
            // The callback changed the data, so the keys refer to other elements now.
            guard display.version == version else {
                display.needsPlacing = true
                return
            }
        }
        let known = animatedFrom == nil ? [] : Set(visibleElements.views.keys)
        guard makeViews(for: placed) else { return }
        if animatedFrom != nil { applyInitialAttributes(placed.filter { !known.contains($0.elementKey) }) }
        for attributes in placed {
            guard let view = visibleElements[attributes.elementKey] else { continue }
            view.setLayoutAttributes(attributes)
            if view.placedZIndex != nil { place(view, at: attributes) }
        }
        displayNewViews(placed)
        swipes.swipe?.placeActions()
    }

    /// Applies the layout's initial attributes to elements that an animated bounds change brings into view.
    private func applyInitialAttributes(_ appearing: [UICollectionViewLayoutAttributes]) {
        for attributes in appearing {
            guard let view = visibleElements[attributes.elementKey],
                let initial = layoutStorage.initialAttributes(for: attributes.elementKey)
            else { continue }
            UIView.performWithoutAnimation { view.setLayoutAttributes(initial) }
        }
    }

    /// Creates the missing views and applies the sizes that they prefer.
    ///
    /// - Returns: Whether the attributes are still valid. They are not if a view changed its size or a callback changed
    ///   the data.
    final func makeViews(for placed: [UICollectionViewLayoutAttributes]) -> Bool {
        let version = display.version
        var contexts: [UICollectionViewLayoutInvalidationContext] = []
        for attributes in placed where visibleElements[attributes.elementKey] == nil {
            let key = attributes.elementKey
            guard let view = preparedView(for: key) ?? requestView(for: key, attributes: attributes) else { continue }
            guard display.version == version else {
                reuseQueue.enqueue(view, kind: key.reuseKind)
                display.needsPlacing = true
                return false
            }
            visibleElements.insert(view, for: key)
            display.undisplayed.insert(ObjectIdentifier(view))
            UIView.performWithoutAnimation {
                view.updateTraits(beforeAddingTo: self)
                view.setLayoutAttributes(attributes)
                guard let cell = view as? UICollectionViewCell else { return }
                cell.isListEditing = showsEditing(key)
                cell.setSelectedByList(isSelected(key))
                cell.updateConfigurationIfNeeded()
            }
            if let context = contextForPreferredAttributes(of: view, original: attributes) { contexts.append(context) }
        }
        for attributes in placed {
            guard let view = visibleElements[attributes.elementKey],
                layoutStorage.wantsPreferredAttributes(of: attributes.elementKey)
                    || display.needsMeasuring.contains(ObjectIdentifier(view))
            else { continue }
            if let context = contextForPreferredAttributes(of: view, original: attributes) { contexts.append(context) }
        }
        if let context = contextForGap(among: placed) { contexts.append(context) }
        display.needsMeasuring = []
        for context in contexts { layoutStorage.invalidateLayout(with: context) }
        return contexts.isEmpty && display.version == version
    }

    private func preparedView(for key: ElementKey) -> UICollectionReusableView? {
        if case .cell(let path) = key { prepared.removeCell(at: path) } else { nil }
    }

    /// Returns whether the element's cell shows its editing state.
    final func showsEditing(_ key: ElementKey) -> Bool {
        guard isEditing else { return false }
        guard let path = dataSourcePath(key.indexPath) else { return false }
        return delegate?.collectionView(self, canEditItemAt: path) ?? true
    }

    private func isSelected(_ key: ElementKey) -> Bool {
        dataSourcePath(key.indexPath).map(selection.isSelected) ?? false
    }

    /// Returns the invalidation context for a view that prefers other attributes than the layout proposes, or `nil`.
    final func contextForPreferredAttributes(
        of view: UICollectionReusableView,
        original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext? {
        guard original.representedElementCategory != .decorationView,
            let proposed = original.copied(to: original.indexPath)
        else { return nil }
        return contextForPreferredAttributes(view.preferredLayoutAttributesFitting(proposed), original: original)
    }

    private func contextForPreferredAttributes(
        _ preferred: UICollectionViewLayoutAttributes,
        original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext? {
        let asksForLayout = layoutStorage.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred,
            withOriginalAttributes: original
        )
        guard asksForLayout else { return nil }
        return layoutStorage.invalidationContext(
            forPreferredLayoutAttributes: preferred,
            withOriginalAttributes: original
        )
    }

    /// Returns the invalidation context for a gap that does not have the size of the dragged item, in layouts whose items decide
    /// about their sizes.
    private func contextForGap(
        among placed: [UICollectionViewLayoutAttributes]
    ) -> UICollectionViewLayoutInvalidationContext? {
        guard let gap = display.presented?.emptyGap, layoutStorage.wantsPreferredAttributes(of: .cell(gap.path)),
            let original = placed.first(where: { $0.elementKey == .cell(gap.path) }),
            let preferred = original.copied(to: gap.path)
        else { return nil }
        preferred.size = gap.size
        return contextForPreferredAttributes(preferred, original: original)
    }

    /// Asks the data source to configure the existing cell of an item again.
    final func reconfigureCell(at indexPath: IndexPath) {
        guard let cell = cellForItem(at: indexPath) else { return }
        display.reconfigured = (indexPath, cell)
        let configured = dataSource?.collectionView(self, cellForItemAt: indexPath)
        display.reconfigured = nil
        precondition(
            configured === cell || configured == nil,
            CollectionViewMessages.reconfiguredCellIsAnother(indexPath: indexPath)
        )
        guard let original = attributes(of: presentedKey(.cell(indexPath))),
            let context = contextForPreferredAttributes(of: cell, original: original)
        else { return }
        layoutStorage.invalidateLayout(with: context)
    }

    /// Tells the delegate about the new views and adds them to the view hierarchy.
    final func displayNewViews(_ placed: [UICollectionViewLayoutAttributes], isUpdate: Bool = false) {
        display.displayNewViews(
            placed,
            key: \.elementKey,
            among: visibleElements,
            announce: { notifyWillDisplay($0, key: $1) },
            show: { place($0, at: $1) },
            isAnimated: isUpdate || UIView.inheritedAnimationDuration > 0
        )
    }

    // MARK: Recycling

    /// Removes the view of an element and recycles it.
    final func recycleView(for key: ElementKey) {
        guard let view = visibleElements.remove(key) else { return }
        endDisplaying(view, key: key)
    }

    /// Keeps the cell of an item that scrolls out of view if it contains the first responder, so that the keyboard
    /// stays and the text is not lost.
    private func retainForFirstResponder(_ key: ElementKey) -> Bool {
        guard case .cell(let path) = key, let cell = visibleElements[key] as? UICollectionViewCell,
            cell.containsFirstResponder
        else { return false }
        visibleElements.remove(key)
        removeFromOrder(cell)
        selection.viewWillRecycle(cell)
        if display.undisplayed.remove(ObjectIdentifier(cell)) == nil {
            notifyDidEndDisplaying(cell, key: dataSourceKey(key))
        }
        prepared.insert(cell, at: path)
        return true
    }

    /// Tells the delegate that a view is no longer displayed, and recycles the view.
    final func endDisplaying(_ view: UICollectionReusableView, key: ElementKey) {
        endDisplaying(view, key: key, reportedKey: dataSourceKey(key))
    }

    /// Tells the delegate that a view is no longer displayed, and recycles the view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - key: The presented key.
    ///   - reportedKey: The key of the data source, or `nil` for a placeholder.
    final func endDisplaying(_ view: UICollectionReusableView, key: ElementKey, reportedKey: ElementKey?) {
        removeFromOrder(view)
        selection.viewWillRecycle(view)
        swipes.viewWillRecycle(view)
        let wasDisplayed = display.undisplayed.remove(ObjectIdentifier(view)) == nil
        if wasDisplayed { notifyDidEndDisplaying(view, key: reportedKey) }
        (view as? UICollectionViewCell)?.endInteraction()
        view.layer.removeAllAnimations()
        reuseQueue.enqueue(view, kind: key.reuseKind)
    }

    private func notifyWillDisplay(_ view: UICollectionReusableView, key: ElementKey) {
        switch key {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell, let path = dataSourcePath(path) else { return }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        case .supplementaryView(let kind, let path):
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .decorationView:
            break
        }
    }

    /// Tells the delegate about a view, by the key of the data source. Placeholders have none.
    private func notifyDidEndDisplaying(_ view: UICollectionReusableView, key: ElementKey?) {
        switch key {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        case .supplementaryView(let kind, let path):
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        case .decorationView, nil:
            break
        }
    }
}

extension ElementKey {
    /// The element kind in the reuse queue, or `nil` for cells.
    var reuseKind: String? {
        switch self {
        case .cell: nil
        case .supplementaryView(let kind, _), .decorationView(let kind, _): kind
        }
    }
}
