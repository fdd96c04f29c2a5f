import Foundation

/// The changes that the user made by reordering items.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The snapshot before the changes.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the changes.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference between all items before and after.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of each changed section.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// The section snapshots before and after, by section.
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

/// The changes that the user made in one section by reordering items.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The identifier of the section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section snapshot before the changes.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section snapshot after the changes.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between the items before and after.
    public let difference: CollectionDifference<ItemIdentifierType>
}
