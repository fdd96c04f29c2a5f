import BatchDiffing

/// Makes identifiers unique: those of items within their section, those of sections within their state.
///
/// The first of several equal identifiers is unchanged, the others become a ``RepeatedIdentifier``. Explicit duplicates
/// are reported; implicit ones are listed separately.
struct IdentityResolution {
    /// The sections with unique identities.
    private(set) var sections: [CollectionViewSection]
    /// The explicit identifiers that occur more than once.
    private(set) var duplicates: [DuplicateIdentifier] = []
    /// The call sites that create several items of one section without identifiers.
    private(set) var loops: [DuplicateIdentifier] = []

    init(_ sections: [CollectionViewSection]) {
        self.sections = sections
        resolveSections()
        for index in sections.indices {
            resolveItems(inSection: index)
        }
    }

    private mutating func resolveSections() {
        let identifiers = sections.lazy.map(\.differenceIdentifier)
        guard !identifiers.areUnique else { return }
        let repetitions = Repetitions(identifiers)
        for (index, identifier) in repetitions.replacements {
            sections[index] = sections[index].identified(by: identifier)
        }
        for (identifier, indexes) in repetitions.reportable {
            let types = indexes.map { _ in "CollectionViewSection" }
            duplicates.append(
                DuplicateIdentifier(identifier: identifier, section: nil, indexes: indexes, types: types)
            )
        }
    }

    private mutating func resolveItems(inSection index: Int) {
        let items = sections[index].items
        guard !(sections[index].hasUniqueItems ?? items.haveUniqueIdentifiers) else { return }
        let repetitions = Repetitions(items.lazy.map(\.differenceIdentifier))
        for (item, identifier) in repetitions.replacements {
            sections[index].items[item] = items[item].identified(by: identifier)
        }
        let section = DuplicateIdentifier.Section(index: index, identifier: sections[index].differenceIdentifier)
        func report(_ identifier: DifferenceIdentifier, _ indexes: [Int]) -> DuplicateIdentifier {
            let types = indexes.map { items[$0].typeName }
            return DuplicateIdentifier(identifier: identifier, section: section, indexes: indexes, types: types)
        }
        duplicates += repetitions.reportable.map(report)
        loops += repetitions.implicit.map(report)
    }
}

/// The identifiers of a list that occur more than once.
private struct Repetitions {
    /// The new identifiers of the second and later occurrences, by index.
    private(set) var replacements: [(index: Int, identifier: DifferenceIdentifier)] = []
    /// All indexes of repeated explicit identifiers, in the order of their first repetition.
    private(set) var reportable: [(identifier: DifferenceIdentifier, indexes: [Int])] = []

    /// All indexes of repeated call sites, in the order of their first repetition.
    private(set) var implicit: [(identifier: DifferenceIdentifier, indexes: [Int])] = []

    init(_ identifiers: some Collection<DifferenceIdentifier>) {
        var firsts = [DifferenceIdentifier: Int](minimumCapacity: identifiers.count)
        var repeated: [DifferenceIdentifier: [Int]] = [:]
        var order: [DifferenceIdentifier] = []
        for (index, identifier) in identifiers.enumerated() {
            guard let first = firsts[identifier] else {
                firsts[identifier] = index
                continue
            }
            if repeated[identifier] == nil { order.append(identifier) }
            repeated[identifier, default: [first]].append(index)
        }
        for original in order {
            let indexes = repeated[original, default: []]
            var occurrence = 0
            for index in indexes.dropFirst() {
                // An app may use such an identifier explicitly; the next free number is used then.
                var replacement: DifferenceIdentifier
                repeat {
                    occurrence += 1
                    replacement = DifferenceIdentifier(RepeatedIdentifier(original: original, occurrence: occurrence))
                } while firsts.updateValue(index, forKey: replacement) != nil
                replacements.append((index, replacement))
            }
            if !original.isCallSite {
                reportable.append((original, indexes))
            } else if original.base.base is CallSiteIdentifier {
                implicit.append((original, indexes))
            }
        }
    }
}
