extension CollectionViewState {
    /// A copy that the reader can pull down to have it loaded again; the original stays as it was.
    ///
    /// The indicator turns until the handler returns, however many states are applied meanwhile, and a pull during this
    /// time starts nothing more.
    public func refresh(_ handler: (@MainActor () async -> Void)?) -> Self {
        var copy = self
        copy.refreshHandler = handler
        return copy
    }
}
