/// An item that can be tapped.
public protocol DidSelectHandlerContainable {
    /// Called when the row is tapped. Rows without it are neither highlighted nor selected.
    var didSelectHandler: (@MainActor () -> Void)? { get set }
}

extension DidSelectHandlerContainable {
    /// A copy with another handler; the original keeps its own.
    public func didSelect(_ handler: (@MainActor () -> Void)?) -> Self {
        var copy = self
        copy.didSelectHandler = handler
        return copy
    }
}
