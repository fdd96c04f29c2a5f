import Diffing
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
        if refresh == .contentAndHandlers || item != entry.content {
            show(item, in: cell, at: indexPath)
        } else if item.box !== entry.content.box {
            callOut(.duringLayout) { item.box.updateHandlers(of: cell) }
            cells[cell]?.content = item
            nameForAccessibility(cell, item: item, at: indexPath)
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
        if refresh == .contentAndHandlers || element != entry.content {
            show(element, in: view, role: kind.role, section: section)
        } else if element.box !== entry.content.box {
            callOut(.duringLayout) { element.box.updateHandlers(of: view) }
            supplementaryViews[view]?.content = element
        }
    }

    func show(_ item: CollectionViewDiffableItem, in cell: UICollectionViewCell, at indexPath: IndexPath) {
        var entry = cells[cell] ?? cells.makeEntry(for: cell, content: item)
        entry.content = item
        cells[cell] = entry
        callOut(.duringLayout) { item.box.update(cell) }
        nameForAccessibility(cell, item: item, at: indexPath)
    }

    func show(
        _ element: CollectionViewDiffableSupplementaryElement,
        in view: UICollectionReusableView,
        role: SupplementaryRole,
        section: Int
    ) {
        var entry = supplementaryViews[view] ?? supplementaryViews.makeEntry(for: view, content: element)
        entry.content = element
        supplementaryViews[view] = entry
        callOut(.duringLayout) { element.box.update(view) }
        let name = AccessibilityName(section: section, of: data).supplementary(role)
        let fallback = supplementaryViews[view]?.fallbackIdentifier
        supplementaryViews[view]?.fallbackIdentifier = view.setAccessibilityName(name, replacing: fallback)
    }

    /// Sets the accessibility identifier of a cell whose content has none.
    private func nameForAccessibility(
        _ cell: UICollectionViewCell,
        item: CollectionViewDiffableItem,
        at indexPath: IndexPath
    ) {
        let name = AccessibilityName(section: indexPath.section, of: data).item(item, index: indexPath.item)
        let fallback = cells[cell]?.fallbackIdentifier
        cells[cell]?.fallbackIdentifier = cell.setAccessibilityName(name, replacing: fallback)
    }
}

extension UIView {
    /// Sets the accessibility identifier unless the content has set one; replaces an identifier set by this method
    /// before.
    ///
    /// - Returns: The identifier, if it was set.
    fileprivate func setAccessibilityName(_ name: String, replacing fallback: String?) -> String? {
        guard accessibilityIdentifier == nil || accessibilityIdentifier == fallback else { return nil }
        accessibilityIdentifier = name
        return name
    }
}
