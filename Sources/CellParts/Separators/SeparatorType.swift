import PortableUIKit

/// Where the hairline at the bottom of a row runs: its insets from the leading and the trailing edge.
///
/// The named separators carry their insets in their names. A row without a separator has none, which is what the
/// optional's `.none` says:
///
///     TitleItem(left: LeftTitle(title: "Country"), separator: .none)
public struct SeparatorType: Hashable, Sendable {
    /// The distance from the leading edge of the row, in points. The right edge in right-to-left layouts.
    public var leading: CGFloat

    /// The distance from the trailing edge of the row, in points.
    public var trailing: CGFloat

    /// Creates a separator with any pair of insets, in points.
    public init(leading: CGFloat, trailing: CGFloat) {
        self.leading = leading
        self.trailing = trailing
    }
}

extension SeparatorType {
    /// From edge to edge.
    public static let full = SeparatorType(leading: .zero, trailing: .zero)

    /// Under the whole content of a row.
    public static let leftRight16 = SeparatorType(leading: .m, trailing: .m)

    /// From the content to the trailing edge.
    public static let left16 = SeparatorType(leading: .m, trailing: .zero)

    /// Under the text of a row with an icon or a checkbox.
    public static let left56Right16 = SeparatorType(leading: 56, trailing: .m)

    /// Under the text of a row with an image.
    public static let left72Right16 = SeparatorType(leading: 72, trailing: .m)

    /// The named separators, for documents and tools that spell a separator instead of compiling it.
    public static let named: KeyValuePairs<String, SeparatorType> = [
        "full": .full,
        "leftRight16": .leftRight16,
        "left16": .left16,
        "left56Right16": .left56Right16,
        "left72Right16": .left72Right16,
    ]
}
