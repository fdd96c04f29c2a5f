import Foundation

extension UICollectionView {
    final func beginMovement(of indexPath: IndexPath) -> Bool {
        guard movement == nil, let dataSource, let attributes = attributes(of: .cell(indexPath)),
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

    /// The path that the data source knows of an item that is presented at a path.
    final func dataSourcePath(_ path: IndexPath) -> IndexPath { movement?.dataSourcePath(path) ?? path }

    /// The name under which an element that the data source knows by another is presented.
    final func presentedKey(_ key: ElementKey) -> ElementKey {
        if case .cell(let path) = key { .cell(presentedPath(path)) } else { key }
    }

    /// Where an item that the data source knows by a path is presented.
    final func presentedPath(_ path: IndexPath) -> IndexPath { movement?.presentedPath(path) ?? path }
}
