/// An item that can load its data before it is displayed.
public protocol PrefetchHandlerContainable {
    /// Called when the row is about one screen away from the visible rows, in the direction of scrolling.
    var prefetchHandler: (@MainActor () -> Void)? { get set }
    /// Called after `prefetchHandler` if the row is no longer expected to be displayed.
    var cancelPrefetchHandler: (@MainActor () -> Void)? { get set }
}

extension PrefetchHandlerContainable {
    /// Returns a copy with other handlers.
    public func prefetch(
        _ handler: (@MainActor () -> Void)?,
        cancel cancelHandler: (@MainActor () -> Void)? = nil
    ) -> Self {
        var copy = self
        copy.prefetchHandler = handler
        copy.cancelPrefetchHandler = cancelHandler
        return copy
    }
}
