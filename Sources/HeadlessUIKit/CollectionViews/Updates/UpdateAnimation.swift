import Foundation

/// Performs one batch update, from the consistency check to the end of its animation.
@MainActor final class UpdateAnimation: BatchAnimation {
    /// UIKit's duration, in seconds.
    private static let duration: TimeInterval = 0.25
    /// The maximum number of measuring passes, for cells that change their size in every pass.
    private static let maximumRounds = 32

    /// A view whose element was deleted or moved out of the visible rectangle.
    private struct DisappearingView {
        var view: UICollectionReusableView
        /// The key before the update.
        var oldKey: ElementKey
        /// The key to report to the delegate: that of the data source after the update, if the element still exists, else before.
        /// `nil` for placeholders.
        var reportedKey: ElementKey?
    }

    /// The change of the data.
    private let dataChange: (batch: BatchUpdate, map: UpdateMap)
    /// The change on screen, which is another one with placeholders or a gap.
    private var batch: BatchUpdate
    private var map: UpdateMap
    private let offset: CGPoint
    private unowned let collectionView: UICollectionView
    private var disappearingViews: [DisappearingView] = []
    /// The placeholders and the gap before the update.
    private var presentedBefore: PresentedItems?
    /// The elements that were visible before, by their keys after the update.
    private var survivors: Set<ElementKey> = []

    /// Creates the animation of a batch update.
    ///
    /// - Parameter offset: The content offset before the changes. The animation starts from it, even if an invalidation
    ///   during the changes already moved the content.
    init(batch: BatchUpdate, offset: CGPoint, collectionView: UICollectionView) {
        self.batch = batch
        self.offset = offset
        map = UpdateMap(batch)
        dataChange = (batch, map)
        self.collectionView = collectionView
    }

    func run(completion: @escaping () -> Void) {
        updateCounts()
        let before = attributesOnScreen()
        renameViews()
        let layout = collectionView.layoutStorage
        let shift = prepareLayout(layout)
        let update = LayoutUpdate(map: map, before: before.mapValues { $0.shifted(by: shift) }) {
            [unowned collectionView] in collectionView.attributes(of: $0)
        }
        layout.updateInProgress = update
        applyLayoutInsertionsAndDeletions(layout, update)
        for path in dataChange.batch.reconfiguredItems.compactMap(dataChange.map.newIndexPath(forOld:)) {
            collectionView.reconfigureCell(at: path)
        }
        let placed = makeViews()
        update.after = Dictionary(placed.map { ($0.elementKey, $0) }) { first, _ in first }
        departLeavingViews()
        UIView.performWithoutAnimation { applyInitialAttributes(placed, layout: layout, shift: shift) }
        collectionView.displayNewViews(placed, isUpdate: true)
        // Rows take touches at their final places from the start.
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.applyFinalAttributes(placed, layout: layout)
            layout.finalizeCollectionViewUpdates()
            layout.updateInProgress = nil
        } completion: { [weak collectionView] _ in
            // The collection view may be deallocated by then.
            if collectionView != nil { self.endDisplayingDisappearingViews() }
            completion()
        }
        collectionView.prefetcher.visibleItemsDidChange()
        collectionView.prepared.visibleItemsDidChange()
    }

    /// Ends the display of views that fade out. The call at the end of the animation then has no effect.
    func endDisplayingDisappearingViews() {
        let disappearingViews = self.disappearingViews
        self.disappearingViews = []
        for disappearing in disappearingViews {
            collectionView.endDisplaying(
                disappearing.view,
                key: disappearing.oldKey,
                reportedKey: disappearing.reportedKey
            )
        }
        collectionView.detachUnused()
    }

    // MARK: Preparation

    private func updateCounts() {
        collectionView.updateCounts(after: batch, map)
        collectionView.swipes.follow(map)
        presentedBefore = collectionView.display.presented
        batch = collectionView.display.updatePresented(after: batch, map)
        map = UpdateMap(batch)
        collectionView.prepared.follow(map)
        collectionView.scrollers.follow(map)
        collectionView.layoutStorage.itemsWillChange(map)
    }

    private func attributesOnScreen() -> [ElementKey: UICollectionViewLayoutAttributes] {
        collectionView.visibleElements.views.compactMapValues(\.appliedAttributes)
    }

    /// Assigns the keys after the update to the views of surviving elements. The other views depart.
    private func renameViews() {
        let visible = collectionView.visibleElements
        for (oldKey, view) in visible.removeAll() {
            if let newKey = map.newKey(forOld: oldKey) {
                visible.insert(view, for: newKey)
                survivors.insert(newKey)
            } else {
                depart(view, oldKey: oldKey)
            }
        }
    }

    /// Marks a view as departing whose element does not exist any more.
    private func depart(_ view: UICollectionReusableView, oldKey: ElementKey) {
        let reportedKey = oldKey.dataSourceKey(in: presentedBefore)
        disappearingViews.append(DisappearingView(view: view, oldKey: oldKey, reportedKey: reportedKey))
    }

    /// Prepares the layout for the new items.
    ///
    /// - Returns: The change of the content offset.
    private func prepareLayout(_ layout: UICollectionViewLayout) -> CGPoint {
        let context = layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        collectionView.prepareLayoutIfNeeded()
        layout.prepare(forCollectionViewUpdates: batch.updateItems)
        var target = offset
        UIView.performWithoutAnimation {
            collectionView.updateContentSize()
            // What the finger holds beyond the end stays there.
            let proposed =
                collectionView.interaction.isMoving
                ? collectionView.contentOffset : collectionView.validContentOffset(collectionView.contentOffset)
            target = layout.targetContentOffset(forProposedContentOffset: proposed)
            if collectionView.contentOffset != target { collectionView.contentOffset = target }
        }
        return CGPoint(x: target.x - offset.x, y: target.y - offset.y)
    }

    /// Applies the layout's insertions and deletions of supplementary and decoration views in sections that survive.
    private func applyLayoutInsertionsAndDeletions(_ layout: UICollectionViewLayout, _ update: LayoutUpdate) {
        let visible = collectionView.visibleElements
        func remove(_ key: ElementKey) {
            update.removed.insert(key)
            depart(map.newKey(forOld: key))
        }
        func add(_ key: ElementKey) {
            update.added.insert(key)
            depart(key)
        }
        func depart(_ newKey: ElementKey?) {
            guard let newKey, let oldKey = map.oldKey(forNew: newKey), let view = visible.remove(newKey) else { return }
            survivors.remove(newKey)
            self.depart(view, oldKey: oldKey)
        }
        for kind in Set(visible.views.keys.compactMap(\.supplementaryKind)).sorted() {
            for path in layout.indexPathsToDeleteForSupplementaryView(ofKind: kind) {
                remove(.supplementaryView(kind, path))
            }
            for path in layout.indexPathsToInsertForSupplementaryView(ofKind: kind) {
                add(.supplementaryView(kind, path))
            }
        }
        for kind in Set(visible.views.keys.compactMap(\.decorationKind)).sorted() {
            for path in layout.indexPathsToDeleteForDecorationView(ofKind: kind) {
                remove(.decorationView(kind, path))
            }
            for path in layout.indexPathsToInsertForDecorationView(ofKind: kind) {
                add(.decorationView(kind, path))
            }
        }
    }

    private func makeViews() -> [UICollectionViewLayoutAttributes] {
        let display = collectionView.display
        let wasPlacing = display.isPlacing
        display.isPlacing = true
        defer { display.isPlacing = wasPlacing }
        var rounds = 0
        var placed: [UICollectionViewLayoutAttributes]
        var isValid: Bool
        let neededPlacing = display.needsPlacing
        repeat {
            display.needsPlacing = false
            collectionView.prepareLayoutIfNeeded()
            UIView.performWithoutAnimation { collectionView.updateContentSize() }
            UIView.performWithoutAnimation { collectionView.scrollers.update() }
            placed = collectionView.placedElements(in: collectionView.bounds)
            rounds += 1
            // The data source may have changed the bounds.
            isValid = collectionView.makeViews(for: placed) && !display.needsPlacing
        } while !isValid && rounds < Self.maximumRounds
        collectionView.layoutStorage.willPlace(placed)
        collectionView.adjustForSwipe(placed)
        if wasPlacing {
            display.needsPlacing = display.needsPlacing || neededPlacing
        } else {
            display.needsPlacing = false
            display.placedBounds = collectionView.bounds
        }
        return placed
    }

    /// Marks views as departing whose elements survive but are no longer visible.
    private func departLeavingViews() {
        let visible = collectionView.visibleElements
        let layout = collectionView.layoutStorage
        let shown = layout.updateInProgress?.after ?? [:]
        for (key, view) in visible.sorted() where shown[key] == nil {
            visible.remove(key)
            guard survivors.contains(key), let oldKey = map.oldKey(forNew: key) else {
                collectionView.endDisplaying(view, key: key)
                continue
            }
            let reportedKey = collectionView.dataSourceKey(key)
            disappearingViews.append(DisappearingView(view: view, oldKey: oldKey, reportedKey: reportedKey))
        }
    }

    // MARK: Animation

    private func applyInitialAttributes(
        _ placed: [UICollectionViewLayoutAttributes],
        layout: UICollectionViewLayout,
        shift: CGPoint
    ) {
        for attributes in placed {
            let key = attributes.elementKey
            guard let view = collectionView.visibleElements[key] else { continue }
            if view.placedZIndex != nil { collectionView.place(view, at: attributes) }
            if let initial = layout.initialAttributes(for: key) {
                view.setLayoutAttributes(hiddenInGap(initial, key: key))
            } else if survivors.contains(key), let applied = view.appliedAttributes {
                view.setLayoutAttributes(hiddenInGap(applied.shifted(by: shift), key: key))
            }
        }
        guard shift != .zero else { return }
        for disappearing in disappearingViews {
            guard let applied = disappearing.view.appliedAttributes else { continue }
            disappearing.view.setLayoutAttributes(applied.shifted(by: shift))
        }
    }

    /// Hides the item whose place becomes the gap for a drop at once: the preview of the drag shows it.
    private func hiddenInGap(
        _ attributes: UICollectionViewLayoutAttributes,
        key: ElementKey
    ) -> UICollectionViewLayoutAttributes {
        guard let hidden = collectionView.display.presented?.hiddenPath, key == .cell(hidden),
            let copy = attributes.copied(to: attributes.indexPath)
        else { return attributes }
        copy.alpha = 0
        return copy
    }

    private func applyFinalAttributes(
        _ placed: [UICollectionViewLayoutAttributes],
        layout: UICollectionViewLayout
    ) {
        for attributes in placed {
            guard let view = collectionView.visibleElements[attributes.elementKey] else { continue }
            view.setLayoutAttributes(attributes)
            if view.placedZIndex != nil {
                collectionView.place(view, at: attributes)
            }
            view.layoutIfNeeded()
        }
        for disappearing in disappearingViews {
            guard let final = layout.finalAttributes(for: disappearing.oldKey) else { continue }
            disappearing.view.setLayoutAttributes(final)
        }
    }
}

extension UICollectionView: BatchUpdateHost {
    final var updateTerms: UpdateTerms { .collectionView }

    final func batchWillBegin() {
        movement?.cancelImmediately()
        _ = loadedCounts()
    }

    final func makeAnimation(of batch: BatchUpdate, offset: CGPoint) -> any BatchAnimation {
        UpdateAnimation(batch: batch, offset: offset, collectionView: self)
    }
}

extension UpdateTerms {
    static let collectionView = UpdateTerms(list: "collection view", item: "item")
}

extension UICollectionViewLayout {
    final func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key {
        case .cell(let path):
            initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView(let kind, let path):
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView(let kind, let path):
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    final func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key {
        case .cell(let path):
            finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView(let kind, let path):
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView(let kind, let path):
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy whose position is shifted by an offset.
    final func shifted(by offset: CGPoint) -> UICollectionViewLayoutAttributes {
        guard offset != .zero, let copy = copied(to: indexPath) else { return self }
        copy.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
        return copy
    }

    /// Rounds away the errors of adding and subtracting an offset, so that unmoved views are not placed again.
    final func roundOrigin() {
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1024).rounded() / 1024 }
        guard transform.isIdentity else {
            center = CGPoint(x: rounded(center.x), y: rounded(center.y))
            return
        }
        frame.origin = CGPoint(x: rounded(frame.minX), y: rounded(frame.minY))
    }
}
