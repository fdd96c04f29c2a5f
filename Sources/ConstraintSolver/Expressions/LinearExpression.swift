/// A sum of variables times numbers, plus a number.
///
/// A variable may occur in several terms; the solver adds them up.
public struct LinearExpression: Hashable, Sendable {
    /// A variable times a number.
    public struct Term: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// What the variable is multiplied with.
        public var coefficient: Double

        /// Makes a term of a variable and its factor.
        public init(variable: Variable, coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The variables with their factors.
    public var terms: [Term]
    /// The number without a variable.
    public var constant: Double

    /// Makes an expression of terms and a constant.
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
