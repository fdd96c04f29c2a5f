/// The kind of a tableau symbol. All except external ones are restricted: they must not be negative.
enum SymbolKind {
    /// Not in use, available for a new symbol.
    case unused
    /// A variable of the caller, unrestricted.
    case external
    /// A variable of the caller that must not be negative.
    case bounded
    /// The distance of an inequality from its bound.
    case slack
    /// The error of a constraint that is not required; has a cost.
    case error
    /// The marker of a required equation; always zero, never reenters the basis.
    case dummy

    /// Whether the caller created the symbol.
    var isVariable: Bool { self == .external || self == .bounded }

    /// Whether the symbol may enter and leave the basis, where it must not be negative.
    var isRestricted: Bool { self == .bounded || self == .slack || self == .error }
}
