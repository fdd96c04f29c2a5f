/// An operand of linear expressions: a variable or an expression. Operators also accept numbers.
public protocol LinearOperand {
    /// The operand as an expression.
    var linearExpression: LinearExpression { get }
}

extension LinearOperand {
    /// Returns the sum of two operands.
    public static func + (left: Self, right: some LinearOperand) -> LinearExpression {
        left.linearExpression.adding(right.linearExpression)
    }

    /// Returns the sum of the operand and a number.
    public static func + (left: Self, right: Double) -> LinearExpression {
        left.linearExpression.adding(right)
    }

    /// Returns the sum of a number and the operand.
    public static func + (left: Double, right: Self) -> LinearExpression {
        right.linearExpression.adding(left)
    }

    /// Returns the difference of two operands.
    public static func - (left: Self, right: some LinearOperand) -> LinearExpression {
        left.linearExpression.adding(right.linearExpression.scaled(by: -1))
    }

    /// Returns the operand minus a number.
    public static func - (left: Self, right: Double) -> LinearExpression {
        left.linearExpression.adding(-right)
    }

    /// Returns a number minus the operand.
    public static func - (left: Double, right: Self) -> LinearExpression {
        right.linearExpression.scaled(by: -1).adding(left)
    }

    /// Returns the operand multiplied by a number.
    public static func * (left: Self, right: Double) -> LinearExpression {
        left.linearExpression.scaled(by: right)
    }

    /// Returns the operand multiplied by a number.
    public static func * (left: Double, right: Self) -> LinearExpression {
        right.linearExpression.scaled(by: left)
    }

    /// Returns the operand divided by a number. Dividing by zero yields an expression that the solver rejects.
    public static func / (left: Self, right: Double) -> LinearExpression {
        left.linearExpression.scaled(by: 1 / right)
    }
}
