/// An item or supplementary element that handles the beginning of its display.
public protocol WillDisplayHandlerContainable {
    /// Called just before the view comes on screen. Each call is balanced by a call of `didEndDisplayingHandler`, if
    /// there is one.
    var willDisplayHandler: (@MainActor () -> Void)? { get set }
}

extension WillDisplayHandlerContainable {
    /// Returns a copy with another handler.
    public func willDisplay(_ handler: (@MainActor () -> Void)?) -> Self {
        var copy = self
        copy.willDisplayHandler = handler
        return copy
    }
}
