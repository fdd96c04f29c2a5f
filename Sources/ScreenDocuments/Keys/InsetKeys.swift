import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// The keys of distances from the edges. `left` is the leading edge.
enum InsetKeys {
    static let all = DocumentKeys([
        edge("top", "top", \.top), edge("left", "leading", \.left), edge("bottom", "bottom", \.bottom),
        edge("right", "trailing", \.right),
    ])

    private static func edge(
        _ name: String,
        _ meaning: String,
        _ path: WritableKeyPath<UIEdgeInsets, CGFloat> & Sendable
    ) -> DocumentKey<UIEdgeInsets, UIEdgeInsets> {
        .spacing(
            name,
            "The distance from the \(meaning) edge, as the name of a spacing or in points.",
            examples: [16],
            path
        )
    }
}
