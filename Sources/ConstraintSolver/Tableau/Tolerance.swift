/// The thresholds below which numbers count as zero. Values are points, so a millionth is far below what is visible.
enum Tolerance {
    /// The amount by which a restricted symbol may be negative, or a required equation may differ from its constant.
    static let value = 1e-6
    /// Reduced costs above the negative of this are not worth a pivot.
    static let cost = 1e-9
    /// The minimum magnitude of a pivot coefficient.
    static let pivot = 1e-9
    /// Coefficients of smaller magnitude are dropped.
    static let coefficient = 1e-12
    /// A sum smaller than its parts by this factor is a rounding error.
    static let cancellation = 1e-11
    /// Variables that changed by less are not reported.
    static let change = 1e-9
}
