import BatchDiffing

/// The source and destination of a row that the user moved.
public struct CollectionViewItemMove: Equatable {
    /// A position among the rows of a state.
    public struct Place: Equatable {
        /// The identifier of the section.
        public let section: DifferenceIdentifier
        /// The index of the row in the section.
        public let index: Int
        /// The identifier of the previous row; `nil` for the first row of a section.
        public let previousItem: DifferenceIdentifier?
    }

    /// The identifier of the row.
    public let item: DifferenceIdentifier
    /// The position in the most recently applied state.
    public let from: Place
    /// The new position.
    public let to: Place
}
