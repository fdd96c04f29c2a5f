import CellTesting
import Expectations
import Honeycomb
import ScreenHosting
import Testing

@Suite("UI tests of plain UIKit")
@MainActor
struct UIKitScreenTests {
    private let form = FormController()

    private func makeApp() -> ScreenTest {
        ScreenTest(UINavigationController(rootViewController: form), on: .iPhone16)
    }

    @Test("sliders, segments and tables are used like on a device")
    func controls() {
        let app = makeApp()
        app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.75)
        expect(abs(form.slider.value - 0.75) < 0.02)
        expectEqual(app.sliders.element.value?.hasSuffix("%"), true)
        app.segmentedControls["period"].buttons["Week"].tap()
        expectEqual(form.segments.selectedSegmentIndex, 1)
        expect(app.segmentedControls.buttons["Week"].isSelected && !app.segmentedControls.buttons["Day"].isSelected)
        expect(app.navigationBars["Form"].staticTexts["Form"].exists)
        app.tables.cells["Line 30"].tap()
        app.tables.cells.containing(.staticText, identifier: "Line 2").element.tap()
        expectEqual(form.selected, ["Line 30", "Line 2"])
    }

    @Test("a swipe on a row reveals its actions", .enabled(if: ScreenHost.sendsTouches))
    func swipeActions() {
        let app = makeApp()
        app.cells["Line 1"].swipeLeft()
        app.buttons["Delete"].tap()
        expectEqual(form.deleted, ["Line 1"])
        expect(!app.cells["Line 1"].exists && app.cells["Line 2"].exists)
    }

    @Test("an alert covers the screen; its fields and buttons are used", .enabled(if: ScreenHost.sendsTouches))
    func alert() {
        let app = makeApp()
        app.buttons["Clear"].tap()
        let alert = app.alerts["Clear all?"]
        expect(alert.waitForExistence(timeout: 1))
        expect(alert.staticTexts["There is no way back."].exists && app.tables.count == 0)
        alert.textFields["Reason"].typeText("Spring")
        alert.buttons["Clear"].tap()
        expectEqual(form.clearCount, 1)
        expect(alert.waitForNonExistence(timeout: 1) && app.tables.count == 1)
    }

    @Test("presented view controllers are sheets until they are dismissed")
    func sheet() {
        let app = makeApp()
        let controller = UIViewController()
        controller.title = "Filter"
        controller.modalPresentationStyle = .pageSheet
        form.present(controller, animated: true)
        expect(app.sheets["Filter"].waitForExistence(timeout: 2))
        controller.dismiss(animated: true)
        expect(app.sheets["Filter"].waitForNonExistence(timeout: 2))
    }

    @Test("settling waits for asynchronous code that shows a spinner")
    func settle() async {
        let app = makeApp()
        app.buttons["Load"].tap()
        expect(app.activityIndicators["loading"].exists)
        await expect(app.settle())
        app.staticTexts["42 results"].assertExists()
        expect(!app.activityIndicators["loading"].exists)
        await expect(app.staticTexts["42 results"].appears(within: 1))
    }

    @Test("settling that reaches its limit says what still moves")
    func unsettled() async {
        let app = makeApp()
        form.spinner.startAnimating()
        let messages = await failures { await app.settle(within: 0.05) }
        expectEqual(
            messages,
            [
                "The screen did not settle within 0.05 s: UIActivityIndicatorView \"loading\" is animating."
            ]
        )
        let until = await failures { await app.settle(within: 0.05, until: { false }) }
        expectEqual(until.first?.hasPrefix("The condition was not met within 0.05 s. Still moving: "), true)
    }

    @Test("waiting costs only virtual seconds")
    func waiting() {
        let app = makeApp()
        let start = app.host.time
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Late"
        label.alpha = 0
        form.view.addSubview(label)
        UIView.animate(withDuration: 0.2, delay: 3) {
            label.alpha = 1
        } completion: { _ in
            label.text = "Later"
        }
        expect(app.staticTexts["Later"].waitForExistence(timeout: 30))
        expect(app.host.time - start < 4)
        expect(!app.staticTexts["Never"].waitForExistence(timeout: 1_000))
        expect(app.host.time - start > 1_000)
    }
}
