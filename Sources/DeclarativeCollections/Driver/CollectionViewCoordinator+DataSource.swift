import BatchDiffing
import PortableUIKit

extension CollectionViewCoordinator: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        data.numberOfSections
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data.numberOfItems(in: section)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = data.item(at: ElementPath(indexPath)) else {
            preconditionFailure("The collection view asked for a cell at \(indexPath), where the state has no item")
        }
        let cell = registry.dequeueCell(item.cellType, at: indexPath)
        show(item, in: cell, at: indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = registry.dequeueSupplementaryView(kind: kind, at: indexPath)
        if let role = role(ofElementKind: kind),
            let element = data.section(at: indexPath.section).flatMap(role.element)
        {
            show(element, in: view, role: role, section: indexPath.section)
        }
        return view
    }
}
