import CellTesting
import Expectations
import Honeycomb
import ScreenAudits
import ScreenHosting
import Testing

@testable import CellListApp

/// The app of the Xcode project, used as its UI tests use it on a device.
@MainActor
@Suite("The app with the settings screen, the catalog and a document")
struct CellListAppTests {
    private let main = MainViewController()
    private let app: ScreenTest

    init() {
        let main = main
        app = ScreenTest(main)
    }

    private var navigation: UINavigationController? { main.selectedViewController as? UINavigationController }
    private var top: UIViewController? { navigation?.topViewController }
    private var input: DocumentInputViewController? { top as? DocumentInputViewController }

    private func choose(_ title: String) {
        app.buttons["Appearance"].tap()
        app.buttons[title].tap()
    }

    private func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> [Found] {
        view.subviews.flatMap { ($0 as? Found).map { [$0] } ?? find(type, in: $0) }
    }

    @Test("every tab opens with its title and the menu")
    func tabs() {
        for title in ["Settings", "Catalog", "Document"] {
            app.buttons[title].firstMatch.tap()
            expectEqual(top?.title, title)
            expectEqual(top?.navigationItem.leftBarButtonItem?.title, "Appearance")
        }
    }

    @Test("a group of the catalog opens in the theme that was chosen before")
    func catalog() throws {
        choose("High contrast")
        app.buttons["Catalog"].firstMatch.tap()
        app.collectionViews["catalog"].cells.element(boundBy: 1).tap()
        let group = try require(top as? CellScreenViewController)
        expectEqual(group.collectionView.accessibilityIdentifier, "group")
        expectEqual(group.theme, .highContrast)
        expect(group.collectionView.numberOfSections > 0)
    }

    @Test("every theme of the menu is used by the screens of all tabs at once")
    func themes() {
        for (title, theme) in ScreenSettings.themes {
            main.settings.theme = theme
            let screens = (main.viewControllers ?? []).compactMap {
                ($0 as? UINavigationController)?.viewControllers.first as? CellScreenViewController
            }
            expectEqual(screens.count, 2)
            expect(screens.allSatisfy { $0.theme == theme }, "\(title)")
        }
        expectEqual(ScreenSettings.themes.map(\.title), ["Standard theme", "High contrast", "First line"])
    }

    @Test("text size, direction and appearance take effect on the screen that is open, and go back")
    func traits() throws {
        let list = try require(top as? CellScreenViewController).collectionView
        let height = list.contentSize.height
        choose("Accessibility, largest")
        expectEqual(list.traitCollection.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)
        app.host.layout()
        expect(list.contentSize.height > height * 1.3)
        choose("As on the device")
        app.host.layout()
        expectEqual(list.contentSize.height, height)
        choose("Right to left")
        expectEqual(list.traitCollection.layoutDirection, .rightToLeft)
        choose("Dark")
        expectEqual(list.traitCollection.userInterfaceStyle, .dark)
        choose("Dark")
        choose("Right to left")
        expectEqual(list.traitCollection.layoutDirection, .leftToRight)
        expectEqual(list.traitCollection.userInterfaceStyle, .light)
    }

    @Test("the spacings overlay is over the screen on top, follows to the other tab, and goes")
    func overlay() throws {
        choose("Spacings")
        expect(find(SpacingOverlayView.self, in: try require(top?.view)).count == 1)
        let settings = top
        app.buttons["Catalog"].firstMatch.tap()
        expect(find(SpacingOverlayView.self, in: try require(top?.view)).count == 1)
        expect(find(SpacingOverlayView.self, in: try require(settings?.view)).isEmpty)
        app.collectionViews["catalog"].cells.element(boundBy: 1).tap()
        expect(find(SpacingOverlayView.self, in: try require(top?.view)).count == 1)
        choose("Spacings")
        expect(find(SpacingOverlayView.self, in: app.host.window).isEmpty)
    }

    @Test("the example document is a screen; its problems are reported if it is none")
    func document() {
        app.buttons["Document"].firstMatch.tap()
        app.buttons["Show"].tap()
        expectEqual(top?.navigationItem.title, "Search")
        app.switches["Remote"].tap()
        navigation?.popViewController(animated: false)
        app.textViews["document"].typeText("]")
        app.buttons["Show"].tap()
        app.staticTexts["This is not a screen"].assertExists()
        app.buttons["OK"].tap()
        expect(input != nil)
    }

    @Test("a pasted document is shown, and an empty pasteboard is reported")
    func paste() {
        let before = UIPasteboard.general.string
        defer { UIPasteboard.general.string = before }
        app.buttons["Document"].firstMatch.tap()
        UIPasteboard.general.string = ""
        app.buttons["paste"].tap()
        app.staticTexts["There is no text to paste"].assertExists()
        app.buttons["OK"].tap()
        UIPasteboard.general.string = DocumentInputViewController.example.replacing("Search", with: "Pasted")
        app.buttons["paste"].tap()
        expectEqual(top?.navigationItem.title, "Pasted")
    }

    @Test("a document is loaded from an address; what is no address and what cannot be loaded is reported")
    func address() async {
        var asked: [URL] = []
        let controller = DocumentInputViewController { url in
            asked.append(url)
            guard url.path == "/good.json" else { throw URLError(.fileDoesNotExist) }
            return DocumentInputViewController.example.replacing("Search", with: "Loaded")
        }
        let navigation = UINavigationController(rootViewController: controller)
        let app = ScreenTest(navigation)
        app.textFields["address"].typeText("good.json")
        app.buttons["load"].tap()
        app.staticTexts["This is not an address"].assertExists()
        app.buttons["OK"].tap()
        expect(asked.isEmpty)
        app.textFields["address"].clearText().typeText("https://example.com/bad.json")
        app.buttons["load"].tap()
        await app.settle(until: { asked.count == 1 && navigation.presentedViewController != nil })
        app.staticTexts["The document was not loaded"].assertExists()
        app.buttons["OK"].tap()
        app.textFields["address"].clearText().typeText("https://example.com/good.json")
        app.buttons["load"].tap()
        await app.settle(until: { navigation.viewControllers.count == 2 })
        expectEqual(navigation.topViewController?.navigationItem.title, "Loaded")
    }

    @Test(
        "every tab fits a small phone, a window on a Mac and an iPad, in both directions and at the largest text size"
    )
    func sizes() throws {
        for size in [
            CGSize(width: 320, height: 568), CGSize(width: 700, height: 500), CGSize(width: 1_024, height: 1_366),
        ] {
            let main = MainViewController()
            let app = ScreenTest(main, on: ScreenConfiguration(size: size))
            for (isRightToLeft, textSize) in [
                (false, nil), (true, UIContentSizeCategory.accessibilityExtraExtraExtraLarge),
            ] {
                main.settings.isRightToLeft = isRightToLeft
                main.settings.textSize = textSize
                for title in ["Settings", "Catalog", "Document"] {
                    app.buttons[title].firstMatch.tap()
                    let lists = find(UIScrollView.self, in: app.host.window).filter { $0.window != nil && !$0.isHidden }
                    expect(lists.allSatisfy { $0.contentSize.width <= $0.bounds.width }, "\(size) \(title)")
                }
                let field = try require(find(UITextField.self, in: app.host.window).first)
                expectEqual(field.bounds.width, size.width - 32)
                let text = try require(find(UITextView.self, in: app.host.window).first)
                expect(text.bounds.height > 100, "\(size)")
            }
        }
    }
}
