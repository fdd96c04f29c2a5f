/// An item or supplementary element that handles the end of its display.
public protocol DidEndDisplayingHandlerContainable {
    /// Called after the view has left the screen, by scrolling or because the state no longer contains it.
    var didEndDisplayingHandler: (@MainActor () -> Void)? { get set }
}

extension DidEndDisplayingHandlerContainable {
    /// Returns a copy with another handler.
    public func didEndDisplaying(_ handler: (@MainActor () -> Void)?) -> Self {
        var copy = self
        copy.didEndDisplayingHandler = handler
        return copy
    }
}
