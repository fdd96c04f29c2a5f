import XCTest

/// Uses the app as a person does.
@MainActor
final class CellListAppUITests: XCTestCase {
    private let timeout: TimeInterval = 10
    private var app: XCUIApplication { XCUIApplication() }

    override func setUp() async throws {
        continueAfterFailure = false
        app.launch()
    }

    func testEveryTabOpens() {
        for title in ["Settings", "Catalog", "Document"] {
            app.tabBars.buttons[title].tap()
            XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: timeout))
        }
    }

    func testAGroupOfTheCatalogOpensAndGoesBack() {
        app.tabBars.buttons["Catalog"].tap()
        let list = app.collectionViews["catalog"]
        XCTAssertTrue(list.waitForExistence(timeout: timeout))
        list.cells.element(boundBy: 1).tap()
        XCTAssertTrue(app.collectionViews["group"].waitForExistence(timeout: timeout))
        XCTAssertGreaterThan(app.collectionViews["group"].cells.count, 0)
        app.navigationBars.buttons["Catalog"].tap()
        XCTAssertTrue(list.waitForExistence(timeout: timeout))
    }

    func testTheExampleDocumentIsShown() {
        app.tabBars.buttons["Document"].tap()
        app.navigationBars.buttons["Show"].tap()
        XCTAssertTrue(app.navigationBars["Search"].waitForExistence(timeout: timeout))
    }

    func testATypedDocumentThatIsNoScreenIsReported() {
        app.tabBars.buttons["Document"].tap()
        let text = app.textViews["document"]
        XCTAssertTrue(text.waitForExistence(timeout: timeout))
        text.tap()
        text.typeText("]")
        app.navigationBars.buttons["Show"].tap()
        XCTAssertTrue(app.alerts["This is not a screen"].waitForExistence(timeout: timeout))
        app.alerts.buttons["OK"].tap()
        XCTAssertTrue(text.exists)
    }

    func testAnAddressWithoutASchemeIsReported() {
        app.tabBars.buttons["Document"].tap()
        let address = app.textFields["address"]
        XCTAssertTrue(address.waitForExistence(timeout: timeout))
        address.tap()
        address.typeText("example")
        app.buttons["load"].tap()
        XCTAssertTrue(app.alerts["This is not an address"].waitForExistence(timeout: timeout))
    }

    func testTheTextSizeChangesTheHeightOfRowsAtOnce() {
        let row = app.collectionViews.cells.firstMatch
        XCTAssertTrue(row.waitForExistence(timeout: timeout))
        let before = row.frame.height
        choose("Accessibility, largest")
        XCTAssertGreaterThan(row.frame.height, before)
        choose("Standard")
        XCTAssertLessThan(row.frame.height, before * 1.5)
    }

    func testTheDirectionChangesAtOnceAndGoesBack() {
        XCTAssertTrue(app.collectionViews.cells.firstMatch.waitForExistence(timeout: timeout))
        let before = app.collectionViews.firstMatch.screenshot().pngRepresentation
        choose("Right to left")
        XCTAssertNotEqual(app.collectionViews.firstMatch.screenshot().pngRepresentation, before)
        choose("Right to left")
        XCTAssertEqual(app.collectionViews.firstMatch.screenshot().pngRepresentation, before)
    }

    func testTheSpacingsAreDrawnAndRemoved() {
        let before = app.collectionViews.firstMatch.screenshot().pngRepresentation
        choose("Spacings")
        XCTAssertNotEqual(app.collectionViews.firstMatch.screenshot().pngRepresentation, before)
        choose("Spacings")
        XCTAssertTrue(app.collectionViews.cells.firstMatch.isHittable)
    }

    func testEveryThemeCanBeChosen() {
        for theme in ["High contrast", "First line", "Standard theme"] {
            choose(theme)
            XCTAssertTrue(app.collectionViews.cells.firstMatch.waitForExistence(timeout: timeout))
        }
    }

    /// Chooses an element of the Appearance menu.
    private func choose(_ title: String) {
        app.navigationBars.buttons["Appearance"].tap()
        let element = app.buttons[title]
        XCTAssertTrue(element.waitForExistence(timeout: timeout))
        element.tap()
        XCTAssertTrue(element.waitForNonExistence(timeout: timeout))
    }
}
