/// Which sections of two lists belong together, and which elements in all of them.
@usableFromInline
struct SectionedMatch {
    /// The match of sections as elements of a list.
    @usableFromInline let sections: ListMatch
    /// For every source section the index of its counterpart, or `nil`.
    @usableFromInline let destinations: [Int?]
    /// For every target section the index of its counterpart, or `nil`.
    @usableFromInline let origins: [Int?]
    /// For every target section how its elements belong to those of its counterpart, or to none where it has none.
    @usableFromInline var elements: [ListMatch] = []
    /// For source sections without a counterpart: which of their elements live on elsewhere, if any do.
    @usableFromInline var departures: [Int: ListMatch] = [:]
    /// Target sections without a counterpart some of whose elements come from elsewhere.
    @usableFromInline var receivers: Set<Int> = []
    /// Elements that go from one section to another, ordered by where they arrive.
    @usableFromInline var travels: [Travel] = []

    /// Matches sections, then the elements within each pair of them, then what is left over across sections.
    @inlinable
    init<Section: DifferenceSection>(from source: [Section], to target: [Section]) {
        self.init(sections: ListMatch(SectionTraits<Section>.self, from: source, to: target))
        let sourceLists = source.map(\.differenceElements)
        let targetLists = target.map(\.differenceElements)
        matchWithinSections(sourceLists, targetLists)
        matchAcrossSections(sourceLists, targetLists)
    }

    @usableFromInline
    init(sections: ListMatch) {
        self.sections = sections
        (destinations, origins) = sections.counterparts
    }

    /// Matches the elements of every section with those of its counterpart.
    @inlinable
    mutating func matchWithinSections<Element: DifferenceElement>(_ source: [[Element]], _ target: [[Element]]) {
        elements.reserveCapacity(target.count)
        for index in target.indices {
            let origin = origins[index].map { source[$0] } ?? []
            elements.append(ListMatch(ElementTraits<Element>.self, from: origin, to: target[index]))
        }
    }

    /// Matches elements that have no counterpart in their own section.
    @inlinable
    mutating func matchAcrossSections<Element: DifferenceElement>(_ source: [[Element]], _ target: [[Element]]) {
        guard mayHaveTravels(sourceCounts: source.map(\.count)) else { return }
        let sourceLeftovers = ScatteredElements(source, positions: unmatchedInSource(counts: source.map(\.count)))
        let targetLeftovers = ScatteredElements(target, positions: unmatchedInTarget())
        matchByHash(sourceLeftovers, targetLeftovers) { sourceIndex, targetIndex in
            let from = sourceLeftovers.positions[sourceIndex]
            let to = targetLeftovers.positions[targetIndex]
            let isChanged = !sourceLeftovers[from].isContentEqual(to: targetLeftovers[to])
            travels.append(Travel(from: from, to: to, isChanged: isChanged))
        }
        noteTravels(sourceCounts: source.map(\.count))
    }
}
