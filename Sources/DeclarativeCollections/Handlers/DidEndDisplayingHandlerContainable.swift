/// An item or supplementary element that learns when it has left the screen.
public protocol DidEndDisplayingHandlerContainable {
    /// Called after the view has left the screen, by scrolling or because the state no longer has it.
    var didEndDisplayingHandler: (@MainActor () -> Void)? { get set }
}

extension DidEndDisplayingHandlerContainable {
    /// A copy with another handler; the original keeps its own.
    public func didEndDisplaying(_ handler: (@MainActor () -> Void)?) -> Self {
        var copy = self
        copy.didEndDisplayingHandler = handler
        return copy
    }
}
