// swift-format-ignore-file
// The samples of CellTesting as they are shown there. They are not run: what they show is in other tests.
import CellList
import CellTesting
import Honeycomb
import ScreenAudits
import ScreenHosting
import Testing

final class ToggledViewController: UIViewController {
    func toggleDetails() {}
}

@MainActor
final class LoadingModel {
    var isLoading = false
}

private typealias SettingsViewController = CellListSample

final class CellListSample: CellScreenViewController {}

@MainActor
private func makeState() -> CollectionViewState {
    CollectionViewState()
}

@Suite(.disabled("samples of the documentation are compiled, not run"))
struct TestingSamples {
    @Test @MainActor
    func settings() {
        assertSnapshot(of: makeState(), as: .image(on: .iPhone16))
        assertSnapshot(of: makeState(), as: .layout, named: "views")
    }

    @MainActor
    func strips(_ controller: ToggledViewController, _ state: CollectionViewState) {
        assertSnapshot(of: controller, as: .strip(duration: 0.4, every: 0.1) { $0.toggleDetails() })
        assertSnapshot(of: state, as: .images(across: SnapshotMatrix(appearances: [.light, .dark], contrasts: [.normal, .high])))
    }

    @Test("the banner is as tall as its text", arguments: [320, 390, 430])
    @MainActor
    func bannerSize(width: CGFloat) throws {
        try assertSizeMatches(content: BannerContent(text: "Sale"), width: width)
    }

    @Test @MainActor
    func country() {
        let app = ScreenTest(SettingsViewController(), on: .iPhone16)
        app.cells["country"].tap().assert(detail: "Россия")
    }

    @MainActor
    func names(_ app: ScreenTest) {
        struct SettingsScreen: TestScreen {
            @Cell("country") var country
            @Switch("Invitations") var invitations
            @TextField("Name") var name
        }

        let screen = SettingsScreen(app)
        screen.country.tap().assert(detail: "Россия")
        screen.name.typeText("Ann").assert(value: "Ann")
    }

    @MainActor
    func waiting(_ app: ScreenTest, _ model: LoadingModel) async {
        app.buttons["Load"].tap()
        await app.settle()
        await app.settle(until: { !model.isLoading })
    }

    @MainActor
    func audits(_ state: CollectionViewState, _ host: ScreenHost) {
        assertAudit(of: state)                                       // a state, an item, a view or a view controller
        assertSnapshot(of: state, as: .image, audit: ScreenAudit())  // with a snapshot
        host.audit(expecting: [AuditExpectation(.contrast, element: "Advertisement")])
    }
}

@Suite(.disabled("samples of the documentation are compiled, not run"))
struct ReadmeTestingSample {
    @Test @MainActor
    func country() {
        let app = ScreenTest(SettingsViewController(), on: .iPhone16)
        app.cells["country"].tap().assert(detail: "Россия")
        app.monkey(seed: 1, steps: 500)
    }
}

@MainActor
func cellListScreen() -> UIViewController {
    let screen = CellListViewController(viewModel: CellListViewModel())
    return screen
}
