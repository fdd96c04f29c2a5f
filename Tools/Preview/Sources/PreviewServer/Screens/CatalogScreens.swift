public import CellCatalog
import Foundation
import Honeycomb

extension PreviewScreen {
    /// The screens of a catalog: the matrix, and for each group all of its scenarios, then each one with its variants.
    public static func screens(of catalog: Catalog) -> [PreviewScreen] {
        matrix(of: catalog) + catalog.groups.flatMap(screens)
    }

    /// Returns a screen that says why there is none.
    private static func words(_ text: String) -> UIViewController {
        let row = TitleItem(left: LeftTitle(title: text))
        return CellScreenViewController(state: CollectionViewState { CollectionViewSection(items: { row }) })
    }

    private static func matrix(of catalog: Catalog) -> [PreviewScreen] {
        guard catalog.matrix != nil else { return [] }
        return Catalog(groups: [], matrix: catalog.matrix).screens.map { PreviewScreen("All combinations", of: $0) }
    }

    private static func screens(of group: ScenarioGroup) -> [PreviewScreen] {
        let all = screen(group.scenarios, "All scenarios", identifier: group.fileName, of: group)
        let screens = group.screens.filter { !$0.fitsContent }.map { PreviewScreen($0, of: group) }
        let isWhole = Set(group.screens.filter { !$0.fitsContent }.map(\.name))
        let cells = group.scenarios.filter { !isWhole.contains("\(group.title)/\($0.title)") }
        guard group.scenarios.count > 1 || !screens.isEmpty else { return [all] }
        return [all]
            + cells.map { scenario in
                screen([scenario], scenario.title, identifier: "\(group.fileName)/\(scenario.title)", of: group)
            } + screens
    }

    /// A scenario that is a whole screen, which is used as in the app.
    private init(_ screen: ScenarioScreen, of group: ScenarioGroup) {
        let title = String(screen.name.dropFirst(group.title.count + 1))
        self.init(title, identifier: "\(group.fileName)/\(title)", group: group.title) { _ in
            do { return try screen.makeViewController() } catch { return Self.words("\(screen.name): \(error)") }
        }
    }

    private static func screen(
        _ scenarios: [Scenario],
        _ title: String,
        identifier: String,
        of group: ScenarioGroup
    ) -> PreviewScreen {
        let part = ScenarioGroup(group.title, fileName: identifier) { scenarios }
        let only = scenarios.count == 1 ? scenarios[0].title : title
        return PreviewScreen(only, group: group.title, of: Catalog(groups: [part]).screens[0])
    }

    private init(_ title: String, group: String = "Catalog", of screen: CatalogScreen) {
        self.init(title, identifier: screen.name, group: group) { CatalogScreenViewController(screen, log: $0) }
    }
}
