import Diffing

/// Where a row was taken from and where it was put down.
public struct CollectionViewItemMove: Equatable {
    /// A place among the rows of a state.
    public struct Place: Equatable {
        /// The identifier of the section.
        public let section: DifferenceIdentifier
        /// The row's place in the section, counted from 0.
        public let index: Int
        /// The identifier of the row before it; `nil` for the first row of a section.
        public let previousItem: DifferenceIdentifier?
    }

    /// The identifier of the row.
    public let item: DifferenceIdentifier
    /// Its place in the state that was applied last.
    public let from: Place
    /// Its place now.
    public let to: Place
}
