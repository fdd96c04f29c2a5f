import Foundation

/// What the user changed by moving items.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The list before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The list after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference of all items.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections that changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// The sections that are outlines, before and after.
    typealias Outlines = (
        before: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>],
        after: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    )

    init(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        outlines: Outlines = (before: [:], after: [:])
    ) {
        initialSnapshot = old
        finalSnapshot = new
        difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
        sectionTransactions = new.sectionIdentifiers.compactMap { section in
            let before = old.content.items[section] ?? []
            let after = new.content.items[section] ?? []
            guard before != after else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section,
                initialSnapshot: outlines.before[section] ?? NSDiffableDataSourceSectionSnapshot(before),
                finalSnapshot: outlines.after[section] ?? NSDiffableDataSourceSectionSnapshot(after),
                difference: after.difference(from: before)
            )
        }
    }
}

/// What the user changed in one section by moving items.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The items before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference of the items.
    public let difference: CollectionDifference<ItemIdentifierType>
}
