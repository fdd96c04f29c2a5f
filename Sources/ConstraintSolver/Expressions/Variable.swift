/// An unknown of a `ConstraintSolver`: a small value that identifies it in the solver that created it.
///
/// Variables may be negative unless they were created with `isNonNegative`. Read their values with
/// `ConstraintSolver.value(of:)`.
public struct Variable: Hashable, Sendable {
    let symbol: Int
    /// Distinguishes the variable from a removed one that had the same index.
    let generation: Int
}

extension Variable: LinearOperand {
    /// An expression that consists of the variable alone.
    public var linearExpression: LinearExpression {
        LinearExpression(terms: [.init(variable: self, coefficient: 1)])
    }
}
