import Foundation

/// An item view whose rows show actions when swiped: a table, or a collection view with lists.
@MainActor protocol RowSwipeHost: ItemView {
    var isEditing: Bool { get }

    /// Returns the swipe actions at an edge of a row, or `nil` for none.
    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?

    /// Called before a row shows its actions.
    func swipeWillBegin(at indexPath: IndexPath)

    /// Called after a row hid its actions.
    ///
    /// - Parameter indexPath: The index path of the row, or `nil` if it was deleted.
    func swipeDidEnd(at indexPath: IndexPath?)

    /// Places a row at its swipe offset.
    func placeSwipedRow(_ swipe: RowSwipe)

    /// Sets whether the actions of a row are visible.
    func show(isSwiped: Bool, on cell: any ItemCell)
}
