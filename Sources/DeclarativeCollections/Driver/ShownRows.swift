import BatchDiffing
import PortableUIKit

/// The rows of the state that a driver shows in a list, for the views in it. Rows of carousels belong to lists of their own.
extension UICollectionView {
    /// Returns the place of the first row that fulfills a condition; `nil` also in lists without a driver.
    package func firstRow(where isIt: (CollectionViewDiffableItem) -> Bool) -> IndexPath? {
        guard let coordinator = dataSource as? CollectionViewCoordinator else { return nil }
        for (index, section) in coordinator.sections.enumerated() {
            if let element = section.items.firstIndex(where: isIt) { return IndexPath(item: element, section: index) }
        }
        return nil
    }

    /// Scrolls, without an animation, as far as needed to make a row visible, and creates its cell.
    package func showRow(at path: IndexPath) {
        guard let coordinator = dataSource as? CollectionViewCoordinator else { return }
        coordinator.scrolling.interrupt()
        // Rows on the way are measured, and may differ from their estimates.
        for _ in 0..<4 {
            guard let offset = coordinator.layout.contentOffset(showing: .item(ElementPath(path)), at: []),
                offset != contentOffset
            else { break }
            setContentOffset(offset, animated: false)
            layoutIfNeeded()
        }
        layoutIfNeeded()
    }
}
