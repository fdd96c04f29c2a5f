import Honeycomb
import PartDeclarations

/// The cells of an app or a design system, drawn as pictures by group.
///
/// An app declares its cells in ``ScenarioGroup``s and gets the same pictures as the design system:
///
/// ```swift
/// let catalog = Catalog(groups: [
///     ScenarioGroup("Vacancies") {
///         Scenario("Vacancy", VacancyItem(…))
///     }
/// ])
/// ```
///
/// Declared parts need no scenarios: `Catalog(parts: .designSystem.adding(…))` includes them with their examples.
@MainActor
public struct Catalog {
    /// The groups, each drawn as one picture.
    public var groups: [ScenarioGroup]

    /// The parts of the matrix, which shows all combinations and is drawn first. If `nil`, there is no matrix.
    public var matrix: DeclaredParts?

    /// Creates a catalog of the given groups.
    public init(groups: [ScenarioGroup], matrix: DeclaredParts? = nil) {
        self.groups = groups
        self.matrix = matrix
    }

    /// Creates the catalog of declared parts: their matrix, then a group for each part, header and footer with its
    /// examples.
    public init(parts: DeclaredParts) {
        self.init(groups: PartGroups.all(of: parts), matrix: parts)
    }

    /// The catalog of the design system.
    public static var designSystem: Catalog {
        var catalog = Catalog(parts: .designSystem)
        catalog.groups.append(PartGroups.pairs)
        return catalog
    }

    /// Returns the boards, laid out for a theme.
    func boards(theme: CellTheme) -> [CatalogBoard] {
        let sheets = matrix.map { [MatrixBoard.board(of: $0, theme: theme)] } ?? []
        return sheets + groups.map { CatalogBoard($0, theme: theme) }
    }
}
