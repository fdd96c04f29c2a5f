import Foundation

/// A cell for an item that is still loading.
@MainActor final class DropPlaceholder {
    let dragItem: UIDragItem
    let reuseIdentifier: String
    /// The height of the row in a table, in points; `nil` if the cell or the layout decides.
    let rowHeight: CGFloat?
    /// The size of the preview that was dropped, in points. It is the size of the cell where the delegate decides about sizes.
    let size: CGSize
    let update: (any ItemCell) -> Void

    init(
        dragItem: UIDragItem,
        reuseIdentifier: String,
        rowHeight: CGFloat? = nil,
        size: CGSize,
        update: @escaping (any ItemCell) -> Void
    ) {
        self.dragItem = dragItem
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        self.size = size
        self.update = update
    }
}
