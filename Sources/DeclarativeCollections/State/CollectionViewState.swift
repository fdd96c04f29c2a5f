/// Everything a collection shows, as a value. A driver compares it with what is on screen and changes what differs.
///
/// ```swift
/// CollectionViewState(sections: {
///     makeMainSection()
///     if isSignedIn {
///         makeAccountSection()
///     }
/// })
/// ```
public struct CollectionViewState: Equatable {
    /// The sections from top to bottom.
    public var sections: [CollectionViewSection]

    /// A state of the given sections; without any the collection is empty.
    public init(sections: [CollectionViewSection] = []) {
        self.sections = sections
    }

    /// A state of the sections a builder lists.
    public init(@CollectionViewSectionsBuilder sections: () -> [CollectionViewSection]) {
        self.sections = sections()
    }
}
