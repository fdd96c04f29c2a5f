import Honeycomb

/// The view state of the settings screen.
public struct CellListViewState: Equatable {
    /// The sections and their cells.
    public let collection: CollectionViewState
}
