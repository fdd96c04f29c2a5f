import CellTesting
import Expectations
import Honeycomb
import ScreenHosting
import Testing

@Suite("UI tests of navigation, menus and text", .enabled(if: ScreenHost.sendsTouches))
@MainActor
struct NavigationTests {
    private final class Screen: UIViewController {
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
            view.backgroundColor = .systemBackground
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }

    @Test("bars are found by their titles, and Back goes back")
    func navigation() {
        let root = Screen("Inbox")
        let navigation = UINavigationController(rootViewController: root)
        let app = ScreenTest(navigation)
        var isEdited = false
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit",
            primaryAction: UIAction(title: "Edit") { _ in isEdited = true }
        )
        app.navigationBars["Inbox"].buttons["Edit"].tap()
        expect(isEdited)
        navigation.pushViewController(Screen("Letter"), animated: true)
        expect(app.navigationBars["Letter"].waitForExistence(timeout: 1))
        app.navigationBars.buttons["Inbox"].tap()
        expect(app.navigationBars["Inbox"].exists && navigation.viewControllers.count == 1)
    }

    @Test("a tab bar has a button for each tab")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["First", "Second"].map { UINavigationController(rootViewController: Screen($0)) }
        for controller in tabs.viewControllers ?? [] {
            controller.tabBarItem = UITabBarItem(
                title: (controller as? UINavigationController)?.viewControllers[0].title,
                image: nil,
                tag: 0
            )
        }
        let app = ScreenTest(tabs)
        app.tabBars.buttons["Second"].tap()
        expect(tabs.selectedIndex == 1 && app.navigationBars["Second"].exists && !app.navigationBars["First"].exists)
        expect(app.tabBars.buttons["Second"].isSelected && !app.tabBars.buttons["First"].isSelected)
    }

    @Test("an action sheet is a sheet, and the menu of a button has items")
    func menus() {
        let screen = Screen("Menus")
        var chosen: [String] = []
        let button = UIButton(frame: CGRect(x: 50, y: 200, width: 200, height: 44))
        button.setTitle("Sort", for: .normal)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(
            children: ["Name", "Date"].map { title in UIAction(title: title) { _ in chosen.append(title) } }
        )
        screen.view.addSubview(button)
        let app = ScreenTest(screen)
        app.buttons["Sort"].tap()
        expectEqual(app.menuItems.labels, ["Name", "Date"])
        app.menuItems["Date"].tap()
        expect(chosen == ["Date"] && !app.menuItems["Date"].exists)

        let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Camera", style: .default) { _ in chosen.append("Camera") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(sheet, animated: true)
        expect(app.sheets["Photo"].waitForExistence(timeout: 1))
        app.sheets["Photo"].buttons["Camera"].tap()
        expect(chosen == ["Date", "Camera"] && app.sheets.count == 0)
    }

    @Test("text views, search fields and secure fields take text")
    func text() {
        let screen = Screen("Texts")
        let notes = UITextView(frame: CGRect(x: 20, y: 120, width: 300, height: 80))
        notes.accessibilityIdentifier = "notes"
        let search = UISearchTextField(frame: CGRect(x: 20, y: 220, width: 300, height: 40))
        search.placeholder = "Search"
        let password = UITextField(frame: CGRect(x: 20, y: 280, width: 300, height: 40))
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        for view in [notes, search, password] { screen.view.addSubview(view) }
        let app = ScreenTest(screen)
        app.textViews["notes"].typeText("Two\nlines")
        app.searchFields["Search"].typeText("cell")
        app.secureTextFields["Password"].typeText("secret").clearText().typeText("x")
        expect(notes.text == "Two\nlines" && search.text == "cell" && password.text == "x")
        expect(app.textFields.count == 1 && app.textViews.element.value == "Two\nlines")
        let messages = failures { app.staticTexts.firstMatch.typeText("x") }
        expectEqual(messages.count, 1, "\(messages)")
    }
}
