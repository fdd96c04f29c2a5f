/// An item that can be pressed for long.
public protocol DidLongPressHandlerContainable {
    /// Called once when a touch has rested on the row for half a second; the tap that would follow is cancelled.
    var didLongPressHandler: (@MainActor () -> Void)? { get set }
}

extension DidLongPressHandlerContainable {
    /// A copy with another handler; the original keeps its own.
    public func didLongPress(_ handler: (@MainActor () -> Void)?) -> Self {
        var copy = self
        copy.didLongPressHandler = handler
        return copy
    }
}
