import Foundation

/// A view of items whose rows show actions when they are swiped: a table, or a collection view with lists.
@MainActor protocol RowSwipeHost: ItemView {
    var isEditing: Bool { get }

    /// The actions of a row; nil where it has none at that end.
    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?

    /// A row is about to show its actions.
    func swipeWillBegin(at indexPath: IndexPath)

    /// A row no longer shows its actions.
    ///
    /// - Parameter indexPath: Nil where the row is gone.
    func swipeDidEnd(at indexPath: IndexPath?)

    /// Places a row as far to the side as it is swiped.
    func placeSwipedRow(_ swipe: RowSwipe)

    /// Takes over whether the actions of a row show.
    func show(isSwiped: Bool, on cell: any ItemCell)
}
