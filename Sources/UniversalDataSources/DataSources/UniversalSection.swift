import PortableUIKit

/// A section of a universal data source: items, and models of supplementary views by their kinds.
///
///     UniversalSection("news", header: Headline("News"), items: items)
@MainActor
public struct UniversalSection<Item: Hashable> {
    /// Tells the section from others. Sections with the same identifier are one section whose content changes.
    public var identifier: AnyHashable
    /// What is shown in the cells.
    public var items: [Item]
    /// What is shown in the supplementary views, one of each kind.
    public var supplementaryItems: [String: AnyHashable]

    /// Makes a section.
    ///
    /// - Parameter supplementaryItems: The models of other supplementary views than header and footer, by kind.
    public init(
        _ identifier: some Hashable,
        header: (any Hashable)? = nil,
        items: [Item],
        footer: (any Hashable)? = nil,
        supplementaryItems: [String: any Hashable] = [:]
    ) {
        self.identifier = AnyHashable(identifier)
        self.items = items
        self.supplementaryItems = supplementaryItems.mapValues { AnyHashable($0) }
        if let header { self.header = AnyHashable(header) }
        if let footer { self.footer = AnyHashable(footer) }
    }

    /// The model of the header.
    public var header: AnyHashable? {
        get { supplementaryItems[UICollectionView.elementKindSectionHeader] }
        set { supplementaryItems[UICollectionView.elementKindSectionHeader] = newValue }
    }

    /// The model of the footer.
    public var footer: AnyHashable? {
        get { supplementaryItems[UICollectionView.elementKindSectionFooter] }
        set { supplementaryItems[UICollectionView.elementKindSectionFooter] = newValue }
    }
}
