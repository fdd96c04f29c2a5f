import Foundation

/// An item view with items that touches highlight and select.
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

    /// Returns the item to select for a touch on an item, or `nil` for none.
    func itemToSelect(for indexPath: IndexPath) -> IndexPath?
    func didSelectItem(at indexPath: IndexPath)

    /// Returns the item to deselect, or `nil` for none.
    ///
    /// - Parameter isReplaced: Whether the selection of another item replaces it.
    func itemToDeselect(for indexPath: IndexPath, isReplaced: Bool) -> IndexPath?
    func didDeselectItem(at indexPath: IndexPath)

    func performPrimaryAction(at indexPath: IndexPath)

    /// What is selected.
    var selection: SelectionController { get }

    /// Returns whether two fingers that move on an item select items.
    func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool
    func didBeginMultipleSelection(at indexPath: IndexPath)
    func didEndMultipleSelection()
}

extension SelectionHost {
    /// Whether touches currently select items.
    var allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether more than one item can currently be selected.
    var allowsMultipleSelectionNow: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
