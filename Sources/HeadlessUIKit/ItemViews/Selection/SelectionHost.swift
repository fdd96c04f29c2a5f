import Foundation

/// A view of items that touches highlight and select.
@MainActor protocol SelectionHost: ItemView {
    var isEditing: Bool { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// Whether the highlight of a touch ends before the touch selects.
    var endsHighlightBeforeSelection: Bool { get }

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

    func performPrimaryAction(at indexPath: IndexPath)
}

extension SelectionHost {
    /// Whether touches select items at present.
    var takesSelectingTouches: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether several items can be selected together at present.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
