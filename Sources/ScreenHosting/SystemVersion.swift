/// A version of iOS whose look a screen has: margins, sizes of cells, bars and controls.
///
/// Values are major versions: `SystemVersion(rawValue: "17")` is ``iOS17``.
public enum SystemVersion: String, CaseIterable, Comparable, Sendable {
    /// iOS 16. Drawn as iOS 17: no difference in sizes and margins is known.
    case iOS16 = "16"

    /// iOS 17, the standard.
    case iOS17 = "17"

    /// iOS 18. Drawn as iOS 17: no difference in sizes and margins is known.
    case iOS18 = "18"

    /// iOS 26: glass bars, capsule controls, larger cells.
    case iOS26 = "26"

    /// The number of the version.
    public var majorVersion: Int { Int(rawValue) ?? 17 }

    /// Returns whether the first version is the older one.
    public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool { lhs.majorVersion < rhs.majorVersion }
}
