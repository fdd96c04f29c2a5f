import Foundation

@testable @_spi(Host) import HeadlessUIKit

/// A collection view whose items are dragged and dropped by a finger.
@MainActor final class DropScreen: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let screen: CollectionScreen
    var operation = UIDropOperation.copy
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    /// What the app does with a drop.
    var perform: ((any UICollectionViewDropCoordinator) -> Void)?
    private(set) var destinations: [IndexPath?] = []

    init(_ titles: [[String]] = [["a", "b", "c", "d"]]) {
        screen = CollectionScreen(sections: titles, size: CGSize(width: 100, height: 352))
        super.init()
        view.register(TestCell.self, forCellWithReuseIdentifier: "placeholder")
        view.dragDelegate = self
        view.dropDelegate = self
        view.dragInteractionEnabled = true
    }

    var view: UICollectionView { screen.collectionView }

    /// The titles of the visible cells from top to bottom; those of hidden cells in brackets.
    var titles: [String] {
        let cells = view.subviews.compactMap { $0 as? TestCell }.filter { $0.superview === view && !$0.isHidden }
        return cells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.alpha == 0 ? "(\($0.title))" : $0.title }
    }

    /// The y-coordinates of the cells by their titles.
    func top(_ title: String) -> CGFloat? {
        view.subviews.compactMap { $0 as? TestCell }.first { $0.title == title }?.frame.minY
    }

    func drag(from start: CGFloat, to end: CGFloat) {
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: start))
        screen.window.clock.advance(by: 0.6)
        move(to: end)
    }

    func move(to y: CGFloat) {
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: y))
        finish()
    }

    func drop() {
        screen.window.hostTouchUp()
        finish()
    }

    func finish() {
        screen.window.clock.advance(by: 1)
        screen.window.hostLayout()
    }

    /// Changes the data and the view.
    func insert(_ title: String, at item: Int) {
        screen.source.sections[0].insert(title, at: item)
        view.insertItems(at: [path(item)])
    }

    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let title = screen.source.sections[indexPath.section][indexPath.item]
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: title)))
        item.localObject = title
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        destinations.append(destinationIndexPath)
        return UICollectionViewDropProposal(operation: operation, intent: intent)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        perform?(coordinator)
    }
}

/// Drags every row of a table and proposes to insert between rows.
@MainActor final class TableDropDelegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    private let operation: UIDropOperation
    /// What the app does with a drop.
    var perform: ((any UITableViewDropCoordinator) -> Void)?

    init(_ operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "row")))]
    }

    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        perform?(coordinator)
    }
}
