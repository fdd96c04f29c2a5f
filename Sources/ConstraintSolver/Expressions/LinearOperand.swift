/// What linear expressions are written with: variables and expressions. Numbers join through the operators.
public protocol LinearOperand {
    /// The operand as an expression.
    var linearExpression: LinearExpression { get }
}

extension LinearOperand {
    /// The sum of two operands.
    public static func + (left: Self, right: some LinearOperand) -> LinearExpression {
        left.linearExpression.adding(right.linearExpression)
    }

    /// The operand and a number.
    public static func + (left: Self, right: Double) -> LinearExpression {
        left.linearExpression.adding(right)
    }

    /// A number and the operand.
    public static func + (left: Double, right: Self) -> LinearExpression {
        right.linearExpression.adding(left)
    }

    /// The difference of two operands.
    public static func - (left: Self, right: some LinearOperand) -> LinearExpression {
        left.linearExpression.adding(right.linearExpression.scaled(by: -1))
    }

    /// The operand less a number.
    public static func - (left: Self, right: Double) -> LinearExpression {
        left.linearExpression.adding(-right)
    }

    /// A number less the operand.
    public static func - (left: Double, right: Self) -> LinearExpression {
        right.linearExpression.scaled(by: -1).adding(left)
    }

    /// The operand times a number.
    public static func * (left: Self, right: Double) -> LinearExpression {
        left.linearExpression.scaled(by: right)
    }

    /// A number times the operand.
    public static func * (left: Double, right: Self) -> LinearExpression {
        right.linearExpression.scaled(by: left)
    }

    /// The operand divided by a number. Dividing by zero makes an expression that no solver accepts.
    public static func / (left: Self, right: Double) -> LinearExpression {
        left.linearExpression.scaled(by: 1 / right)
    }
}
