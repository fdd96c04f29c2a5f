import PortableUIKit

/// The spacings of a theme by size, in points.
public struct SpacingScale: Hashable, Sendable {
    /// The spacings from the smallest to the largest.
    public var xxxs, xxs, xs, s, m, mplus, l, xl: CGFloat

    /// The distance of texts from the top and the bottom of their row. If `nil`, `m`. A smaller one makes rows denser.
    public var row: CGFloat?

    /// The spacings with other names, such as those of a brand's file. Tools name distances by them, after the others.
    public var others: [NamedSpacing] = []

    /// Creates a scale. Omitted values are those of the design system.
    public init(
        xxxs: CGFloat = .xxxs,
        xxs: CGFloat = .xxs,
        xs: CGFloat = .xs,
        s: CGFloat = .s,
        m: CGFloat = .m,
        mplus: CGFloat = .mplus,
        l: CGFloat = .l,
        xl: CGFloat = .xl
    ) {
        self.xxxs = xxxs
        self.xxs = xxs
        self.xs = xs
        self.s = s
        self.m = m
        self.mplus = mplus
        self.l = l
        self.xl = xl
    }

    /// The scale of the design system, as in ``Spacing``.
    public static let standard = SpacingScale()

    /// The distance of texts from the top and the bottom of their row.
    var rowInset: CGFloat { row ?? m }

    /// Returns the spacing with a name.
    public subscript(token: SpacingToken) -> CGFloat {
        switch token {
        case .xxxs: xxxs
        case .xxs: xxs
        case .xs: xs
        case .s: s
        case .m: m
        case .mplus: mplus
        case .l: l
        case .xl: xl
        }
    }
}
