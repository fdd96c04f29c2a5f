import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
    /// Creates an animator whose items are layout attributes, and which invalidates the layout when they move.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        let world = MainActor.assumeIsolated {
            let world = DynamicWorld { [weak layout] in layout?.collectionView }
            world.itemsDidMove = { [weak layout] in layout?.invalidateLayout() }
            return world
        }
        self.init(world: world)
    }

    /// Returns the attributes of an element among the items.
    final func attributes(
        _ category: UICollectionView.ElementCategory,
        kind: String?,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let world = world
        return MainActor.assumeIsolated {
            world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first {
                $0.indexPath == indexPath && $0.representedElementCategory == category
                    && $0.representedElementKind == kind
            }
        }
    }
}
