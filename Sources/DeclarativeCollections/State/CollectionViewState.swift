/// Everything a collection shows, as a value. A driver compares it with what is on screen and changes what differs.
///
/// ```swift
/// CollectionViewState(sections: {
///     makeMainSection()
///     if isSignedIn {
///         makeAccountSection()
///     }
/// })
/// .refresh { await viewModel.reload() }
/// .didReachEnd(within: .screens(1)) { await viewModel.loadMore() }
/// ```
public struct CollectionViewState: Equatable {
    /// Which rows are selected, and how many can be.
    public var selection: CollectionViewSelection
    /// The sections from top to bottom.
    public var sections: [CollectionViewSection]
    /// What happens when the reader pulls the list down; `nil` where it cannot be pulled.
    @ForceEquatable public var refreshHandler: (@MainActor () async -> Void)?
    /// What happens when the reader comes near the start.
    public var reachStart: CollectionViewPaging?
    /// What happens when the reader comes near the end.
    public var reachEnd: CollectionViewPaging?

    /// The row that stands in where there is nothing to show; see ``emptyItem(_:)``.
    public var emptyItem: CollectionViewDiffableItem?
    /// What all rows, headers and footers are measured and updated with, unless a nearer value is set.
    public var environment = CollectionViewEnvironment()

    /// A state of the given sections; without any the collection is empty.
    public init(selection: CollectionViewSelection = .none, sections: [CollectionViewSection] = []) {
        self.selection = selection
        self.sections = sections
    }

    /// A state of the sections a builder lists.
    public init(
        selection: CollectionViewSelection = .none,
        @CollectionViewSectionsBuilder sections: () -> [CollectionViewSection]
    ) {
        self.init(selection: selection, sections: sections())
    }
}

extension CollectionViewState: EnvironmentContainable {}
