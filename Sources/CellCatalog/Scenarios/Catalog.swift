import Honeycomb

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
@MainActor
public struct Catalog {

    /// The groups, a picture each.
    public var groups: [ScenarioGroup]

    /// Whether the sheet of the whole matrix comes first.
    public var hasMatrix: Bool

    /// A catalog of the given groups.
    public init(groups: [ScenarioGroup], hasMatrix: Bool = false) {
        self.groups = groups
        self.hasMatrix = hasMatrix
    }

    /// The catalog of the design system: the sheet, then a group for each part, header and footer.
    public static var designSystem: Catalog {
        Catalog(groups: PartGroups.all, hasMatrix: true)
    }

    /// The pictures, laid out for a theme.
    func boards(theme: CellTheme) -> [CatalogBoard] {
        (hasMatrix ? [MatrixBoard.board(theme: theme)] : []) + groups.map { CatalogBoard($0, theme: theme) }
    }
}
