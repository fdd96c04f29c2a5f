extension LinearOperand {
    /// Requires both sides to be equal.
    public static func == (left: Self, right: some LinearOperand) -> Constraint {
        Constraint(left - right, .equal)
    }

    /// Requires the left side to be the number.
    public static func == (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .equal)
    }

    /// Requires the left side not to be more than the right side.
    public static func <= (left: Self, right: some LinearOperand) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    /// Requires the left side not to be more than the number.
    public static func <= (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    /// Requires the left side not to be less than the right side.
    public static func >= (left: Self, right: some LinearOperand) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }

    /// Requires the left side not to be less than the number.
    public static func >= (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }
}
