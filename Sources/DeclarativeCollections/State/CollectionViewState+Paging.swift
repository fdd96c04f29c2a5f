import PortableUIKit

extension CollectionViewState {
    /// A copy that tells when the reader comes near its start, as for older messages; the original stays as it was.
    ///
    /// See ``CollectionViewPaging`` on when the handler is called.
    public func didReachStart(
        within threshold: CollectionViewPaging.Threshold = .screens(1),
        _ handler: @escaping @MainActor () async -> Void
    ) -> Self {
        var copy = self
        copy.reachStart = CollectionViewPaging(threshold: threshold, handler: handler)
        return copy
    }

    /// A copy that tells when the reader comes near its end, to load the next page; the original stays as it was.
    ///
    /// See ``CollectionViewPaging`` on when the handler is called.
    public func didReachEnd(
        within threshold: CollectionViewPaging.Threshold = .screens(1),
        _ handler: @escaping @MainActor () async -> Void
    ) -> Self {
        var copy = self
        copy.reachEnd = CollectionViewPaging(threshold: threshold, handler: handler)
        return copy
    }
}
