import Foundation

/// A view of items that touches highlight and select: a collection view or a table.
///
/// Its cells are plain views here; the host knows their class.
@MainActor protocol SelectionHost: UIView {
    /// Whether touches select items at present.
    var takesSelectingTouches: Bool { get }
    /// Whether several items can be selected together at present.
    var selectsSeveral: Bool { get }
    /// Whether the highlight of a touch ends before the touch selects.
    var endsHighlightBeforeSelection: Bool { get }

    func loadedCounts() -> ItemCounts

    /// The view of an item, if it has one.
    func selectableView(at indexPath: IndexPath) -> UIView?

    /// The item a view is the cell of; nil for other views.
    func selectableItem(of view: UIView) -> IndexPath?

    func show(isSelected: Bool, on view: UIView)
    func show(isHighlighted: Bool, on view: UIView)

    func shouldHighlightItem(at indexPath: IndexPath) -> Bool
    func didHighlightItem(at indexPath: IndexPath)
    func didUnhighlightItem(at indexPath: IndexPath)

    /// The item that a touch on another may select, nil for none.
    func itemToSelect(for indexPath: IndexPath) -> IndexPath?
    func didSelectItem(at indexPath: IndexPath)

    /// The item that a touch may deselect, nil for none.
    ///
    /// - Parameter isReplaced: Whether it makes way for another item.
    func itemToDeselect(for indexPath: IndexPath, isReplaced: Bool) -> IndexPath?
    func didDeselectItem(at indexPath: IndexPath)

    /// A touch asks for what the item is for.
    func performPrimaryAction(at indexPath: IndexPath)
}
