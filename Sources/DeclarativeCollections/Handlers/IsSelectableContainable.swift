/// An item that says whether it can be part of a selection.
public protocol IsSelectableContainable {
    /// Whether the row can be selected where the state keeps a selection; see ``CollectionViewSelection``.
    ///
    /// A disabled row never can. Items that do not adopt this protocol can while they are enabled.
    var isSelectable: Bool { get set }
}

extension IsSelectableContainable {
    /// A copy that can be selected, or cannot; the original stays as it was.
    public func selectable(_ isSelectable: Bool) -> Self {
        var copy = self
        copy.isSelectable = isSelectable
        return copy
    }
}
