import CellTesting
import Expectations
import Honeycomb
import ScreenHosting
import Testing

@Suite("Kinds of elements", .enabled(if: ScreenHost.sendsTouches))
@MainActor
struct ElementKindTests {
    @Test("a row that is a button is one, and takes taps")
    func buttons() {
        var taps: [String] = []
        let state = CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "main") {
                TitleItem(differenceIdentifier: "title", left: LeftTitle(title: "Title"))
                ButtonItem(differenceIdentifier: "save", left: LeftButton(title: "Save") { taps.append("save") })
            }
        })
        let app = ScreenTest(CellScreenViewController(state: state), on: .iPhone16)
        app.buttons["Save"].assertExists().tap()
        expectEqual(taps, ["save"])
    }

    @Test("the button of a failed list is one")
    func retry() {
        var taps = 0
        let state = CollectionViewState(sections: [
            .failure(title: "No connection", retryTitle: "Retry", didRetryHandler: { taps += 1 })
        ])
        let app = ScreenTest(CellScreenViewController(state: state), on: .iPhone16)
        app.buttons["Retry"].tap()
        expectEqual(taps, 1)
    }

    @Test("a cell in a carousel is found, not the carousel around it")
    func carousel() {
        var taps = 0
        let state = CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "main", layout: CollectionViewSectionLayout(carousel: .paged()))
            {
                TitleItem(differenceIdentifier: "honey", left: LeftTitle(title: "Honey")) { taps += 1 }
                TitleItem(differenceIdentifier: "jam", left: LeftTitle(title: "Jam"))
            }
        })
        let app = ScreenTest(CellScreenViewController(state: state), on: .iPhone16)
        app.cells["Honey"].tap()
        expectEqual(taps, 1)
    }
}
