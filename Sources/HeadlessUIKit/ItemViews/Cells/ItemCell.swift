/// The cell of a collection view or a table.
@MainActor protocol ItemCell: ReusableView {
    /// Sets whether the item is selected.
    func takeSelection(_ isSelected: Bool)

    /// Sets whether a touch is on the item.
    func takeHighlight(_ isHighlighted: Bool)

    /// Sets the phase of a drag of the item.
    func followDrag(_ phase: UICellConfigurationState.DragState)
}
