/// An item that handles deselection.
public protocol DidDeselectHandlerContainable {
    /// Called when the user deselects the row, or selects another one instead.
    ///
    /// Requires a state with a selection; see ``CollectionViewSelection``.
    var didDeselectHandler: (@MainActor () -> Void)? { get set }
}

extension DidDeselectHandlerContainable {
    /// Returns a copy with another handler.
    public func didDeselect(_ handler: (@MainActor () -> Void)?) -> Self {
        var copy = self
        copy.didDeselectHandler = handler
        return copy
    }
}
