extension LinearOperand {
    /// Returns a constraint that the sides are equal.
    public static func == (left: Self, right: some LinearOperand) -> Constraint {
        Constraint(left - right, .equal)
    }

    /// Returns a constraint that the left side equals the number.
    public static func == (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .equal)
    }

    /// Returns a constraint that the left side is less than or equal to the right side.
    public static func <= (left: Self, right: some LinearOperand) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    /// Returns a constraint that the left side is less than or equal to the number.
    public static func <= (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    /// Returns a constraint that the left side is greater than or equal to the right side.
    public static func >= (left: Self, right: some LinearOperand) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }

    /// Returns a constraint that the left side is greater than or equal to the number.
    public static func >= (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }
}
