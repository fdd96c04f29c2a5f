extension ConstraintSolver {
    /// Begins editing a variable: it follows suggested values, starting with its current one.
    ///
    /// - Throws: `ConstraintError.wrongEditState` if it is already being edited, `invalidPriority`, `unknownVariable`.
    public func beginEditing(_ variable: Variable, strength: Strength = .strong) throws(ConstraintError) {
        guard editConstraints[variable] == nil else { throw .wrongEditState(variable) }
        editConstraints[variable] = try add((variable == value(of: variable)).with(strength))
    }

    /// Suggests a value for a variable that is being edited; stronger constraints take precedence.
    ///
    /// - Throws: `ConstraintError.wrongEditState` if the variable is not being edited, `numberOutOfRange`.
    /// - Complexity: the same as `setConstant(_:of:)`.
    public func suggest(_ value: Double, for variable: Variable) throws(ConstraintError) {
        guard let constraint = editConstraints[variable] else { throw .wrongEditState(variable) }
        try setConstant(value, of: constraint)
    }

    /// Ends editing a variable: it no longer follows suggestions.
    ///
    /// - Throws: `ConstraintError.wrongEditState` if the variable is not being edited.
    public func endEditing(_ variable: Variable) throws(ConstraintError) {
        guard let constraint = editConstraints.removeValue(forKey: variable) else { throw .wrongEditState(variable) }
        try remove(constraint)
    }
}
