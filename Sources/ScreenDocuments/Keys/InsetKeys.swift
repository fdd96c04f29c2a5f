import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// The keys of distances from the edges. `left` is the leading edge.
enum InsetKeys {
    static let top = edge("top", "the top edge", \.top)

    static let all = DocumentKeys([
        top, edge("left", "the leading edge", \.left),
        edge("bottom", "the bottom edge", \.bottom), edge("right", "the trailing edge", \.right),
    ])

    private static func edge(
        _ name: String,
        _ meaning: String,
        _ path: WritableKeyPath<UIEdgeInsets, CGFloat> & Sendable
    ) -> DocumentKey<UIEdgeInsets, UIEdgeInsets> {
        .spacing(
            name,
            "The distance from \(meaning), as the name of a spacing or in points.",
            examples: [16],
            path
        )
    }
}
