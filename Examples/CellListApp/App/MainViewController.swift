import Honeycomb
import ScreenAudits

// The Xcode project compiles the sources of this example with those of the app.
#if canImport(CellList)
import CellList
#endif

/// The tabs of the app, with a menu on each of them that changes how all screens are shown, at once.
final class MainViewController: UITabBarController {
    /// How the screens are shown.
    var settings = ScreenSettings() {
        didSet {
            guard settings != oldValue else { return }
            updateScreens()
        }
    }

    private var overlay: SpacingOverlayView?

    override func viewDidLoad() {
        super.viewDidLoad()

        delegate = self
        viewControllers = [
            tab(CellListViewController(viewModel: CellListViewModel()), title: "Settings", image: "gearshape"),
            tab(CatalogViewController(), title: "Catalog", image: "square.grid.2x2"),
            tab(DocumentInputViewController(), title: "Document", image: "doc.text"),
        ]
    }

    private func tab(_ screen: UIViewController, title: String, image: String) -> UIViewController {
        screen.title = title
        let navigation = UINavigationController()
        navigation.delegate = self
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), selectedImage: nil)
        navigation.viewControllers = [screen]
        return navigation
    }

    private var navigationControllers: [UINavigationController] {
        (viewControllers ?? []).compactMap { $0 as? UINavigationController }
    }

    private func updateScreens() {
        if let textSize = settings.textSize {
            traitOverrides.preferredContentSizeCategory = textSize
        } else {
            traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        }
        if let isDark = settings.isDark {
            traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        } else {
            traitOverrides.remove(UITraitUserInterfaceStyle.self)
        }
        if settings.isRightToLeft {
            traitOverrides.layoutDirection = .rightToLeft
        } else {
            traitOverrides.remove(UITraitLayoutDirection.self)
        }
        for screen in navigationControllers.flatMap(\.viewControllers) {
            (screen as? CellScreenViewController)?.theme = settings.theme
        }
        updateOverlay()
    }

    private func updateOverlay() {
        overlay?.removeFromSuperview()
        overlay = nil
        let navigation = selectedViewController as? UINavigationController
        guard settings.showsSpacings, let screen = navigation?.topViewController else { return }
        let overlay = SpacingOverlayView()
        overlay.show(on: screen)
        self.overlay = overlay
    }
}

// MARK: - Delegates

extension MainViewController: UITabBarControllerDelegate, UINavigationControllerDelegate {
    /// The overlay follows to the other tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        updateOverlay()
    }

    /// Every screen that is pushed has the theme and the menu from the beginning.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        viewController.navigationItem.leftItemsSupplementBackButton = true
        viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Appearance",
            menu: UIMenu(children: [UIDeferredMenuElement.uncached { [weak self] in $0(self?.menuElements ?? []) }])
        )
        (viewController as? CellScreenViewController)?.theme = settings.theme
    }

    /// The overlay is over the screen that is on top.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        updateOverlay()
    }
}

// MARK: - Menu

extension MainViewController {
    private var menuElements: [UIMenuElement] {
        let themes = ScreenSettings.themes.map { title, theme in
            action(title, isOn: settings.theme == theme) { $0.theme = theme }
        }
        let sizes =
            [action("As on the device", isOn: settings.textSize == nil) { $0.textSize = nil }]
            + ScreenSettings.textSizes.map { title, category in
                action(title, isOn: settings.textSize == category) { $0.textSize = category }
            }
        let switches = [
            action("Spacings", isOn: settings.showsSpacings) { $0.showsSpacings.toggle() },
            action("Right to left", isOn: settings.isRightToLeft) { $0.isRightToLeft.toggle() },
            action("Dark", isOn: settings.isDark == true) { $0.isDark = $0.isDark == true ? nil : true },
        ]
        return [
            UIMenu(title: "Theme", options: .displayInline, children: themes),
            UIMenu(title: "Text size", options: .displayInline, children: sizes),
            UIMenu(title: "", options: .displayInline, children: switches),
        ]
    }

    private func action(
        _ title: String,
        isOn: Bool,
        change: @escaping @MainActor (inout ScreenSettings) -> Void
    ) -> UIAction {
        UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
            guard let self else { return }
            change(&settings)
        }
    }
}
