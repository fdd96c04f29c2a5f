import DTCGTokens
import Honeycomb

/// The themes of design tokens: one for each brand, which is a context of the modifier "brand".
struct BrandThemes {
    /// The theme of what has no brand, which is that of the tokens if these have no brands.
    let base: CellTheme
    let brands: [(brand: String, theme: CellTheme)]

    /// Reads the themes; on failure prints the problems to standard error and exits with status 1.
    init(tokens: String?) throws {
        guard let tokens else {
            base = .standard
            brands = []
            return
        }
        let resolver = try TokensFile(path: tokens).resolverOrExit()
        do {
            guard let modifier = resolver.modifiers.first(where: { $0.name == "brand" }) else {
                base = try CellTheme(tokens: resolver)
                brands = []
                return
            }
            base = .standard
            brands = try modifier.contexts.map { brand in
                (brand, try CellTheme(tokens: resolver, context: [modifier.name: brand]))
            }
        } catch {
            throw CommandFailure(String(describing: error))
        }
    }
}
