import CellTesting
import Expectations
import Honeycomb
import ScreenHosting
import Testing

@Suite("UI tests of a screen of cells")
@MainActor
struct ScreenTestTests {
    private struct SettingsScreen: TestScreen {
        @Cell("country") var country
        @Switch("Invitations") var invitations
        @TextField("Name") var name
    }

    private let model = SettingsFixture()

    private func makeApp() -> ScreenTest {
        ScreenTest(model.makeScreen(), on: .iPhone16)
    }

    @Test("a tap on a row calls its handler, and the row shows the new detail")
    func tap() {
        let app = makeApp()
        app.cells["country"].assert(title: "Страна", detail: "Россия").tap().assert(detail: "Франция")
        expectEqual(model.log, ["country"])
        expect(app.cells["Страна"].exists)
        expectEqual(app.cells["country"].texts, ["Страна", "Франция"])
        expect(app.staticTexts["Франция"].isHittable)
    }

    @Test("a typed screen reads as sentences")
    func typedScreen() {
        let app = makeApp()
        let screen = SettingsScreen(app)
        screen.country.tap().assert(detail: "Франция")
        screen.invitations.tap().assert(isOn: true)
        screen.name.typeText("Ann").assert(value: "Ann")
        expect(model.isNotified && model.name == "Ann")
    }

    @Test("controls without a name of their own have that of their row")
    func controls() {
        let app = makeApp()
        expectEqual(app.switches["Invitations"].value, "0")
        app.switches["push"].tap()
        expect(model.isNotified && app.switches.firstMatch.value == "1")
        app.steppers["amount"].buttons["Increment"].tap()
        app.steppers["amount"].buttons["Increment"].tap()
        app.steppers["amount"].buttons["Decrement"].tap()
        expectEqual(model.amount, 2)
        expectEqual(app.steppers["amount"].value, "2")
    }

    @Test("text is typed, by keys too, and cleared")
    func text() {
        let app = makeApp()
        expect(!app.keyboards.element.exists)
        app.textFields["Name"].tap().typeText("Jo")
        app.keys["h"].tap()
        app.keys["n"].tap()
        expectEqual(model.name, "John")
        app.keys["delete"].tap()
        expectEqual(app.textFields["Name"].value, "Joh")
        app.cells["name"].clearText().typeText("Ёж")
        expectEqual(model.name, "Ёж")
        expect(app.textFields.firstMatch.hasFocus && app.keyboards.buttons["Return"].exists)
    }

    @Test("rows that are not on the screen are scrolled to")
    func offscreen() {
        let app = makeApp()
        let list = app.collectionViews.firstMatch
        let top = app.cells["country"].frame.minY
        expect(!app.cells["row55"].isHittable && app.cells["row55"].exists)
        expectEqual(app.cells["country"].frame.minY, top, "exists leaves the list where it is")
        app.cells["row55"].tap()
        expect(model.log == ["row55"] && app.cells["row55"].isHittable)
        app.cells["country"].tap()
        expect(model.log == ["row55", "country"] && list.exists)
        expect(!app.cells["row60"].exists)
    }

    @Test("queries filter by type, name, containment and attributes")
    func queries() {
        let app = makeApp()
        expect(app.cells.containing(.staticText, identifier: "Россия").element.label.hasPrefix("Страна"))
        expectEqual(app.cells.containing(.switch, identifier: nil).count, 1)
        expectEqual(app.staticTexts.matching { $0.label.hasPrefix("Row ") }.firstMatch.label, "Row 0")
        expectEqual(app.cells.element(boundBy: 1).identifier, "main.push")
        expectEqual(app.cells["push"].switches.count, 1)
        expect(app.cells["push"].descendants(matching: .switch).element.exists)
        expectEqual(app.collectionViews.children(matching: .cell).count, app.cells.count)
        expect(app.descendants(matching: .any).matching(identifier: "Invitations").count >= 1)
        expect(app.staticTexts["Order"].exists && app.cells.allElementsBoundByIndex.count == app.cells.count)
        expect(!app.cells["off"].isEnabled && app.cells["country"].isEnabled)
        expect(app.cells["off"].tap().exists && model.log.isEmpty)
    }

    @Test(
        "flicks scroll, a pull refreshes, a long press opens a menu, a drag reorders",
        .enabled(if: ScreenHost.sendsTouches)
    )
    func gestures() async {
        let app = makeApp()
        app.swipeUp()
        expect(!app.cells["country"].isHittable)
        app.cells["country"].tap()
        expect(app.cells["country"].isHittable && model.log == ["country"])
        model.log = []
        app.collectionViews.firstMatch.pullToRefresh()
        await app.settle()
        expectEqual(model.loads, 1)

        app.cells["row0"].press(forDuration: 0.7)
        expectEqual(app.menus.element.label, "Row")
        app.buttons["Delete"].tap()
        expect(model.log == ["delete row0"] && app.menuItems.count == 0)

        app.cells["alpha"].press(forDuration: 0.7, thenDragTo: app.cells["gamma"])
        expectEqual(model.order, ["beta", "gamma", "alpha"])
    }

    @Test("the device is rotated, and text size and appearance change in the middle")
    func environment() {
        let app = makeApp()
        let cell = app.cells["country"]
        let height = cell.frame.height
        app.textSize = .accessibilityExtraLarge
        expect(cell.frame.height > height)
        app.textSize = .large
        app.orientation = .landscapeLeft
        expect(app.orientation == .landscapeLeft && app.host.window.bounds.width == 852)
        expectEqual(app.viewController.traitCollection.verticalSizeClass, .compact)
        expect(cell.tap().frame.width > 600 && model.country == "Франция")
        app.orientation = .portrait
        app.appearance = .dark
        expect(app.host.window.bounds.width == 393 && app.viewController.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("two screens with different text sizes at once do not affect each other")
    func isolation() {
        var large = ScreenConfiguration.iPhone16
        large.contentSizeCategory = .accessibilityLarge
        let other = SettingsFixture()
        let first = makeApp()
        let second = ScreenTest(other.makeScreen(), on: large)
        let heights = (first.cells["push"].frame.height, second.cells["push"].frame.height)
        expect(heights.1 > heights.0)
        first.cells["country"].tap()
        second.switches["Invitations"].tap()
        expect(first.cells["push"].frame.height == heights.0 && second.cells["push"].frame.height == heights.1)
        expect(model.country == "Франция" && !model.isNotified && other.isNotified && other.country == "Россия")
    }

    @Test("states, items and views are screens, too")
    func values() {
        expect(ScreenTest(model.state).cells["country"].exists)
        let item = TitleItem(differenceIdentifier: "one", left: LeftTitle(title: "One"))
        expectEqual(ScreenTest(item, on: .iPhoneSE).cells["one"].label, "One")
        let label = UILabel()
        label.text = "Hello"
        expect(ScreenTest(label).staticTexts["Hello"].isHittable)
        let app = ScreenTest(model.state)
        app.apply(CollectionViewState(sections: []))
        expectEqual(app.cells.count, 0)
    }

    // MARK: Failures

    @Test("a query that finds nothing prints the elements and marks those with similar names")
    func missing() {
        let app = makeApp()
        let messages = failures { app.cells["contry"].tap() }
        expectEqual(messages.count, 1)
        expect(messages[0].hasPrefix("app.cells[\"contry\"] does not exist, for a tap. The elements on the screen:\n"))
        let marked = messages[0].components(separatedBy: "\n").filter { $0.hasPrefix("→ ") }
        expectEqual(marked.first?.contains("cell id \"main.country\""), true, "\(messages[0])")
        expectEqual(failures { _ = app.switches["nothing"].value }.count, 1)
        expect(!app.switches["nothing"].exists)
    }

    @Test("several matches are a failure that lists them, unless the first one is asked for")
    func ambiguous() {
        let app = makeApp()
        let messages = failures { app.cells.element.tap() }
        expect(messages.count == 1 && messages[0].hasPrefix("app.cells is ambiguous, for a tap: "))
        expect(failures { app.cells.firstMatch.tap() }.isEmpty)
        expectEqual(model.log, ["country"])
        expectEqual(
            failures { app.cells.element(boundBy: 99).tap() }.first?.contains("does not exist (the query has"),
            true
        )
    }

    @Test("an assertion says what is shown and what was expected")
    func assertion() {
        let app = makeApp()
        let messages = failures { app.cells["country"].assert(title: "Страна", detail: "Италия", isEnabled: false) }
        expectEqual(
            messages.first?.hasPrefix(
                "app.cells[\"country\"]: detail is \"Россия\", expected \"Италия\"; isEnabled is true, expected false."
            ),
            true,
            "\(messages)"
        )
    }

    @Test("a covered element is not hittable, and the message names what covers it")
    func covered() {
        let app = makeApp()
        let cover = UIView(frame: app.host.window.bounds)
        cover.accessibilityIdentifier = "cover"
        app.viewController.view.addSubview(cover)
        expect(!app.cells["country"].isHittable && app.cells["country"].exists)
        let messages = failures { app.cells["country"].tap() }
        expectEqual(messages.first?.contains("is not hittable, for a tap: it is covered by UIView \"cover\""), true)
        expect(model.log.isEmpty)
    }
}
