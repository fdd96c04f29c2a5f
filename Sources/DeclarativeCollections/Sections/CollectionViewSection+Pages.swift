/// The pages of a carousel.
extension CollectionViewSection {
    /// Returns a copy that tells when another page of its carousel is shown.
    ///
    /// ```swift
    /// CollectionViewSection { … }.onPageChange { page in model.page = page }
    /// ```
    ///
    /// A page is a position at which scrolling can end with a row at the leading inset: with rows of the whole width each row is a
    /// page. The handler is called when the nearest page is another one: while the user scrolls, after a tap on the dots, and when the app
    /// scrolls. It may apply a state.
    /// Sections that are no carousel never call it.
    ///
    /// - Parameter handler: Called with the number of the page, from 0.
    public func onPageChange(_ handler: @escaping @MainActor (_ page: Int) -> Void) -> Self {
        var copy = self
        copy.pageHandler = handler
        return copy
    }
}
