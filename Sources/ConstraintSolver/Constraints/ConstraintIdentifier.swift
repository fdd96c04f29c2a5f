/// The identifier of a constraint in the solver that added it, valid until the constraint is removed.
public struct ConstraintIdentifier: Hashable, Sendable {
    let index: Int
    /// Distinguishes the constraint from a later one that reuses its index.
    let generation: Int
}
