/// The cell of an item: of a collection view or of a table.
@MainActor protocol ItemCell: ReusableView {
    /// Takes over whether the item is selected.
    func takeSelection(_ isSelected: Bool)

    /// Takes over whether a touch is on the item.
    func takeHighlight(_ isHighlighted: Bool)

    /// Takes over how far a drag of the item has come.
    func followDrag(_ phase: UICellConfigurationState.DragState)
}
