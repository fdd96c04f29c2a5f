/// An item that handles long presses.
public protocol DidLongPressHandlerContainable {
    /// Called once after the user touches and holds the row for half a second; the tap is canceled.
    var didLongPressHandler: (@MainActor () -> Void)? { get set }
}

extension DidLongPressHandlerContainable {
    /// Returns a copy with another handler.
    public func didLongPress(_ handler: (@MainActor () -> Void)?) -> Self {
        var copy = self
        copy.didLongPressHandler = handler
        return copy
    }
}
