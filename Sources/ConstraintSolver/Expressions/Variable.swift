/// An unknown of a `ConstraintSolver`: a small value that names a place in the solver that made it.
///
/// Variables may be negative unless they were made otherwise. Read them with `ConstraintSolver.value(of:)`.
public struct Variable: Hashable, Sendable {
    let symbol: Int
    /// Tells a variable from one that was removed and whose place was given to another.
    let generation: Int
}

extension Variable: LinearOperand {
    /// The variable alone, once.
    public var linearExpression: LinearExpression {
        LinearExpression(terms: [.init(variable: self, coefficient: 1)])
    }
}
