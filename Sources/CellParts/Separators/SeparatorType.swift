import PortableUIKit

/// The insets of the separator at the bottom of a row.
///
/// The named separators include their insets in their names. In a theme with another spacing `m` their insets are those of its
/// rows. A row without a separator uses the optional's `.none`:
///
///     TitleItem(left: LeftTitle(title: "Country"), separator: .none)
public struct SeparatorType: Hashable, Sendable {
    /// The distance from the leading edge of the row, in points. The right edge in right-to-left layouts.
    public var leading: CGFloat

    /// The distance from the trailing edge of the row, in points.
    public var trailing: CGFloat

    /// Creates a separator with the given insets, in points.
    public init(leading: CGFloat, trailing: CGFloat) {
        self.leading = leading
        self.trailing = trailing
    }
}

extension SeparatorType {
    /// Returns the separator with the insets of the standard spacing replaced by those of `spacing`, so that a named separator
    /// starts and ends with the content in every theme.
    func aligned(with spacing: SpacingScale) -> SeparatorType {
        guard spacing.m != SpacingScale.standard.m else { return self }
        func aligned(_ inset: CGFloat) -> CGFloat {
            switch inset {
            case .m: spacing.m
            case Self.left56Right16.leading: spacing.m + Graphic.iconSide + spacing.m
            case Self.left72Right16.leading: spacing.m + Graphic.imageSide + spacing.m
            default: inset
            }
        }
        return SeparatorType(leading: aligned(leading), trailing: aligned(trailing))
    }

    /// From edge to edge.
    public static let full = SeparatorType(leading: .zero, trailing: .zero)

    /// Aligned with the content of a row at both sides.
    public static let leftRight16 = SeparatorType(leading: .m, trailing: .m)

    /// From the leading edge of the content to the trailing edge of the row.
    public static let left16 = SeparatorType(leading: .m, trailing: .zero)

    /// Under the text of a row with an icon or a checkbox.
    public static let left56Right16 = SeparatorType(leading: 56, trailing: .m)

    /// Under the text of a row with an image.
    public static let left72Right16 = SeparatorType(leading: 72, trailing: .m)

    /// The named separators, for documents and tools.
    public static let named: KeyValuePairs<String, SeparatorType> = [
        "full": .full,
        "leftRight16": .leftRight16,
        "left16": .left16,
        "left56Right16": .left56Right16,
        "left72Right16": .left72Right16,
    ]
}
