/// The matched sections of two lists, and the matched elements in all of them.
@usableFromInline
struct SectionedMatch {
    /// The changes to the list of sections.
    @usableFromInline let sections: ListDifference
    /// For each source section, the index of its counterpart, or `nil`.
    @usableFromInline let destinations: [Int?]
    /// For each target section, the index of its counterpart, or `nil`.
    @usableFromInline let origins: [Int?]
    /// For each target section, the changes to its elements. Without a counterpart all of its elements are new and this
    /// is empty.
    @usableFromInline var elements: [ListDifference] = []
    /// For source sections without a counterpart that lose elements to other sections: their other elements.
    @usableFromInline var partialDeletes: [Int: [Int]] = [:]
    /// For target sections without a counterpart that receive elements from other sections: their other elements.
    @usableFromInline var partialInserts: [Int: [Int]] = [:]
    /// Elements that move between sections, ordered by destination.
    @usableFromInline var crossSectionMoves: [CrossSectionMove] = []

    /// Matches sections, then the elements within each pair of them, then the leftovers across sections.
    @inlinable
    init<Section: DifferenceSection>(from source: [Section], to target: [Section]) {
        self.init(
            sections: ListDifference(SectionTraits<Section>.self, from: source, to: target),
            sourceCount: source.count,
            targetCount: target.count
        )
        let lists = ElementLists<Section>(
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

    /// Matches the elements of each section with those of its counterpart.
    @inlinable
    mutating func matchWithinSections<Section: DifferenceSection>(_ lists: ElementLists<Section>) {
        elements.reserveCapacity(lists.target.count)
        for index in lists.target.indices {
            if let origin = origins[index] {
                elements.append(
                    ListDifference(
                        SectionElementTraits<Section>.self,
                        from: lists.source[origin],
                        to: lists.target[index]
                    )
                )
            } else {
                elements.append(ListDifference())
            }
        }
    }

    /// Matches elements that have no counterpart in their own section.
    @inlinable
    mutating func matchAcrossSections<Section: DifferenceSection>(_ lists: ElementLists<Section>) {
        // With a single pair of sections no element can move between sections.
        guard lists.source.count + lists.target.count > 2 || origins != [0] else { return }
        let counts = lists.counts
        guard mayHaveCrossSectionMoves(counts) else { return }
        let source = ScatteredElements(lists.source, positions: unmatchedInSource(counts.source))
        let target = ScatteredElements(lists.target, positions: unmatchedInTarget(counts.target))
        let partners = partners(of: target, in: source)
        for (index, partner) in partners.enumerated() where partner >= 0 {
            let from = source.positions[Int(partner)]
            let to = target.positions[index]
            crossSectionMoves.append(
                CrossSectionMove(from: from, to: to, isChanged: !Section.areContentsEqual(source[from], target[to]))
            )
        }
        extractCrossSectionMoves(counts)
    }

    /// For each element of the target, the index of its counterpart, or a negative number.
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

/// The elements of all sections in both lists.
@usableFromInline
struct ElementLists<Section: DifferenceSection> {
    @usableFromInline let source: [[Section.Element]]
    @usableFromInline let target: [[Section.Element]]

    @inlinable
    init(source: [[Section.Element]], target: [[Section.Element]]) {
        self.source = source
        self.target = target
    }

    /// The number of elements in each section.
    @inlinable var counts: (source: [Int], target: [Int]) {
        (source.map { $0.count }, target.map { $0.count })
    }
}
