import PortableUIKit

extension CollectionViewState {
    /// Returns a copy that calls a handler when the user scrolls close to the start, for instance to load older
    /// messages.
    ///
    /// See ``CollectionViewPaging`` for when the handler is called.
    public func didReachStart(
        within threshold: CollectionViewPaging.Threshold = .screens(1),
        _ handler: @escaping @MainActor () async -> Void
    ) -> Self {
        var copy = self
        copy.pagingAtStart = CollectionViewPaging(threshold: threshold, handler: handler)
        return copy
    }

    /// Returns a copy that calls a handler when the user scrolls close to the end, to load the next page.
    ///
    /// See ``CollectionViewPaging`` for when the handler is called.
    public func didReachEnd(
        within threshold: CollectionViewPaging.Threshold = .screens(1),
        _ handler: @escaping @MainActor () async -> Void
    ) -> Self {
        var copy = self
        copy.pagingAtEnd = CollectionViewPaging(threshold: threshold, handler: handler)
        return copy
    }
}
