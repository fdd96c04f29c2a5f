import Foundation

/// One dropped item.
@MainActor final class DroppedItem: NSObject {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    private init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
        super.init()
    }

    /// Returns all items that are dropped on a view.
    static func items(of drop: Drop, on view: UIView) -> [DroppedItem] {
        drop.session.items.enumerated().map { index, item in
            DroppedItem(
                dragItem: item,
                sourceIndexPath: drop.session.sourceIndexPath(of: index, in: view),
                previewSize: drop.previewAnimation.previewSize
            )
        }
    }
}
