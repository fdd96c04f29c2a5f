import Honeycomb
import PartDeclarations

/// Everything a team wants to see of its cells at once.
///
/// An app declares its own with ``ScenarioGroup``s and gets the same pictures as the design system does:
///
/// ```swift
/// let catalog = Catalog(groups: [
///     ScenarioGroup("Vacancies") {
///         Scenario("Vacancy", VacancyItem(…))
///     }
/// ])
/// ```
///
/// Parts that are declared need no more than that: `Catalog(parts: .designSystem.adding(…))` shows them with all others.
@MainActor
public struct Catalog {
    /// The groups, a picture each.
    public var groups: [ScenarioGroup]

    /// The parts whose sheet comes first: each left one with each right one. `nil`: there is no sheet.
    public var matrix: DeclaredParts?

    /// A catalog of the given groups.
    public init(groups: [ScenarioGroup], matrix: DeclaredParts? = nil) {
        self.groups = groups
        self.matrix = matrix
    }

    /// The catalog of declared parts: their sheet, then a group for each part, header and footer with its examples.
    public init(parts: DeclaredParts) {
        self.init(groups: PartGroups.all(of: parts), matrix: parts)
    }

    /// The catalog of the design system.
    public static var designSystem: Catalog {
        Catalog(parts: .designSystem)
    }

    /// The pictures, laid out for a theme.
    func boards(theme: CellTheme) -> [CatalogBoard] {
        let sheets = matrix.map { [MatrixBoard.board(of: $0, theme: theme)] } ?? []
        return sheets + groups.map { CatalogBoard($0, theme: theme) }
    }
}
