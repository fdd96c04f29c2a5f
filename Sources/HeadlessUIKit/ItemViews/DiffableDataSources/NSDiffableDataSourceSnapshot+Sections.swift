import Foundation

extension NSDiffableDataSourceSnapshot {
    /// Appends sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        add(identifiers, at: numberOfSections)
    }

    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        add(identifiers, at: place(of: toIdentifier))
    }

    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        add(identifiers, at: place(of: toIdentifier) + 1)
    }

    /// Deletes sections and their items. Sections that do not exist are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let deleted = Set(identifiers)
        for section in deleted {
            for item in content.items.removeValue(forKey: section) ?? [] { forget(item) }
            reloadedSections.remove(section)
        }
        content.sections.removeAll(where: deleted.contains)
    }

    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    /// Marks sections to be reloaded with new views.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard content.items[identifier] != nil else {
                preconditionFailure("Attempted to reload section identifier that does not exist: \(identifier)")
            }
            reloadedSections.insert(identifier)
        }
    }

    private mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
        let repeated = DiffableMessages.repeated(identifiers)
        precondition(
            repeated.isEmpty,
            "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(repeated)"
        )
        let existing = identifiers.filter { content.items[$0] != nil }
        precondition(
            existing.isEmpty,
            "Fatal: supplied section identifiers already exist in the snapshot. Existing identifiers: \(existing)"
        )
        content.sections.insert(contentsOf: identifiers, at: index)
        for identifier in identifiers { content.items[identifier] = [] }
    }

    private mutating func move(
        _ identifier: SectionIdentifierType,
        to target: SectionIdentifierType,
        offset: Int
    ) {
        let index = place(of: identifier)
        _ = place(of: target)
        precondition(identifier != target, "Invalid update: a section cannot be moved relative to itself")
        content.sections.remove(at: index)
        content.sections.insert(identifier, at: place(of: target) + offset)
    }

    private func place(of identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else { DiffableMessages.missingSection(identifier) }
        return index
    }
}
