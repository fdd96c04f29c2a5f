extension CollectionViewState {
    /// Returns a copy with pull to refresh.
    ///
    /// The refresh control is active until the handler returns, even if other states are applied in the meantime;
    /// pulling again during this time has no effect.
    public func refresh(_ handler: (@MainActor () async -> Void)?) -> Self {
        var copy = self
        copy.refreshHandler = handler
        return copy
    }
}
