/// The numbers of pivots after which the solver switches from the fast pivot rule to the safe one, and stops.
///
/// Bland's rule terminates in exact arithmetic; the final limit guards against rounding errors.
struct PivotLimits {
    let cautious: Int
    let last: Int

    init(rowCount: Int, pivotCount: Int) {
        cautious = pivotCount + 2 * rowCount + 50
        last = cautious + 20 * rowCount + 1000
    }
}
