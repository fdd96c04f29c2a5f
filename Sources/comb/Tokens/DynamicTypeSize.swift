/// A text style at the standard text size, as the Human Interface Guidelines list it (Typography, Dynamic Type sizes).
struct DynamicTypeSize {
    /// The name in Swift.
    let style: String

    /// The font size, in points.
    let points: Double

    /// The distance from baseline to baseline, in points.
    let lineHeight: Double

    /// The text styles from large to small. `headline` has the size of `body`, with another weight.
    static let all = [
        DynamicTypeSize(style: "largeTitle", points: 34, lineHeight: 41),
        DynamicTypeSize(style: "title1", points: 28, lineHeight: 34),
        DynamicTypeSize(style: "title2", points: 22, lineHeight: 28),
        DynamicTypeSize(style: "title3", points: 20, lineHeight: 25),
        DynamicTypeSize(style: "body", points: 17, lineHeight: 22),
        DynamicTypeSize(style: "callout", points: 16, lineHeight: 21),
        DynamicTypeSize(style: "subheadline", points: 15, lineHeight: 20),
        DynamicTypeSize(style: "footnote", points: 13, lineHeight: 18),
        DynamicTypeSize(style: "caption1", points: 12, lineHeight: 16),
        DynamicTypeSize(style: "caption2", points: 11, lineHeight: 13),
    ]
}
