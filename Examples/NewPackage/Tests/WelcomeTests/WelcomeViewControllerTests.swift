import CellTesting
import Honeycomb
import Testing

@testable import Welcome

@MainActor
@Suite("Welcome")
struct WelcomeViewControllerTests {
    @Test("the switch and the taps change what is shown")
    func taps() {
        let screen = WelcomeViewController()
        let app = ScreenTest(screen, on: .iPhone16)
        app.cells["main.news"].tap()
        #expect(screen.receivesNews)
        app.cells["main.rating"].tap()
        app.staticTexts["★★★★☆ 1"].assertExists()
    }

    @Test("nothing a monkey does breaks the screen")
    func monkey() {
        ScreenTest(WelcomeViewController(), on: .iPhone16).monkey(seed: 1, steps: 100)
    }
}
