/// The complete content of a collection view as a value. A driver compares it with the current state and updates what
/// changed.
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
    /// The selected rows, and the number of rows that can be selected.
    public var selection: CollectionViewSelection
    /// The sections from top to bottom.
    public var sections: [CollectionViewSection]
    /// Called when the user pulls to refresh; `nil` if the list cannot be refreshed.
    @ForceEquatable public var refreshHandler: (@MainActor () async -> Void)?
    /// The paging handler at the start of the list.
    public var pagingAtStart: CollectionViewPaging?
    /// The paging handler at the end of the list.
    public var pagingAtEnd: CollectionViewPaging?

    /// The row that is shown if there is nothing else to show; see ``emptyItem(_:)``.
    public var emptyItem: CollectionViewDiffableItem?
    /// The rows of the bar below the list; see ``bottomBar(layout:items:)``. A driver does not show them.
    public var bottomBar: CollectionViewSection?
    /// The environment of all rows, headers and footers, unless a nearer value is set.
    public var environment = CollectionViewEnvironment()

    /// Creates a state with an array of sections; empty by default.
    public init(selection: CollectionViewSelection = .none, sections: [CollectionViewSection] = []) {
        self.selection = selection
        self.sections = sections
    }

    /// Creates a state with the sections of a builder.
    public init(
        selection: CollectionViewSelection = .none,
        @CollectionViewSectionsBuilder sections: () -> [CollectionViewSection]
    ) {
        self.init(selection: selection, sections: sections())
    }
}

extension CollectionViewState: EnvironmentContainable {}
