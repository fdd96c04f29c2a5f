/// The names of the spacings, for documents and tools.
public enum SpacingToken: String, CaseIterable, Hashable, Sendable {
    /// 2 points.
    case xxxs

    /// 4 points.
    case xxs

    /// 8 points.
    case xs

    /// 12 points.
    case s

    /// 16 points.
    case m

    /// 20 points.
    case mplus

    /// 24 points.
    case l

    /// 32 points.
    case xl

    /// Returns the spacing as a number, in points.
    public func value<Number: Spacing>(as type: Number.Type = Number.self) -> Number {
        switch self {
        case .xxxs: .xxxs
        case .xxs: .xxs
        case .xs: .xs
        case .s: .s
        case .m: .m
        case .mplus: .mplus
        case .l: .l
        case .xl: .xl
        }
    }
}
