/// The cell of a collection view or a table.
@MainActor protocol ItemCell: ReusableView {
    /// Sets whether the item is selected.
    func setSelectedByList(_ isSelected: Bool)

    /// Sets whether a touch is on the item.
    func setHighlightedByList(_ isHighlighted: Bool)

    /// Sets the phase of a drag of the item.
    func setDragPhase(_ phase: UICellConfigurationState.DragState)

    /// Sets whether a drop is over the list, and over the item.
    func setDropState(_ state: UICellConfigurationState.DropState)
}
