import Foundation

extension UICollectionView: ItemControllerHost {
    final var itemDisplay: ItemDisplay { display }

    final func itemCell(at indexPath: IndexPath) -> (any ItemCell)? { cellForItem(at: indexPath) }

    final func indexPath(ofItemCell cell: any ItemCell) -> IndexPath? {
        (cell as? UICollectionViewCell).flatMap(indexPath(for:))
    }

    final func requestCounts() -> ItemCounts {
        guard let dataSource else { return ItemCounts() }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return ItemCounts(
            items: (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
        )
    }

    final func dataSourceDidChange(from old: (any UICollectionViewDataSource)?) {
        if dataSource !== old { discardAndReload() }
    }

    final func discardAndReload() {
        movement?.cancelImmediately()
        prepared.discardAll()
        let presented = display.presented
        display.discardPresented()
        display.version += 1
        display.counts = nil
        selection.reset()
        prefetcher.forget()
        swipes.reset()
        display.indexTitles = nil
        let context = layoutStorage.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layoutStorage.invalidateLayout(with: context)
        // Last: ending animations calls completion handlers, which may already use the new data.
        for (key, view) in visibleElements.removeAll() {
            endDisplaying(view, key: key, reportedKey: key.dataSourceKey(in: presented))
        }
        updates.finishAnimations()
    }
}

// MARK: - Dequeuing

extension UICollectionView {
    final func dequeueCell(identifier: String, indexPath: IndexPath) -> UICollectionViewCell {
        if let (path, cell) = display.reconfigured, path == indexPath {
            guard cell.reuseIdentifier == identifier else {
                fatalError(CollectionViewMessages.reconfiguredCellIsAnother(indexPath: indexPath))
            }
            return cell
        }
        guard
            let view = dequeue(kind: nil, identifier: identifier, key: .cell(indexPath)) as? UICollectionViewCell
        else { fatalError(CollectionViewMessages.cellIsNotRegistered(identifier: identifier)) }
        return view
    }

    final func dequeueSupplementaryView(
        kind: String,
        identifier: String,
        indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(kind: kind, identifier: identifier, key: .supplementaryView(kind, indexPath)) else {
            fatalError(CollectionViewMessages.viewIsNotRegistered(kind: kind, identifier: identifier))
        }
        return view
    }

    /// Returns a recycled or new view with its layout attributes applied, or `nil` if no class is registered.
    private func dequeue(kind: String?, identifier: String, key: ElementKey) -> UICollectionReusableView? {
        let requested = display.requested
        let presentedKey = presentedKey(key)
        let attributes = requested?.key == presentedKey ? requested?.attributes : attributes(of: presentedKey)
        return makeView(kind: kind, identifier: identifier, attributes: attributes) {
            reuseQueue.registeredClass(kind: kind, identifier: identifier)
        } viewFromNib: {
            reuseQueue.makeViewFromNib(kind: kind, identifier: identifier)
        }
    }

    private func makeView(
        kind: String?,
        identifier: String,
        attributes: UICollectionViewLayoutAttributes?,
        viewClass: () -> UICollectionReusableView.Type?,
        viewFromNib: () -> UICollectionReusableView?
    ) -> UICollectionReusableView? {
        var made: UICollectionReusableView?
        UIView.performWithoutAnimation {
            if let reused = reuseQueue.dequeue(kind: kind, identifier: identifier) {
                (reused as? UICollectionViewCell)?.setDropState(.none)
                reused.prepareForReuse()
                made = reused
            } else if let viewClass = viewClass() {
                traitCollection.performAsCurrent {
                    made = viewClass.make(frame: attributes?.frame ?? .zero)
                }
                made?.reuseIdentifier = identifier
            } else if let loaded = viewFromNib() {
                made = loaded
                made?.reuseIdentifier = identifier
            }
            if let attributes { made?.setLayoutAttributes(attributes) }
        }
        return made
    }

    /// Returns the cell of a placeholder. The gap for a drop has none.
    private func view(
        for addition: PresentedItems.Addition,
        attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard case .placeholder(let placeholder) = addition else { return nil }
        let identifier = placeholder.reuseIdentifier
        let view = makeView(kind: nil, identifier: identifier, attributes: attributes) {
            reuseQueue.registeredClass(kind: nil, identifier: identifier)
        } viewFromNib: {
            reuseQueue.makeViewFromNib(kind: nil, identifier: identifier)
        }
        guard let cell = view as? UICollectionViewCell else {
            fatalError(CollectionViewMessages.cellIsNotRegistered(identifier: identifier))
        }
        placeholder.update(cell)
        return cell
    }

    /// Returns the view of an element from the data source, or from the layout for a decoration view.
    final func requestView(
        for key: ElementKey,
        attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        let previous = display.requested
        display.requested = (key, attributes)
        let wasProviding = RegistrationIdentity.isProvidingView
        RegistrationIdentity.isProvidingView = true
        defer {
            display.requested = previous
            RegistrationIdentity.isProvidingView = wasProviding
        }
        switch key {
        case .cell(let path):
            if let addition = display.presented?.addition(at: path) {
                return view(for: addition, attributes: attributes)
            }
            guard let path = dataSourcePath(path) else { return nil }
            guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
            precondition(
                cell.reuseIdentifier != nil,
                CollectionViewMessages.cellWasNotDequeued(indexPath: path)
            )
            return cell
        case .supplementaryView(let kind, let path):
            let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            guard let view else { return nil }
            precondition(
                view.reuseIdentifier != nil,
                CollectionViewMessages.supplementaryViewWasNotDequeued(kind: kind, indexPath: path)
            )
            return view
        case .decorationView(let kind, let path):
            let view = makeView(kind: kind, identifier: kind, attributes: attributes) {
                layoutStorage.decorationClasses[kind]
            } viewFromNib: {
                layoutStorage.decorationNibs[kind].map { ReuseQueue.makeView(from: $0, identifier: kind) }
            }
            guard let view else {
                fatalError(CollectionViewMessages.decorationViewIsNotRegistered(kind: kind, indexPath: path))
            }
            return view
        }
    }
}
