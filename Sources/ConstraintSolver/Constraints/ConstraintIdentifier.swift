/// Names a constraint in the solver that added it, until it is removed.
public struct ConstraintIdentifier: Hashable, Sendable {
    let index: Int
    /// Tells a constraint from a later one in the same place.
    let generation: Int
}
