/// Which sections of two lists belong together, and which elements in all of them.
@usableFromInline
struct SectionedMatch {
    /// What changes about sections as elements of a list.
    @usableFromInline let sections: ListDifference
    /// For every source section the index of its counterpart, or `nil`.
    @usableFromInline let destinations: [Int?]
    /// For every target section the index of its counterpart, or `nil`.
    @usableFromInline let origins: [Int?]
    /// For every target section what changes about its elements. Where it has no counterpart, there is nothing to
    /// compare, and all of its elements are new.
    @usableFromInline var elements: [ListDifference] = []
    /// For source sections without a counterpart whose elements partly live on elsewhere: those that do not.
    @usableFromInline var departures: [Int: [Int]] = [:]
    /// For target sections without a counterpart whose elements partly come from elsewhere: those that do not.
    @usableFromInline var receivers: [Int: [Int]] = [:]
    /// Elements that go from one section to another, ordered by where they arrive.
    @usableFromInline var travels: [Travel] = []

    /// Matches sections, then the elements within each pair of them, then what is left over across sections.
    @inlinable
    init<Section: DifferenceSection>(from source: [Section], to target: [Section]) {
        self.init(
            sections: ListDifference(SectionTraits<Section>.self, from: source, to: target),
            sourceCount: source.count,
            targetCount: target.count
        )
        let lists = ElementLists(
            source: source.map { $0.differenceElements },
            target: target.map { $0.differenceElements }
        )
        matchWithinSections(lists)
        matchAcrossSections(lists)
    }

    @usableFromInline
    init(sections: ListDifference, sourceCount: Int, targetCount: Int) {
        self.sections = sections
        (destinations, origins) = sections.counterparts(sourceCount: sourceCount, targetCount: targetCount)
    }

    /// Matches the elements of every section with those of its counterpart.
    @inlinable
    mutating func matchWithinSections<Element: DifferenceElement>(_ lists: ElementLists<Element>) {
        elements.reserveCapacity(lists.target.count)
        for index in lists.target.indices {
            if let origin = origins[index] {
                elements.append(
                    ListDifference(ElementTraits<Element>.self, from: lists.source[origin], to: lists.target[index])
                )
            } else {
                elements.append(ListDifference())
            }
        }
    }

    /// Matches elements that have no counterpart in their own section.
    @inlinable
    mutating func matchAcrossSections<Element: DifferenceElement>(_ lists: ElementLists<Element>) {
        // Nothing travels within one pair of sections.
        guard lists.source.count + lists.target.count > 2 || origins != [0] else { return }
        let counts = lists.counts
        guard mayHaveTravels(counts) else { return }
        let source = ScatteredElements(lists.source, positions: unmatchedInSource(counts.source))
        let target = ScatteredElements(lists.target, positions: unmatchedInTarget(counts.target))
        let partners = partners(of: target, in: source)
        for (index, partner) in partners.enumerated() where partner >= 0 {
            let from = source.positions[Int(partner)]
            let to = target.positions[index]
            travels.append(Travel(from: from, to: to, isChanged: !source[from].isContentEqual(to: target[to])))
        }
        noteTravels(counts)
    }

    /// For every element of the target the index of its counterpart, or a negative number.
    @inlinable
    func partners<Element: DifferenceElement>(
        of target: ScatteredElements<Element>,
        in source: ScatteredElements<Element>
    ) -> [Int32] {
        var sourcePartners = [Int32](repeating: noPartner, count: source.count)
        var targetPartners = [Int32](repeating: noPartner, count: target.count)
        sourcePartners.withUnsafeMutableBufferPointer { sourcePartners in
            targetPartners.withUnsafeMutableBufferPointer { targetPartners in
                guard let sourcePartners = sourcePartners.baseAddress,
                    let targetPartners = targetPartners.baseAddress
                else { return }
                _ = matchByHash(
                    source,
                    target,
                    sourcePartners: sourcePartners,
                    targetPartners: targetPartners
                )
            }
        }
        return targetPartners
    }
}

/// The elements of all sections on both sides.
@usableFromInline
struct ElementLists<Element: DifferenceElement> {
    @usableFromInline let source: [[Element]]
    @usableFromInline let target: [[Element]]

    @inlinable
    init(source: [[Element]], target: [[Element]]) {
        self.source = source
        self.target = target
    }

    /// The number of elements in every section.
    @inlinable var counts: (source: [Int], target: [Int]) {
        (source.map { $0.count }, target.map { $0.count })
    }
}
