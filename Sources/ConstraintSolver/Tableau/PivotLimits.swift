/// When to leave the fast rule of choice for the safe one, and when to give up.
///
/// Bland's rule ends by itself in exact arithmetic; the last limit is there for rounding errors.
struct PivotLimits {
    let cautious: Int
    let last: Int

    init(rowCount: Int, pivotCount: Int) {
        cautious = pivotCount + 2 * rowCount + 50
        last = cautious + 20 * rowCount + 1000
    }
}
