/// An item that can be excluded from selection.
public protocol IsSelectableContainable {
    /// Whether the row can be selected if the state has a selection; see ``CollectionViewSelection``.
    ///
    /// A disabled row cannot be selected. Items that do not conform to this protocol can be selected while they are
    /// enabled.
    var isSelectable: Bool { get set }
}

extension IsSelectableContainable {
    /// Returns a copy that can or cannot be selected.
    public func selectable(_ isSelectable: Bool) -> Self {
        var copy = self
        copy.isSelectable = isSelectable
        return copy
    }
}
