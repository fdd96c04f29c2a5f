import XCTest

/// Opens each tab of the app.
final class CellListAppUITests: XCTestCase {
    @MainActor
    func testEveryTabOpens() {
        let app = XCUIApplication()
        app.launch()
        for title in ["Settings", "Catalog", "Document"] {
            app.tabBars.buttons[title].tap()
            XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: 5))
        }
    }
}
