import CellCatalog
import Honeycomb
import ScreenHosting
import Testing

@testable import PreviewServer

@Suite("Screens of catalogs")
@MainActor
struct CatalogScreensTests {
    private func row(_ title: String, didSelect: (@MainActor () -> Void)? = nil) -> TitleChevronItem {
        TitleChevronItem(left: LeftTitle(title: title), right: RightChevron(), didSelectHandler: didSelect)
    }

    private func catalog(didSelect: (@MainActor () -> Void)? = nil) -> Catalog {
        Catalog(groups: [
            ScenarioGroup("Vacancies") {
                Scenario("Vacancy", row("Designer", didSelect: didSelect)) {
                    Scenario("Long title", row("Designer of many things"))
                }
                Scenario("Archived", row("Painter"))
            },
            ScenarioGroup("Companies") { Scenario("Company", row("Honey")) },
        ])
    }

    @Test("a group is a screen, and so is each of its scenarios with its variants")
    func scenarios() {
        let screens = PreviewScreen.screens(of: catalog())
        #expect(
            screens.map(\.identifier) == ["vacancies", "vacancies/Vacancy", "vacancies/Archived", "companies"]
        )
        #expect(screens.map(\.title) == ["All scenarios", "Vacancy", "Archived", "Company"])
        #expect(screens.map(\.group) == ["Vacancies", "Vacancies", "Vacancies", "Companies"])
        let counts = screens.map { screen in
            let controller = screen.make(PreviewActionLog { _ in }) as? CellScreenViewController
            return controller?.driver.state.sections.count
        }
        #expect(counts == [3, 2, 1, 1])
    }

    @Test("scenarios that are screens are shown as in the app, with their variants")
    func wholeScreens() {
        let state = CollectionViewState { CollectionViewSection(items: { row("Designer") }) }
        let catalog = Catalog(groups: [
            ScenarioGroup("App") {
                Scenario("Row", row("Painter"))
                Scenario("List", variants: [Scenario("Empty") { _ in CollectionViewState() }]) { _ in state }
                Scenario("Controller") { (_: ScenarioEnvironment) -> UIViewController in UINavigationController() }
            }
        ])
        let screens = PreviewScreen.screens(of: catalog)
        #expect(
            screens.map(\.identifier) == ["app", "app/Row", "app/List", "app/List/Empty", "app/Controller"]
        )
        #expect(screens[4].make(PreviewActionLog { _ in }) is UINavigationController)
        #expect(
            (screens[2].make(PreviewActionLog { _ in }) as? CellScreenViewController)?.driver.state.sections.count == 1
        )
    }

    @Test("the design system has all combinations, and screens whose identifiers are different")
    func designSystem() {
        let screens = PreviewScreen.screens(of: .designSystem)
        #expect(screens.first?.title == "All combinations")
        #expect(Set(screens.map(\.identifier)).count == screens.count)
    }

    @Test("rows react: taps check boxes, and controls keep their values, as the next state has them")
    func reactions() async throws {
        let catalog = Catalog(groups: [
            ScenarioGroup("Rows", fileName: "rows") {
                Scenario("Box", LeftRightItem(left: LeftCheckbox(title: "Remember", isOn: false), right: RightEmpty()))
                Scenario("Switch", LeftRightItem(left: LeftTitle(title: "Push"), right: RightToggle(isOn: false)))
                Scenario("Plain", row("Painter"))
            }
        ])
        let viewer = Viewer(PreviewScreen.screens(of: catalog))
        viewer.send(#"{"type":"open","screen":"rows","devices":[{"width":320,"height":480,"scale":1}]}"#)
        await viewer.wait { viewer.contains(#""label":"Push""#) }
        let host = try #require(viewer.session?.stage.devices.first?.host)
        func element(_ label: String) throws -> ScreenAccessibilityElement {
            try #require(host.accessibilityElements.first { $0.label == label })
        }
        for value in ["1", "0", "1"] {
            for label in ["Remember", "Push"] {
                let point = try element(label).activationPoint
                viewer.send(#"{"type":"activate","device":0,"x":\#(point.x),"y":\#(point.y)}"#)
                #expect(try element(label).value == value, "\(label)")
            }
        }
        #expect(viewer.contains("Box: on") && viewer.contains("Switch: off"))
        // Texts and looks stay: the row of a document is equal to that of the scenario.
        #expect(try element("Painter").label == "Painter")
    }

    @Test("nearly all rows of the design system react, and look as in the catalog")
    func designSystemReacts() throws {
        var count = 0, played = 0
        for screen in Catalog.designSystem.screens where screen.name != "matrix" {
            let controller = CatalogScreenViewController(screen, log: PreviewActionLog { _ in })
            count += screen.rowNames.reduce(0) { $0 + $1.count }
            played += controller.playedRowCount
        }
        #expect(count > 100 && played > count * 85 / 100, "\(played) of \(count)")
    }

    @Test("the handler of a scenario's row is called, and its tap is in the log")
    func taps() async {
        var count = 0
        let viewer = Viewer(PreviewScreen.screens(of: catalog { count += 1 }))
        viewer.send(#"{"type":"open","screen":"vacancies/Vacancy","devices":[{}]}"#)
        viewer.send(#"{"type":"activate","device":0,"x":100,"y":28}"#)
        #expect(count == 1)
        #expect(viewer.contains("Vacancy: select"))
    }
}
