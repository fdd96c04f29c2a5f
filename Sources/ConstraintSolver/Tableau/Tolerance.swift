/// What counts as zero. Values are points of a screen, so a millionth of one is far below what anyone can see.
enum Tolerance {
    /// How far a restricted symbol may be below zero, and a required equation from its constant.
    static let value = 1e-6
    /// Reduced costs above minus this are not worth a pivot.
    static let cost = 1e-9
    /// Coefficients below this are not pivoted on.
    static let pivot = 1e-9
    /// Coefficients below this are dropped.
    static let coefficient = 1e-12
    /// A sum this much smaller than its parts is rounding error.
    static let cancellation = 1e-11
    /// Variables that moved less are not reported as changed.
    static let change = 1e-9
}
