/// The order of sections between the first and the last step: the target's, plus the sections that still have to be
/// emptied.
///
/// A section to be deleted stays after its predecessor in the source, or after the nearest earlier one that is neither
/// moved nor deleted. So it never has to be moved and never makes another section move.
struct SectionOrder {
    /// The section at each place.
    private(set) var places: [Place] = []
    /// The place of each target section.
    private(set) var placeOfTarget: [Int]
    /// The place of each source section that still exists.
    private(set) var placeOfSource: [Int?]

    enum Place {
        case target(Int)
        case leaving(Int)
    }

    init(of match: SectionedMatch) {
        placeOfTarget = Array(repeating: 0, count: match.origins.count)
        placeOfSource = Array(repeating: nil, count: match.destinations.count)
        places.reserveCapacity(match.origins.count + match.partialDeletes.count)
        let followers = SectionOrder.followers(in: match)

        place(followers[nil])
        for (index, origin) in match.origins.enumerated() {
            placeOfTarget[index] = places.count
            if let origin { placeOfSource[origin] = places.count }
            places.append(.target(index))
            if let origin { place(followers[origin]) }
        }
    }

    private mutating func place(_ leaving: [Int]?) {
        for section in leaving ?? [] {
            placeOfSource[section] = places.count
            places.append(.leaving(section))
        }
    }

    /// The sections to be deleted, by the source section that they follow; `nil` is the start of the list.
    private static func followers(in match: SectionedMatch) -> [Int?: [Int]] {
        guard !match.partialDeletes.isEmpty else { return [:] }
        let moved = Set(match.sections.moves.map(\.from))
        var followers: [Int?: [Int]] = [:]
        var anchor: Int?
        for section in match.destinations.indices {
            if match.partialDeletes[section] != nil {
                followers[anchor, default: []].append(section)
            } else if match.destinations[section] != nil, !moved.contains(section) {
                anchor = section
            }
        }
        return followers
    }
}
