import Foundation

extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section, by default to the last one. Existing items are moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? content.sections.last else {
            preconditionFailure(
                "There are currently no sections in the data source. Please add a section first."
            )
        }
        guard content.items[section] != nil else { DiffableMessages.missingSection(section) }
        removeExisting(identifiers)
        content.items[section, default: []].append(contentsOf: identifiers)
        for identifier in identifiers { content.sectionOfItem[identifier] = section }
    }

    /// Inserts items before another one. Existing items are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    /// Inserts items after another one. Existing items are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }

    /// Deletes items. Items that do not exist are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        let sections = Set(deleted.compactMap { content.sectionOfItem[$0] })
        for section in sections { content.items[section]?.removeAll(where: deleted.contains) }
        for item in deleted { forget(item) }
    }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item after another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    /// Marks items to be reloaded with new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(
                content.sectionOfItem[identifier] != nil,
                "Attempted to reload item identifier that does not exist in the snapshot: \(identifier)"
            )
            reloadedItems.insert(identifier)
        }
    }

    /// Marks items whose existing cells are to be reconfigured.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(
                content.sectionOfItem[identifier] != nil,
                "Attempted to reconfigure item identifier that does not exist in the snapshot: \(identifier)"
            )
            reconfiguredItems.insert(identifier)
        }
    }

    mutating func forget(_ item: ItemIdentifierType) {
        content.sectionOfItem[item] = nil
        reloadedItems.remove(item)
        reconfiguredItems.remove(item)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType],
        at target: ItemIdentifierType,
        offset: Int
    ) {
        precondition(
            !identifiers.contains(target),
            "Invalid parameter not satisfying: an item cannot be inserted relative to itself: \(target)"
        )
        guard content.sectionOfItem[target] != nil else { DiffableMessages.missingItem(target) }
        removeExisting(identifiers)
        guard let section = content.sectionOfItem[target],
            let index = content.items[section]?.firstIndex(of: target)
        else { DiffableMessages.missingItem(target) }
        content.items[section]?.insert(contentsOf: identifiers, at: index + offset)
        for identifier in identifiers { content.sectionOfItem[identifier] = section }
    }

    private mutating func move(
        _ identifier: ItemIdentifierType,
        to target: ItemIdentifierType,
        offset: Int
    ) {
        guard let section = content.sectionOfItem[identifier] else { DiffableMessages.missingItem(identifier) }
        guard let targetSection = content.sectionOfItem[target] else { DiffableMessages.missingItem(target) }
        precondition(identifier != target, "Invalid update: an item cannot be moved relative to itself: \(target)")
        content.items[section]?.removeAll { $0 == identifier }
        let index = content.items[targetSection]?.firstIndex(of: target) ?? 0
        content.items[targetSection]?.insert(identifier, at: index + offset)
        content.sectionOfItem[identifier] = targetSection
    }

    /// Removes items that are inserted although they already exist. UIKit moves them, too, and logs a warning.
    private mutating func removeExisting(_ identifiers: [ItemIdentifierType]) {
        let repeated = DiffableMessages.repeated(identifiers)
        precondition(
            repeated.isEmpty,
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(repeated)"
        )
        let existing = identifiers.filter { content.sectionOfItem[$0] != nil }
        guard !existing.isEmpty else { return }
        DiffableMessages.reportExisting(existing)
        let moved = Set(existing)
        for section in Set(existing.compactMap { content.sectionOfItem[$0] }) {
            content.items[section]?.removeAll(where: moved.contains)
        }
    }
}
