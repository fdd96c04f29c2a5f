extension ConstraintSolver {
    /// Makes a variable follow the values suggested for it, starting with the one it has.
    ///
    /// - Throws: `ConstraintError.wrongEditState` if it does already, `invalidPriority`, `unknownVariable`.
    public func beginEditing(_ variable: Variable, strength: Strength = .strong) throws(ConstraintError) {
        guard editConstraints[variable] == nil else { throw .wrongEditState(variable) }
        editConstraints[variable] = try add((variable == value(of: variable)).with(strength))
    }

    /// Suggests a value for a variable that is being edited; constraints that are stronger win over it.
    ///
    /// - Throws: `ConstraintError.wrongEditState` if the variable is not being edited, `numberOutOfRange`.
    /// - Complexity: that of `setConstant(_:of:)`.
    public func suggest(_ value: Double, for variable: Variable) throws(ConstraintError) {
        guard let constraint = editConstraints[variable] else { throw .wrongEditState(variable) }
        try setConstant(value, of: constraint)
    }

    /// Makes a variable stop following suggestions.
    ///
    /// - Throws: `ConstraintError.wrongEditState` if the variable is not being edited.
    public func endEditing(_ variable: Variable) throws(ConstraintError) {
        guard let constraint = editConstraints.removeValue(forKey: variable) else { throw .wrongEditState(variable) }
        try remove(constraint)
    }
}
