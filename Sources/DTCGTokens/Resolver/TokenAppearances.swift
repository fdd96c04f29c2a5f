/// The tokens of a resolver for each appearance of the system.
///
/// A modifier with a context `dark` is the appearance. Its other contexts may be `light`, `light-high-contrast` and
/// `dark-high-contrast`; an appearance without a context has the tokens of the one without increased contrast, or of the
/// default context. All are the same if the modifier is missing, or if a context is asked for by name.
public struct TokenAppearances: Sendable {
    /// The tokens of the light appearance.
    public let light: TokenTree

    /// The tokens of the dark appearance.
    public let dark: TokenTree

    /// The tokens of the light appearance with increased contrast.
    public let lightHighContrast: TokenTree

    /// The tokens of the dark appearance with increased contrast.
    public let darkHighContrast: TokenTree

    /// Resolves the tokens of each appearance.
    ///
    /// - Parameters:
    ///   - resolver: The resolver that describes modifiers and their contexts.
    ///   - context: The contexts of modifiers; those with a default can be left out.
    /// - Throws: A problem for each unknown modifier or context, and each that is missing.
    public init(_ resolver: TokenResolver, context: TokenContext = [:]) throws(TokenError) {
        let modifier = resolver.modifiers.first { $0.contexts.contains("dark") && context[$0.name] == nil }
        func tree(_ names: String...) throws(TokenError) -> TokenTree {
            var context = context
            if let modifier, let name = names.first(where: modifier.contexts.contains) { context[modifier.name] = name }
            return try resolver.tree(for: context)
        }
        light = try tree("light")
        dark = try tree("dark")
        lightHighContrast = try tree("light-high-contrast", "light")
        darkHighContrast = try tree("dark-high-contrast", "dark")
    }

    /// The tokens of the light and the dark appearance, then of both with increased contrast.
    public var all: [TokenTree] { [light, dark, lightHighContrast, darkHighContrast] }
}
