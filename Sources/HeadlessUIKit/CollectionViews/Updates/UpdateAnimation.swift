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
        /// The key to report to the delegate: the one after the update, if the element still exists.
        var reportedKey: ElementKey
    }

    private let batch: BatchUpdate
    private let map: UpdateMap
    private let offset: CGPoint
    private unowned let collectionView: UICollectionView
    private var disappearingViews: [DisappearingView] = []
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
        for path in batch.reconfiguredItems.compactMap(map.newIndexPath(forOld:)) {
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
            collectionView.endDisplaying(disappearing.view, key: disappearing.reportedKey)
        }
        collectionView.detachUnused()
    }

    // MARK: Preparation

    private func updateCounts() {
        collectionView.updateCounts(after: batch, map)
        collectionView.prepared.follow(map)
        collectionView.scrollers.follow(map)
        collectionView.swipes.follow(map)
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
                disappearingViews.append(DisappearingView(view: view, oldKey: oldKey, reportedKey: oldKey))
            }
        }
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
            disappearingViews.append(DisappearingView(view: view, oldKey: oldKey, reportedKey: oldKey))
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
            disappearingViews.append(DisappearingView(view: view, oldKey: oldKey, reportedKey: key))
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
                view.setLayoutAttributes(initial)
            } else if survivors.contains(key), let applied = view.appliedAttributes {
                view.setLayoutAttributes(applied.shifted(by: shift))
            }
        }
        guard shift != .zero else { return }
        for disappearing in disappearingViews {
            guard let applied = disappearing.view.appliedAttributes else { continue }
            disappearing.view.setLayoutAttributes(applied.shifted(by: shift))
        }
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
