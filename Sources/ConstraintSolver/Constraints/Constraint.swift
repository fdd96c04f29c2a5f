/// An equation or inequality between a linear expression and a constant, with a strength: `terms relation constant`.
public struct Constraint: Hashable, Sendable {
    /// The relation between the sum of the terms and the constant.
    public enum Relation: Hashable, Sendable {
        /// The sum is less than or equal to the constant.
        case lessThanOrEqual
        /// The sum equals the constant.
        case equal
        /// The sum is greater than or equal to the constant.
        case greaterThanOrEqual
    }

    /// The terms on the left side.
    public var terms: [LinearExpression.Term]
    /// The relation between the sum of the terms and the constant.
    public var relation: Relation
    /// The constant on the right side.
    public var constant: Double
    /// The strength of the constraint.
    public var strength: Strength

    /// Creates a constraint that relates an expression to zero; the expression's constant moves to the right side.
    public init(_ expression: LinearExpression, _ relation: Relation, strength: Strength = .required) {
        terms = expression.terms
        self.relation = relation
        constant = -expression.constant
        self.strength = strength
    }

    /// Returns a copy of the constraint with another strength.
    public func with(_ strength: Strength) -> Constraint {
        var copy = self
        copy.strength = strength
        return copy
    }

    /// Returns the amount by which a left side with this value violates the constraint; 0 if it is satisfied.
    public func error(ofSum sum: Double) -> Double {
        switch relation {
        case .lessThanOrEqual: max(0, sum - constant)
        case .equal: abs(sum - constant)
        case .greaterThanOrEqual: max(0, constant - sum)
        }
    }
}
