import PortableUIKit

/// A section of a universal data source: its items, and the models of its supplementary views by element kind.
///
///     UniversalSection("news", header: Headline("News"), items: items)
@MainActor
public struct UniversalSection<Item: Hashable> {
    /// The identity of the section. Sections with equal identifiers are the same section with changed content.
    public var identifier: AnyHashable
    /// The items shown in cells.
    public var items: [Item]
    /// The models of supplementary views, one for each element kind.
    public var supplementaryItems: [String: AnyHashable]

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - identifier: Identifies the section.
    ///   - header: The header; `nil` if there is none.
    ///   - items: The items in order.
    ///   - footer: The footer; `nil` if there is none.
    ///   - supplementaryItems: The models of supplementary views other than header and footer, by element kind.
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
