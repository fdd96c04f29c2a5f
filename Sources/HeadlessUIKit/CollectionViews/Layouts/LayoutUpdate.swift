import Foundation

/// What a batch update means for the elements around the visible rectangle, for as long as it is being carried out.
/// The default answers of a layout for the ends of animations come from here.
@MainActor final class LayoutUpdate {
    private let map: UpdateMap
    /// What was shown before the update, by the name before it.
    private let before: [ElementKey: UICollectionViewLayoutAttributes]
    /// What is shown after the update, by the name after it.
    var after: [ElementKey: UICollectionViewLayoutAttributes] = [:] {
        didSet { displacements = survivingItems() }
    }
    /// What the layout itself takes out, by the name before the update, and puts in, by the name after it.
    var removed: Set<ElementKey> = []
    var added: Set<ElementKey> = []
    /// Attributes after the update, also of what is not shown.
    private let attributesAfter: (ElementKey) -> UICollectionViewLayoutAttributes?
    /// How far items that are shown before and after come, by the path after the update, ascending.
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

    /// Where an element that is shown after the update begins: where it was, or where it will be, transparent.
    func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if !added.contains(key), let old = map.oldKey(forNew: key), !removed.contains(old) {
            if let attributes = before[old] { return attributes.copied(to: key.indexPath) }
            if case .cell = key { return guessedAttributes(of: key) }
        }
        return (after[key] ?? attributesAfter(key))?.transparent()
    }

    /// Where an element that was shown before the update ends: where it goes, or where it was, transparent.
    func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if !removed.contains(key), let new = map.newKey(forOld: key), !added.contains(new),
            let attributes = after[new] ?? attributesAfter(new)
        {
            return attributes.copied(to: key.indexPath)
        }
        return before[key]?.transparent()
    }

    /// Where an item was that comes into sight: the layout does not know any more, so it is taken to come as far as
    /// its nearest neighbour that was in sight.
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
    /// The name after the update of an element that survives. Supplementary and decoration views go with their section.
    func newKey(forOld key: ElementKey) -> ElementKey? {
        carry(key, item: newIndexPath(forOld:), section: newSection(forOld:))
    }

    /// The name before the update of an element that was there.
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
        // A path of one index is that of a view of the whole layout.
        guard path.count > 1 else { return key }
        guard let carried = section(path[0]) else { return nil }
        path[0] = carried
        return key.moved(to: path)
    }
}

extension UICollectionViewLayoutAttributes {
    /// A copy that names another element of the same kind.
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
