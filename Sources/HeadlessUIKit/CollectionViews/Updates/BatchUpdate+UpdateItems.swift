import Foundation

extension BatchUpdate {
    /// The changes that the layout receives before the update is animated.
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        func add(_ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?) {
            items.append(UICollectionViewUpdateItem(action: action, before: before, after: after))
        }
        for deleted in deletedSections { add(.delete, section(deleted), nil) }
        for deleted in deletedItems { add(.delete, deleted, nil) }
        for inserted in insertedSections { add(.insert, nil, section(inserted)) }
        for inserted in insertedItems { add(.insert, nil, inserted) }
        for move in movedSections { add(.move, section(move.from), section(move.to)) }
        for move in movedItems { add(.move, move.from, move.to) }
        for reloaded in reloadedSections { add(.reload, section(reloaded), section(reloaded)) }
        for reloaded in reloadedItems { add(.reload, reloaded, reloaded) }
        return items
    }
}
