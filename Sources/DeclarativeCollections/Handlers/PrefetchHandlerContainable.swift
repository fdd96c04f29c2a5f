/// An item that can get its data ready before it is shown.
public protocol PrefetchHandlerContainable {
    /// Called when the row is about a screen away from the visible ones, in the direction in which the reader scrolls.
    var prefetchHandler: (@MainActor () -> Void)? { get set }
    /// Called after `prefetchHandler`, when the row will not be shown after all.
    var cancelPrefetchHandler: (@MainActor () -> Void)? { get set }
}

extension PrefetchHandlerContainable {
    /// A copy with other handlers; the original keeps its own.
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
