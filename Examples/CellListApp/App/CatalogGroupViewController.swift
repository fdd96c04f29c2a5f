import Honeycomb

/// The cells of a group of the catalog, with a menu for the theme and the text size.
final class CatalogGroupViewController: CellScreenViewController {
    private static let sizes: [(title: String, category: UIContentSizeCategory)] = [
        ("Small text", .small),
        ("Standard text", .large),
        ("Largest text", .extraExtraExtraLarge),
        ("Largest accessibility text", .accessibilityExtraExtraExtraLarge),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()

        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Appearance", menu: appearanceMenu)
    }

    private var appearanceMenu: UIMenu {
        let themes = [("Standard theme", CellTheme.standard), ("High contrast theme", CellTheme.highContrast)]
        let themeActions = themes.map { title, theme in
            UIAction(title: title) { [weak self] _ in self?.theme = theme }
        }
        let sizeActions = Self.sizes.map { title, category in
            UIAction(title: title) { [weak self] _ in self?.traitOverrides.preferredContentSizeCategory = category }
        }
        return UIMenu(children: [
            UIMenu(title: "", options: .displayInline, children: themeActions),
            UIMenu(title: "", options: .displayInline, children: sizeActions),
        ])
    }
}
