/// Two colors of a palette that the parts draw over each other, and the contrast that they need.
public struct PalettePair: Hashable, Sendable {
    /// The name of the color in front, as in ``Palette`` and in files of tokens.
    public let front: String
    /// The name of the color behind it.
    public let back: String
    /// The least contrast, from 1 to 21: 4.5 for texts (WCAG 2.2, success criterion 1.4.3), 3 for graphics (1.4.11), and 1.3
    /// for separators, which only decorate.
    public let minimum: Double

    /// All pairs that rows, headers, footers and cards use. Placeholders of images and disabled rows need no contrast.
    public static let all: [PalettePair] =
        pairs(
            ["primaryText", "secondaryText", "accent", "success", "warning", "destructive"],
            on: ["background", "card"],
            minimum: 4.5
        )
        + pairs(["primaryText", "secondaryText"], on: ["pressedBackground"], minimum: 4.5)
        + pairs(["primaryText"], on: ["fill"], minimum: 4.5)
        + pairs(["inverseText"], on: ["accent", "success", "warning", "destructive"], minimum: 4.5)
        + pairs(["control"], on: ["background", "card", "fill"], minimum: 3)
        + pairs(["separator"], on: ["background", "card"], minimum: 1.3)

    private static func pairs(_ fronts: [String], on backs: [String], minimum: Double) -> [PalettePair] {
        fronts.flatMap { front in backs.map { PalettePair(front: front, back: $0, minimum: minimum) } }
    }
}
