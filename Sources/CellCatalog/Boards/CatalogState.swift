import Honeycomb

/// The states of a row in which the page of a catalog shows it.
enum CatalogState: String, CaseIterable {
    case usual = "Usual"
    case pressed = "Pressed"
    case selected = "Selected"
    /// A field is being edited.
    case focused = "Focused"
    /// Its image is being loaded, or it does what its button started.
    case loading = "Loading"
    case disabled = "Disabled"
}

extension CatalogBoard {
    /// The name of the picture of a group's states.
    nonisolated static func nameOfStates(of group: String) -> String { "\(group)-states" }

    /// Creates the board of the states of a group's first row; `nil` for headers, footers and other contents that are no rows.
    init?(statesOf group: ScenarioGroup, theme: CellTheme) {
        let places: [CatalogPlace] = [.cells, .lefts, .rights]
        guard places.contains(group.place), let cell = group.scenarios.first?.cell else { return nil }
        self.init(
            name: Self.nameOfStates(of: group.fileName),
            title: "\(group.title), states",
            place: group.place,
            columnTitles: [],
            rows: CatalogState.allCases.compactMap { state in
                let shown = state == .loading ? group.loading?.cell : cell.inState(state)
                return shown.map { Row(title: state.rawValue, cells: [$0]) }
            },
            columnWidth: Self.groupColumnWidth,
            theme: theme
        )
    }
}
