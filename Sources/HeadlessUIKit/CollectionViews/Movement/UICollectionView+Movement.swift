import Foundation

extension UICollectionView {
    final func beginMovement(of indexPath: IndexPath) -> Bool {
        guard movement == nil, display.presented == nil, let dataSource,
            let attributes = attributes(of: .cell(indexPath)),
            dataSource.collectionView(self, canMoveItemAt: indexPath)
        else { return false }
        let movement = InteractiveMovement(
            collectionView: self,
            indexPath: indexPath,
            position: attributes.center
        )
        self.movement = movement
        movement.begin()
        return true
    }

    /// Returns the data source's index path for a presented one, or `nil` for a placeholder or a gap.
    final func dataSourcePath(_ path: IndexPath) -> IndexPath? {
        if let movement { movement.dataSourcePath(path) } else { display.dataSourcePath(path) }
    }

    /// Returns the data source's key for a presented one, or `nil` for a placeholder or a gap.
    final func dataSourceKey(_ key: ElementKey) -> ElementKey? {
        if case .cell(let path) = key { dataSourcePath(path).map(ElementKey.cell) } else { key }
    }

    /// Returns the presented key for a key with the data source's index path.
    final func presentedKey(_ key: ElementKey) -> ElementKey {
        if case .cell(let path) = key { .cell(presentedPath(path)) } else { key }
    }

    /// Returns the presented index path for one of the data source.
    final func presentedPath(_ path: IndexPath) -> IndexPath {
        movement?.presentedPath(path) ?? display.presentedPath(path)
    }
}
