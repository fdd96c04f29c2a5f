import CellTesting
import Honeycomb
import Testing

/// Prices, one of which changed.
private func pricesState(changed: Int?) -> CollectionViewState {
    CollectionViewState {
        CollectionViewSection(
            items: {
                (0..<200).map { number in
                    TitleDetailItem(
                        differenceIdentifier: number,
                        left: LeftTitle(title: "Jar \(number)"),
                        right: RightDetail(text: number == changed ? "500 ₸" : "450 ₸")
                    )
                }
            }
        )
    }
}

@Test @MainActor
func oneRowChanges() {
    let app = ScreenTest(pricesState(changed: nil), on: .iPhone16)
    app.driver?.resetWork()
    app.apply(pricesState(changed: 3))
    #expect(app.driver?.work.shownRowCount == 1)
    #expect(app.driver?.work.measuredRowCount == 1)
}

@Test @MainActor
func wholeWork() throws {
    let app = ScreenTest(pricesState(changed: nil), on: .iPhone16)
    let driver = try #require(app.driver)
    // A screen of rows is shown and measured, not the list.
    #expect(driver.work.shownRowCount < 30 && driver.work.measuredRowCount < 60)
    driver.resetWork()
    app.apply(pricesState(changed: 3))
    let type = "ContainerItem<LeftRightContainer<LeftTitle, RightDetail>>"
    #expect("\(driver.work)" == "1 state applied, 1 row shown, 1 measured: \(type) shown 1, measured 1")
    app.apply(pricesState(changed: 3))
    #expect(driver.work.appliedStateCount == 2 && driver.work.shownRowCount == 1)
}
