/// A sum of variables multiplied by coefficients, plus a constant.
///
/// A variable may occur in several terms; the solver adds them up.
public struct LinearExpression: Hashable, Sendable {
    /// A variable multiplied by a coefficient.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// The factor of the variable.
        public var coefficient: Double

        /// Creates a term from a variable and its coefficient.
        public init(variable: Variable, coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The variables and their coefficients.
    public var terms: [Term]
    /// The constant that is added to the terms.
    public var constant: Double

    /// Creates an expression from terms and a constant.
    public init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    func scaled(by factor: Double) -> LinearExpression {
        LinearExpression(
            terms: terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) },
            constant: constant * factor
        )
    }

    func adding(_ other: LinearExpression) -> LinearExpression {
        LinearExpression(terms: terms + other.terms, constant: constant + other.constant)
    }

    func adding(_ number: Double) -> LinearExpression {
        LinearExpression(terms: terms, constant: constant + number)
    }
}

extension LinearExpression: LinearOperand {
    /// The expression itself.
    public var linearExpression: LinearExpression { self }
}
