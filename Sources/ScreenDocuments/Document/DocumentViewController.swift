import Honeycomb
import ScreenDocumentsCore

/// A screen that shows documents, with the title and the buttons of their bar and the button below their list.
///
/// ```swift
/// let controller = DocumentViewController()
/// controller.screen.actionHandler = { actions.perform($0) }
/// try controller.screen.show(data)
/// navigationController?.pushViewController(controller, animated: true)
/// ```
open class DocumentViewController: CellScreenViewController {
    /// The documents on screen, and the values of their state.
    public let screen: DocumentScreen

    /// The direction of the screen and of the bar above it; `nil` for that of the document, or of the app if the document leaves
    /// it open.
    public var layoutDirection: UITraitEnvironmentLayoutDirection? {
        didSet { if isViewLoaded, layoutDirection != oldValue { showLanguage() } }
    }

    /// The theme of the screen, which its bar has as well. A document with a theme of its own has that one.
    open override var theme: CellTheme {
        didSet {
            guard theme != oldValue else { return }
            screen.theme = theme
            if let bar = screen.bar { show(bar) }
        }
    }

    private var barTheme: CellTheme { screen.document?.theme ?? theme }

    /// Whether the screen is the one below the bar, whose direction it sets.
    private var isInBar = false

    private var searchField: DocumentSearchField?

    /// The views that have a direction from here.
    private var directedViews: Set<ObjectIdentifier> = []

    /// Creates a screen without a document.
    public init(
        policy: DocumentPolicy = .lenient,
        vocabulary: ScreenVocabulary = .designSystem,
        limits: DocumentLimits = DocumentLimits(),
        theme: CellTheme = .standard
    ) {
        screen = DocumentScreen(policy: policy, vocabulary: vocabulary, limits: limits)
        super.init(theme: theme)
        screen.theme = theme
        screen.applyHandler = { [weak self] state, animated in self?.apply(state, animated: animated) }
        screen.barHandler = { [weak self] bar in self?.show(bar) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()

        if let bar = screen.bar { show(bar) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)

        isInBar = true
        showTitleSize()
        showDirectionInBar(shownDirection)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)

        isInBar = false
        showDirectionInBar(nil)
    }

    private func show(_ bar: DocumentBar) {
        if let title = bar.title { navigationItem.title = title }
        navigationItem.rightBarButtonItems = bar.buttons.map { item(for: $0) }
        navigationItem.leftBarButtonItems = bar.leadingButtons.map { item(for: $0) }
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.largeTitleDisplayMode = bar.isTitleLarge.map { $0 ? .always : .never } ?? .automatic
        if isInBar { showTitleSize() }
        showBarColors()
        show(bar.search)
        show(bar.tabs)
        guard isViewLoaded else { return }
        showLanguage()
    }

    private func item(for button: DocumentBar.Button) -> UIBarButtonItem {
        let action = UIAction(title: button.title, image: button.icon) { _ in button.perform() }
        let item = UIBarButtonItem(primaryAction: action)
        item.isEnabled = button.isEnabled
        item.accessibilityLabel = button.title
        item.tintColor = barTheme.palette.accent
        return item
    }

    /// The bar has the colors of the theme; in the standard one those of the system.
    private func showBarColors() {
        let palette = barTheme.palette
        guard palette != .standard else {
            navigationItem.standardAppearance = nil
            navigationItem.scrollEdgeAppearance = nil
            return
        }
        let text: [NSAttributedString.Key: Any] = [.foregroundColor: palette.primaryText]
        let scrolled = UINavigationBarAppearance()
        scrolled.configureWithOpaqueBackground()
        scrolled.backgroundColor = palette.background
        scrolled.shadowColor = palette.separator
        let atEdge = UINavigationBarAppearance()
        atEdge.configureWithTransparentBackground()
        for appearance in [scrolled, atEdge] {
            appearance.titleTextAttributes = text
            appearance.largeTitleTextAttributes = text
        }
        navigationItem.standardAppearance = scrolled
        navigationItem.scrollEdgeAppearance = atEdge
    }

    /// A bar that has no large titles shows none, whatever its items ask for.
    private func showTitleSize() {
        if screen.bar?.isTitleLarge == true { navigationController?.navigationBar.prefersLargeTitles = true }
    }

    private func show(_ tabs: DocumentBar.Tabs?) {
        guard let tabs else {
            if navigationItem.titleView is TabsControl { navigationItem.titleView = nil }
            return
        }
        let control = navigationItem.titleView as? TabsControl ?? TabsControl()
        control.show(tabs)
        if navigationItem.titleView !== control { navigationItem.titleView = control }
    }

    private func show(_ search: DocumentBar.Search?) {
        guard let search else {
            navigationItem.searchController = nil
            searchField = nil
            return
        }
        let field = searchField ?? DocumentSearchField()
        searchField = field
        field.show(search)
        if navigationItem.searchController !== field.controller {
            navigationItem.searchController = field.controller
            navigationItem.hidesSearchBarWhenScrolling = false
        }
    }

    /// Shows the language and the direction of the document in its view, and in the bar above it.
    private func showLanguage() {
        view.accessibilityLanguage = screen.document?.locale?.languageTag
        show(shownDirection, in: view)
        if isInBar { showDirectionInBar(shownDirection) }
    }

    private var shownDirection: UITraitEnvironmentLayoutDirection? {
        layoutDirection ?? screen.document?.layoutDirection
    }

    private func showDirectionInBar(_ direction: UITraitEnvironmentLayoutDirection?) {
        guard let bar = navigationController?.navigationBar else { return }
        show(direction, in: bar)
    }

    /// Gives a view a direction; `nil` takes it back, if the view has one from here.
    private func show(_ direction: UITraitEnvironmentLayoutDirection?, in view: UIView) {
        guard direction != nil || directedViews.remove(ObjectIdentifier(view)) != nil else { return }
        if direction != nil { directedViews.insert(ObjectIdentifier(view)) }
        if #available(iOS 17, *) {
            if let direction {
                view.traitOverrides.layoutDirection = direction
            } else {
                view.traitOverrides.remove(UITraitLayoutDirection.self)
            }
        } else {
            let attribute = direction.map {
                $0 == .rightToLeft ? UISemanticContentAttribute.forceRightToLeft : .forceLeftToRight
            }
            for view in view === self.view ? lists : [view] {
                view.semanticContentAttribute = attribute ?? .unspecified
            }
        }
    }
}
