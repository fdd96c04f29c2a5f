/// An item or supplementary element that learns when it comes on screen.
public protocol WillDisplayHandlerContainable {
    /// Called just before the view comes on screen. Every call is followed by one of `didEndDisplayingHandler`, where there is one.
    var willDisplayHandler: (@MainActor () -> Void)? { get set }
}

extension WillDisplayHandlerContainable {
    /// A copy with another handler; the original keeps its own.
    public func willDisplay(_ handler: (@MainActor () -> Void)?) -> Self {
        var copy = self
        copy.willDisplayHandler = handler
        return copy
    }
}
