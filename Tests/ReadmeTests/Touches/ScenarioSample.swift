import CellCatalog
import CellTesting
import Honeycomb
import Testing

@MainActor
let shopCatalog = Catalog(groups: [
    ScenarioGroup("Rows") {
        Scenario("Price", TitleDetailItem(left: LeftTitle(title: "Honey"), right: RightDetail(text: "450 ₸"))) {
            Scenario("Sold out", TitleBadgeItem(left: LeftTitle(title: "Honey"), right: RightBadge(text: "Sold out")))
        }
    },
    ScenarioGroup("Screens") {
        Scenario("Empty cart") { _ in
            CollectionViewState {
                CollectionViewSection(items: { TitleItem(left: LeftTitle(title: "There is nothing in your cart")) })
            }
        }
    },
])

@Suite("Sample of scenarios")
struct ScenarioSample {
    @Test @MainActor
    func shop() async {
        await assertScenarios(
            of: shopCatalog,
            across: SnapshotMatrix(appearances: [.light, .dark], textSizes: [.large, .accessibilityLarge]),
            checks: [.images, .accessibility, .audits]
        )
    }
}
