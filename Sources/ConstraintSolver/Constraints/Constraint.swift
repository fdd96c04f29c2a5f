/// An equation or inequality between a linear sum and a constant, with a strength: `terms relation constant`.
public struct Constraint: Hashable, Sendable {
    /// How the sum and the constant relate.
    public enum Relation: Hashable, Sendable {
        /// The sum is not more than the constant.
        case lessThanOrEqual
        /// The sum is the constant.
        case equal
        /// The sum is not less than the constant.
        case greaterThanOrEqual
    }

    /// The variables with their factors, on the left side.
    public var terms: [LinearExpression.Term]
    /// How the sum of the terms and the constant relate.
    public var relation: Relation
    /// The number on the right side.
    public var constant: Double
    /// How much the constraint matters.
    public var strength: Strength

    /// Makes a constraint that relates an expression to zero; the expression's constant moves to the right side.
    public init(_ expression: LinearExpression, _ relation: Relation, strength: Strength = .required) {
        terms = expression.terms
        self.relation = relation
        constant = -expression.constant
        self.strength = strength
    }

    /// The same constraint with another strength.
    public func with(_ strength: Strength) -> Constraint {
        var copy = self
        copy.strength = strength
        return copy
    }

    /// How far a left side of this value is from fulfilling the constraint; 0 when it does.
    public func error(ofSum sum: Double) -> Double {
        switch relation {
        case .lessThanOrEqual: max(0, sum - constant)
        case .equal: abs(sum - constant)
        case .greaterThanOrEqual: max(0, constant - sum)
        }
    }
}
