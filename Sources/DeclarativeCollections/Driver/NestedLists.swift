import BatchDiffing
import PortableUIKit

/// The lists in rows of a list: carousels. The list knows them by what it needs of them.
@MainActor
protocol NestedLists: AnyObject {
    /// Called with the sections of a state that is about to be shown.
    func willShow(_ sections: [CollectionViewSection])

    /// Returns what a section looks like to the list: rows that have a list of their own are one row.
    func outerSection(of section: CollectionViewSection, selection: CollectionViewSelection) -> CollectionViewSection

    /// Returns the rows that one row of the list stands for; `nil` for a usual row.
    func rows(in item: CollectionViewDiffableItem) -> [CollectionViewDiffableItem]?

    /// Called after the list has scrolled or changed.
    func didMove()

    /// Called when no measured size is valid any more.
    func sizesDidBecomeInvalid()
}

/// A cell with a list of its own.
@MainActor
protocol NestedListCell: UICollectionViewCell {
    func willDisplay()
    func didEndDisplaying()

    /// Scrolls to a row. Returns `false` if there is no such row, or if the user or another call interrupts it.
    func scroll(toRow identifier: DifferenceIdentifier, animated: Bool) async -> Bool
}
