import BatchDiffing
import PortableUIKit

/// The scope of an update of a live view.
enum ViewRefresh {
    /// Updates content if it differs from the state, and handlers always.
    case changedContentAndHandlers
    /// Updates content and handlers, because equal content has another appearance now.
    case contentAndHandlers
}

extension CollectionViewCoordinator {
    /// Updates the visible views in place.
    func refreshVisibleViews(_ refresh: ViewRefresh) {
        for indexPath in collectionView.indexPathsForVisibleItems {
            guard let cell = collectionView.cellForItem(at: indexPath) else { continue }
            self.refresh(cell, at: indexPath, refresh)
        }
        for kind in registry.kinds {
            for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind.name) {
                guard let view = collectionView.supplementaryView(forElementKind: kind.name, at: indexPath) else {
                    continue
                }
                self.refresh(view, kind: kind, section: indexPath.section, refresh)
            }
        }
    }

    /// Updates one cell. A cell of another type than the item's is skipped: it is about to be replaced.
    func refresh(_ cell: UICollectionViewCell, at indexPath: IndexPath, _ refresh: ViewRefresh) {
        guard let item = data.item(at: ElementPath(indexPath)), let entry = cells[cell],
            item.cellType == entry.content.cellType
        else { return }
        let environment = environment(of: item, section: indexPath.section)
        if refresh == .contentAndHandlers || item != entry.content || environment != entry.environment {
            show(item, in: cell, at: indexPath)
        } else if item.box !== entry.content.box {
            update(in: environment) { item.box.updateHandlers(of: cell) }
            cells[cell]?.content = item
            setAccessibilityIdentifier(of: cell, item: item, at: indexPath)
        }
    }

    func refresh(
        _ view: UICollectionReusableView,
        kind: ViewRegistry.Kind,
        section: Int,
        _ refresh: ViewRefresh
    ) {
        guard let element = data.section(at: section).flatMap(kind.role.element),
            let entry = supplementaryViews[view], element.viewType == entry.content.viewType
        else { return }
        let environment = environment(of: element, section: section)
        if refresh == .contentAndHandlers || element != entry.content || environment != entry.environment {
            show(element, in: view, role: kind.role, section: section)
        } else if element.box !== entry.content.box {
            update(in: environment) { element.box.updateHandlers(of: view) }
            supplementaryViews[view]?.content = element
        }
    }

    func show(_ item: CollectionViewDiffableItem, in cell: UICollectionViewCell, at indexPath: IndexPath) {
        var entry = cells[cell] ?? cells.makeEntry(for: cell, content: item)
        let environment = environment(of: item, section: indexPath.section)
        entry.content = item
        entry.environment = environment
        cells[cell] = entry
        work.countShown(item)
        update(in: environment) { item.box.update(cell) }
        setAccessibilityIdentifier(of: cell, item: item, at: indexPath)
        if item.isMovedByDrag { dragging.install() }
    }

    func show(
        _ element: CollectionViewDiffableSupplementaryElement,
        in view: UICollectionReusableView,
        role: CollectionViewSupplementaryRole,
        section: Int
    ) {
        var entry = supplementaryViews[view] ?? supplementaryViews.makeEntry(for: view, content: element)
        let environment = environment(of: element, section: section)
        entry.content = element
        entry.environment = environment
        supplementaryViews[view] = entry
        update(in: environment) { element.box.update(view) }
        let name = FallbackAccessibilityIdentifier(section: section, of: data).supplementary(role)
        let fallback = supplementaryViews[view]?.fallbackIdentifier
        supplementaryViews[view]?.fallbackIdentifier = view.setFallbackAccessibilityIdentifier(
            name,
            replacing: fallback
        )
    }

    /// Returns the environment of an element in a section: its own values override those of the section and the state.
    func environment(of element: some EnvironmentContainable, section: Int) -> CollectionViewEnvironment {
        data.environment(ofSection: section).overridden(by: element.environment)
    }

    /// Runs an update of a view with the traits of the collection view and the given environment.
    private func update(in environment: CollectionViewEnvironment, _ body: () -> Void) {
        let traits = collectionView.traitCollection
        performCallback(.duringLayout) {
            traits.performAsCurrent { environment.performAsCurrent(body) }
        }
    }

    /// Sets the accessibility identifier of a cell whose content has none.
    private func setAccessibilityIdentifier(
        of cell: UICollectionViewCell,
        item: CollectionViewDiffableItem,
        at indexPath: IndexPath
    ) {
        let name = FallbackAccessibilityIdentifier(section: indexPath.section, of: data).item(
            item,
            index: indexPath.item
        )
        let fallback = cells[cell]?.fallbackIdentifier
        cells[cell]?.fallbackIdentifier = cell.setFallbackAccessibilityIdentifier(name, replacing: fallback)
    }
}

extension UIView {
    /// Sets the accessibility identifier unless the content has set one; replaces an identifier set by this method
    /// before.
    ///
    /// - Returns: The identifier, if it was set.
    fileprivate func setFallbackAccessibilityIdentifier(_ name: String, replacing fallback: String?) -> String? {
        guard accessibilityIdentifier == nil || accessibilityIdentifier == fallback else { return nil }
        accessibilityIdentifier = name
        return name
    }
}
