/// An item that handles taps.
public protocol DidSelectHandlerContainable {
    /// Called when the row is tapped. Rows without a handler are neither highlighted nor selected.
    var didSelectHandler: (@MainActor () -> Void)? { get set }
}

extension DidSelectHandlerContainable {
    /// Returns a copy with another handler.
    public func didSelect(_ handler: (@MainActor () -> Void)?) -> Self {
        var copy = self
        copy.didSelectHandler = handler
        return copy
    }
}
