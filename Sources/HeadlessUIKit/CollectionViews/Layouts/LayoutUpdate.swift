import Foundation

/// The effect of a batch update on the elements near the visible rectangle, while the update runs. A layout's default
/// initial and final attributes come from here.
@MainActor final class LayoutUpdate {
    private let map: UpdateMap
    /// The elements shown before the update, by their keys before it.
    private let before: [ElementKey: UICollectionViewLayoutAttributes]
    /// The elements shown after the update, by their keys after it.
    var after: [ElementKey: UICollectionViewLayoutAttributes] = [:] {
        didSet { displacements = survivingItems() }
    }
    /// The elements that the layout itself removes, by their keys before the update, and those that it adds, by their
    /// keys after it.
    var removed: Set<ElementKey> = []
    var added: Set<ElementKey> = []
    /// Returns attributes after the update, also of elements that are not shown.
    private let attributesAfter: (ElementKey) -> UICollectionViewLayoutAttributes?
    /// The displacements of items that are shown before and after, in ascending order of their new index paths.
    private var displacements: [(path: IndexPath, displacement: CGVector)] = []

    init(
        map: UpdateMap,
        before: [ElementKey: UICollectionViewLayoutAttributes],
        attributesAfter: @escaping (ElementKey) -> UICollectionViewLayoutAttributes?
    ) {
        self.map = map
        self.before = before
        self.attributesAfter = attributesAfter
    }

    /// Returns the initial attributes of an element that is shown after the update: its old position, or its new one
    /// with an alpha of 0.
    func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if !added.contains(key), let old = map.oldKey(forNew: key), !removed.contains(old) {
            if let attributes = before[old] { return attributes.copied(to: key.indexPath) }
            if case .cell = key { return guessedAttributes(of: key) }
        }
        return (after[key] ?? attributesAfter(key))?.transparent()
    }

    /// Returns the final attributes of an element that was shown before the update: its new position, or its old one
    /// with an alpha of 0.
    func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if !removed.contains(key), let new = map.newKey(forOld: key), !added.contains(new),
            let attributes = after[new] ?? attributesAfter(new)
        {
            return attributes.copied(to: key.indexPath)
        }
        return before[key]?.transparent()
    }

    /// Returns the estimated old position of an item that comes into view. The layout has only new positions, so the
    /// item is assumed to move as far as its nearest neighbor that was visible.
    private func guessedAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let attributes = after[key]?.copied(to: key.indexPath), !displacements.isEmpty else { return nil }
        let index = displacements.partitioningIndex { $0.path > key.indexPath }
        let neighbour = displacements[min(index, displacements.count - 1)]
        attributes.center.x -= neighbour.displacement.dx
        attributes.center.y -= neighbour.displacement.dy
        return attributes
    }

    private func survivingItems() -> [(path: IndexPath, displacement: CGVector)] {
        after.compactMap { key, attributes in
            guard case .cell(let path) = key, let old = map.oldKey(forNew: key).flatMap({ before[$0] }) else {
                return nil
            }
            let displacement = CGVector(
                dx: attributes.center.x - old.center.x,
                dy: attributes.center.y - old.center.y
            )
            return (path, displacement)
        }.sorted { $0.path < $1.path }
    }
}

extension UpdateMap {
    /// Returns the key after the update of an element that survives. Supplementary and decoration views move with their
    /// section.
    func newKey(forOld key: ElementKey) -> ElementKey? {
        carry(key, item: newIndexPath(forOld:), section: newSection(forOld:))
    }

    /// Returns the key before the update of an element that existed.
    func oldKey(forNew key: ElementKey) -> ElementKey? {
        carry(key, item: oldIndexPath(forNew:), section: oldSection(forNew:))
    }

    private func carry(
        _ key: ElementKey,
        item: (IndexPath) -> IndexPath?,
        section: (Int) -> Int?
    ) -> ElementKey? {
        if case .cell(let path) = key { return item(path).map(ElementKey.cell) }
        var path = key.indexPath
        // Index paths with one index belong to views of the whole layout.
        guard path.count > 1 else { return key }
        guard let carried = section(path[0]) else { return nil }
        path[0] = carried
        return key.moved(to: path)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy for another element of the same kind.
    final func copied(to path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let copy = copy() as? UICollectionViewLayoutAttributes
        copy?.indexPath = path
        return copy
    }

    fileprivate final func transparent() -> UICollectionViewLayoutAttributes? {
        let copy = copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }
}
