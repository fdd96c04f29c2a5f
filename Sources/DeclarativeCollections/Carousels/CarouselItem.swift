import BatchDiffing
import PortableUIKit

/// The one row that a carousel is shown in: it contains the rows of the section.
struct CarouselItem: CollectionViewItem {
    typealias Cell = CarouselCell

    /// The section, with unique identifiers and the environment of its rows.
    let section: CollectionViewSection
    /// The selection among the rows of the section.
    let selection: CollectionViewSelection
    @ForceEquatable private(set) var carousels: Carousels?

    init(_ section: CollectionViewSection, selection: CollectionViewSelection, carousels: Carousels) {
        self.section = section
        self.selection = selection.restricted(to: section.items)
        self.carousels = carousels
    }

    var differenceIdentifier: DifferenceIdentifier {
        DifferenceIdentifier(CarouselIdentifier(section: section.differenceIdentifier))
    }

    /// Compares what is shown: the section compares items, header, footer and layout.
    static func == (left: Self, right: Self) -> Bool {
        left.section.layout == right.section.layout && left.section.items == right.section.items
            && left.selection == right.selection
    }
}

/// The identifier of the row of a carousel.
struct CarouselIdentifier: Hashable, CustomStringConvertible {
    let section: DifferenceIdentifier

    var description: String { "carousel" }
}

extension CollectionViewSelection {
    /// The same selection with the identifiers of some rows only.
    fileprivate func restricted(to items: [CollectionViewDiffableItem]) -> Self {
        var copy = self
        copy.didChangeHandler = nil
        guard mode != .none, !identifiers.isEmpty else { return copy }
        copy.identifiers = identifiers.intersection(items.lazy.map(\.differenceIdentifier))
        return copy
    }
}

extension CollectionViewSection {
    /// Whether the rows are shown in a carousel.
    package var isCarousel: Bool {
        layout.carousel != nil && hasRows
    }

    /// The section as the collection view shows it: with one row, if its rows are beside each other.
    func shown(selection: CollectionViewSelection, carousels: Carousels) -> CollectionViewSection {
        guard isCarousel else { return self }
        var copy = self
        copy.items = [CollectionViewDiffableItem(CarouselItem(self, selection: selection, carousels: carousels))]
        // The carousel is as wide as the collection view; its rows keep the insets.
        copy.layout.insets.left = 0
        copy.layout.insets.right = 0
        copy.layout.maximumWidth = nil
        copy.layout.columns = .fixed(1)
        return copy
    }
}
