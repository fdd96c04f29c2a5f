/// What a symbol of the tableau stands for. All but external ones are restricted: they must not be negative.
enum SymbolKind {
    /// Nothing: free to be given out again.
    case unused
    /// A variable of the caller, unrestricted.
    case external
    /// A variable of the caller that must not be negative.
    case bounded
    /// What is left until an inequality's bound is reached.
    case slack
    /// How far a constraint that is not required is from holding; has a cost.
    case error
    /// Marks a required equation; always zero, never enters the basis again once it has left.
    case dummy

    /// Whether the caller made it.
    var isVariable: Bool { self == .external || self == .bounded }

    /// Whether it may enter and leave the basis, and must not be negative there.
    var isRestricted: Bool { self == .bounded || self == .slack || self == .error }
}
