/// Why the solver refused a change. A refused change leaves the solver's constraints as they were.
public enum ConstraintError: Error, Hashable, Sendable {
    /// The required constraint that was added or edited cannot hold together with these required ones. Each of them
    /// takes part: without it, the constraint and the rest of them could hold.
    ///
    /// Empty when the constraint contradicts itself (`0 == 1`).
    case conflict(with: [ConstraintIdentifier])
    /// A constant or coefficient is not finite, or larger than `ConstraintSolver.largestMagnitude`.
    case numberOutOfRange(Double)
    /// The priority is not above 0 and up to 1000.
    case invalidPriority(Double)
    /// The variable was removed or belongs to another solver.
    case unknownVariable(Variable)
    /// The constraint was removed or belongs to another solver.
    case unknownConstraint(ConstraintIdentifier)
    /// The variable takes part in constraints and cannot be removed.
    case variableInUse(Variable)
    /// The variable is not being edited, or is being edited already.
    case wrongEditState(Variable)
    /// Rounding errors kept the solver from an answer within its limit of pivots.
    case didNotConverge
}
