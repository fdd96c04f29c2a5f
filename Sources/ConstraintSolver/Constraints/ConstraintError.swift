/// An error that makes the solver reject a change. A rejected change leaves the solver's constraints as they were.
public enum ConstraintError: Error, Hashable, Sendable {
    /// The added or edited required constraint cannot be satisfied together with these required constraints. The set is
    /// minimal: without any one of them, the others could be satisfied.
    ///
    /// Empty if the constraint contradicts itself (`0 == 1`).
    case conflict(with: [ConstraintIdentifier])
    /// A constant or coefficient is not finite, or exceeds `ConstraintSolver.largestMagnitude`.
    case numberOutOfRange(Double)
    /// The priority is not in the range from 0 (exclusive) to 1000.
    case invalidPriority(Double)
    /// The variable was removed or belongs to another solver.
    case unknownVariable(Variable)
    /// The constraint was removed or belongs to another solver.
    case unknownConstraint(ConstraintIdentifier)
    /// The variable cannot be removed because constraints use it.
    case variableInUse(Variable)
    /// The variable is not being edited, or is already being edited.
    case wrongEditState(Variable)
    /// Rounding errors kept the solver from converging within its limit of pivots.
    case didNotConverge
}
