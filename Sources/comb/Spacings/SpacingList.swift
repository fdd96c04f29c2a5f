import Honeycomb
import PositionedJSON
import ScreenAudits

/// The distances of a screen, as `comb inspect` prints them.
@MainActor
struct SpacingList {
    private let file: String
    private let gaps: [SpacingGap]

    /// - Parameter isStrict: Whether only distances that are not in the scale are listed.
    init(_ spacings: ScreenSpacings, file: String, isStrict: Bool) {
        self.file = file
        gaps = isStrict ? spacings.offScale : spacings.gaps
    }

    /// One line for each distance.
    var lines: [String] {
        gaps.map { gap in
            let place = "\(file):\(gap.pointer):"
            return gap.isOffScale
                ? "\(place) error: \(gap.problem)"
                : "\(place) \(gap.element), \(gap.edge), \(gap.label)"
        }
    }

    /// All distances, and the number of those that are not in the scale.
    var json: JSONText {
        .object([
            "offScale": .number(Double(gaps.filter(\.isOffScale).count)),
            "spacings": .array(gaps.map(json)),
        ])
    }

    private func json(_ gap: SpacingGap) -> JSONText {
        var members: [String: JSONText] = [
            "pointer": .string(gap.pointer),
            "place": .string(gap.place),
            "element": .string(gap.element),
            "edge": .string(gap.edge.description),
            "axis": .string(gap.axis.rawValue),
            "frame": .frame(gap.frame),
            "value": .length(gap.value),
            "isOffScale": .boolean(gap.isOffScale),
        ]
        members["token"] = gap.token.map { .string($0.name) }
        if gap.isOffScale { members["nearest"] = .array(gap.nearest.map { .string($0.name) }) }
        return .object(members)
    }
}
