import Foundation

extension UITableView: ItemControllerHost {
    final var itemDisplay: ItemDisplay { display }

    final func requestCounts() -> ItemCounts {
        guard let dataSource else { return ItemCounts() }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return ItemCounts(
            items: (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
        )
    }

    final func indexPathForItem(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    final func itemCell(at indexPath: IndexPath) -> (any ItemCell)? { cellForRow(at: indexPath) }

    final func indexPath(ofItemCell cell: any ItemCell) -> IndexPath? {
        (cell as? UITableViewCell).flatMap(indexPath(for:))
    }
}
