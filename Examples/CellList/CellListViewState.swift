import Honeycomb

/// What the settings screen shows.
public struct CellListViewState: Equatable {
    /// The sections and their cells.
    public let collection: CollectionViewState
}
