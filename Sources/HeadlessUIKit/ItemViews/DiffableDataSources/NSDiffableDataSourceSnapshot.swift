import Foundation

/// The sections and items of a list at a point in time, each with a unique identifier.
///
/// Finding the section of an item is O(1). Operations that involve positions take time proportional to the sizes of the
/// sections involved.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    var reloadedSections: Set<SectionIdentifierType> = []
    var reloadedItems: Set<ItemIdentifierType> = []
    var reconfiguredItems: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Counts and identifiers

    /// The number of items in all sections.
    public var numberOfItems: Int { content.sectionOfItem.count }

    /// The number of sections.
    public var numberOfSections: Int { content.sections.count }

    /// The section identifiers, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { content.sections }

    /// The item identifiers of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { content.sections.flatMap { content.items[$0] ?? [] } }

    /// The sections that are marked to be reloaded.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        content.sections.filter(reloadedSections.contains)
    }

    /// The items that are marked to be reloaded.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { ordered(reloadedItems) }

    /// The items that are marked to be reconfigured.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { ordered(reconfiguredItems) }

    /// Returns the number of items in a section, which must exist.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section, which must exist.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = content.items[identifier] else { DiffableMessages.missingSection(identifier) }
        return items
    }

    /// Returns the section that contains an item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.sectionOfItem[identifier]
    }

    /// Returns the index of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = content.sectionOfItem[identifier] else { return nil }
        var index = 0
        for other in content.sections {
            let items = content.items[other] ?? []
            if other == section { return items.firstIndex(of: identifier).map { index + $0 } }
            index += items.count
        }
        return nil
    }

    /// Returns the index of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        content.items[identifier] == nil ? nil : content.sections.firstIndex(of: identifier)
    }

    private func ordered(_ marked: Set<ItemIdentifierType>) -> [ItemIdentifierType] {
        marked.isEmpty ? [] : itemIdentifiers.filter(marked.contains)
    }
}
