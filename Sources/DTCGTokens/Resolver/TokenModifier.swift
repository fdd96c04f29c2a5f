/// A dimension in which tokens vary: light and dark, brands, densities.
public struct TokenModifier: Hashable, Sendable {
    /// The name that contexts are asked for by.
    public let name: String

    /// What varies.
    public let description: String?

    /// The names of the contexts, in the order of the document.
    public let contexts: [String]

    /// The context that is used when none is asked for; `nil`: one has to be.
    public let defaultContext: String?
}

/// What tokens are asked for: the name of a context for each modifier.
public typealias TokenContext = [String: String]
