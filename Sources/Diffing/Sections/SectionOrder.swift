/// Where every section is between the first and the last step: in the order of the target, with sections that are
/// still to be emptied among them.
///
/// A leaving section stays behind the section it follows in the source, or behind the next one before it that neither
/// moves nor goes. So it never has to be moved itself, and never makes another one move.
struct SectionOrder {
    /// What is at every place.
    private(set) var places: [Place] = []
    /// The place of every target section.
    private(set) var placeOfTarget: [Int]
    /// The place of every source section that is still there.
    private(set) var placeOfSource: [Int?]

    enum Place {
        case target(Int)
        case leaving(Int)
    }

    init(of match: SectionedMatch) {
        placeOfTarget = Array(repeating: 0, count: match.origins.count)
        placeOfSource = Array(repeating: nil, count: match.destinations.count)
        places.reserveCapacity(match.origins.count + match.departures.count)
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

    /// Leaving sections by the source section they stay behind; `nil` stands for the beginning.
    private static func followers(in match: SectionedMatch) -> [Int?: [Int]] {
        guard !match.departures.isEmpty else { return [:] }
        let moved = Set(match.sections.moves.map(\.from))
        var followers: [Int?: [Int]] = [:]
        var anchor: Int?
        for section in match.destinations.indices {
            if match.departures[section] != nil {
                followers[anchor, default: []].append(section)
            } else if match.destinations[section] != nil, !moved.contains(section) {
                anchor = section
            }
        }
        return followers
    }
}
