import Honeycomb
import ScreenDocuments

/// A cell or a screen in the catalog, with its variants.
///
/// ```swift
/// Scenario("Vacancy", TitleSubtitleChevronItem(left: …, right: RightChevron())) {
///     Scenario("Long title", TitleSubtitleChevronItem(left: …, right: RightChevron()))
/// }
/// ```
///
/// A scenario is declared once: the catalog draws it, the preview shows it, and `assertScenarios` of `CellTesting` tests it.
@MainActor
public struct Scenario {
    /// The name of the cell, the screen or the variant.
    public let title: String

    /// The same cell or screen in other states.
    public let variants: [Scenario]

    let cell: CatalogCell

    /// Makes the whole screen; `nil` for a cell.
    private let makeScreen: (@MainActor (ScenarioEnvironment) throws -> UIViewController)?

    /// The path of the document.
    private let path: String?

    /// Creates a scenario of an item.
    public init<Content: ContainerContent>(
        _ title: String,
        _ item: ContainerItem<Content>,
        @ScenariosBuilder variants: () -> [Scenario] = { [] }
    ) {
        self.init(title, cell: CatalogCell(item), variants: variants())
    }

    /// Creates a scenario of a content without an item, such as a header.
    public init(
        _ title: String,
        content: some ContainerContent,
        @ScenariosBuilder variants: () -> [Scenario] = { [] }
    ) {
        self.init(
            title,
            cell: CatalogCell(content, name: String(describing: type(of: content))),
            variants: variants()
        )
    }

    /// Creates a scenario of a screen of cells.
    ///
    /// ```swift
    /// Scenario("Empty") { environment in vacanciesState([], locale: environment.locale) }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The name of the screen.
    ///   - variants: The screen in other states.
    ///   - state: Returns the state in a brand and a language.
    public init(
        _ title: String,
        variants: [Scenario] = [],
        state: @escaping @MainActor (ScenarioEnvironment) throws -> CollectionViewState
    ) {
        self.init(
            title,
            variants: variants,
            viewController: { environment in
                CellScreenViewController(state: try state(environment), theme: environment.theme)
            }
        )
    }

    /// Creates a scenario of a screen.
    ///
    /// - Parameters:
    ///   - title: The name of the screen.
    ///   - variants: The screen in other states.
    ///   - viewController: Returns a new screen in a brand and a language.
    public init(
        _ title: String,
        variants: [Scenario] = [],
        viewController: @escaping @MainActor (ScenarioEnvironment) throws -> UIViewController
    ) {
        self.init(title, makeScreen: viewController, variants: variants)
    }

    /// Creates a scenario of a document.
    public init(_ title: String, document: ScreenDocument, variants: [Scenario] = []) {
        self.init(title, makeScreen: { try document.makeScreen(in: $0) }, variants: variants)
    }

    init(
        _ title: String,
        path: String? = nil,
        makeScreen: @escaping @MainActor (ScenarioEnvironment) throws -> UIViewController,
        variants: [Scenario] = []
    ) {
        let content = ScreenContent(title: title, makeScreen: makeScreen)
        self.init(
            title,
            cell: CatalogCell(content, name: title),
            path: path,
            makeScreen: makeScreen,
            variants: variants
        )
    }

    private init(
        _ title: String,
        cell: CatalogCell,
        path: String? = nil,
        makeScreen: (@MainActor (ScenarioEnvironment) throws -> UIViewController)? = nil,
        variants: [Scenario]
    ) {
        self.title = title
        self.variants = variants
        self.cell = cell
        self.path = path
        self.makeScreen = makeScreen
    }

    /// Returns the scenario as a screen of its own.
    func screen(named name: String) -> ScenarioScreen {
        if let makeScreen { return ScenarioScreen(name, path: path, make: makeScreen) }
        let makeItem = cell.makeItem
        return ScenarioScreen(name, fitsContent: true) { environment in
            let section = CollectionViewSection(differenceIdentifier: name, items: { makeItem(name) })
            return CellScreenViewController(
                state: CollectionViewState(sections: [section]),
                theme: environment.theme
            )
        }
    }
}
