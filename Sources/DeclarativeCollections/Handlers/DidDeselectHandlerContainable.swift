/// An item that learns when it is no longer selected.
public protocol DidDeselectHandlerContainable {
    /// Called when the reader takes the row out of the selection, or selects another in its place.
    ///
    /// It needs a state that keeps a selection; see ``CollectionViewSelection``.
    var didDeselectHandler: (@MainActor () -> Void)? { get set }
}

extension DidDeselectHandlerContainable {
    /// A copy with another handler; the original keeps its own.
    public func didDeselect(_ handler: (@MainActor () -> Void)?) -> Self {
        var copy = self
        copy.didDeselectHandler = handler
        return copy
    }
}
