import CellCatalog
import DTCGTokens
import Honeycomb
import ScreenHosting

/// What changes of tokens touch: the scenarios of the catalog that look different.
@MainActor
struct TokenImpact {
    private let before: CellTheme
    private let after: CellTheme
    private let comparison: CatalogComparison

    /// Draws the catalog with the old tokens.
    ///
    /// - Parameters:
    ///   - old: The old tokens.
    ///   - new: The new tokens.
    ///   - context: The contexts of each.
    init(_ old: (TokenResolver, TokenContext), _ new: (TokenResolver, TokenContext)) throws {
        before = try CellTheme(tokens: old.0, context: old.1)
        after = try CellTheme(tokens: new.0, context: new.1)
        let isDark = new.1.values.contains { $0 == "dark" || $0.hasPrefix("dark-") }
        comparison = try CatalogComparison(
            .designSystem,
            theme: before,
            configuration: ScreenConfiguration(size: .zero, scale: 1, appearance: isDark ? .dark : .light)
        )
    }

    /// Whether a change is of the value of a token that themes have.
    static func canTouch(_ change: TokenDifference.Change) -> Bool {
        let theme = CellTheme.standard
        return paths(of: change).contains { theme.replacing($0.description, from: theme) != nil }
    }

    /// Returns the scenarios that one change touches; nil if it is of no value of a theme.
    func cells(touchedBy change: TokenDifference.Change) throws -> [CatalogComparison.Cell]? {
        guard Self.canTouch(change) else { return nil }
        let theme = Self.paths(of: change).reduce(before) { $0.replacing($1.description, from: after) ?? $0 }
        return try comparison.cells(changedBy: theme)
    }

    /// The tokens whose values a change is of.
    private static func paths(of change: TokenDifference.Change) -> [TokenPath] {
        switch change {
        case .described: []
        case .renamed(let old, let token): [old, token.path]
        case .added, .removed, .changed: [change.path]
        }
    }

    /// The number of parts and scenarios, in words.
    static func summary(_ cells: [CatalogComparison.Cell]) -> String {
        guard !cells.isEmpty else { return "touches nothing in the catalog" }
        let parts = Set(cells.map(\.group)).count
        return "touches \(count(parts, "part")), \(count(cells.count, "scenario"))"
    }

    private static func count(_ number: Int, _ name: String) -> String {
        "\(number) \(name)\(number == 1 ? "" : "s")"
    }
}
