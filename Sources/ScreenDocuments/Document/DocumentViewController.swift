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
    private static let buttonHeight: CGFloat = 50

    /// The documents on screen, and the values of their state.
    public let screen: DocumentScreen

    /// The direction of the screen and of the bar above it; `nil` for that of the document, or of the app if the document leaves
    /// it open.
    public var layoutDirection: UITraitEnvironmentLayoutDirection? {
        didSet { if isViewLoaded, layoutDirection != oldValue { showLanguage() } }
    }

    /// The theme of the screen, which its bar has as well. A document with a theme of its own has that one.
    open override var theme: CellTheme {
        didSet { if theme != oldValue, let bar = screen.bar { show(bar) } }
    }

    private var barTheme: CellTheme { screen.document?.theme ?? theme }

    /// Whether the screen is the one below the bar, whose direction it sets.
    private var isInBar = false

    private let bottomButton = UIButton(configuration: .filled())
    private var performBottomAction: @MainActor () -> Void = {}

    /// Creates a screen without a document.
    public init(
        policy: DocumentPolicy = .lenient,
        vocabulary: ScreenVocabulary = .designSystem,
        limits: DocumentLimits = DocumentLimits(),
        theme: CellTheme = .standard
    ) {
        screen = DocumentScreen(policy: policy, vocabulary: vocabulary, limits: limits)
        super.init(theme: theme)
        screen.applyHandler = { [weak self] state, animated in self?.apply(state, animated: animated) }
        screen.barHandler = { [weak self] bar in self?.show(bar) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()

        bottomButton.isHidden = true
        view.addSubview(bottomButton)
        bottomButton.addAction(
            UIAction { [weak self] _ in self?.performBottomAction() },
            for: .touchUpInside
        )
        if let bar = screen.bar { show(bar) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)

        isInBar = true
        showDirectionInBar(shownDirection)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)

        isInBar = false
        showDirectionInBar(nil)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()

        let spacing = theme.spacing.m
        let bottom = view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom
        let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
        bottomButton.frame = CGRect(
            x: view.safeAreaInsets.left + spacing,
            y: view.bounds.height - bottom - spacing / 2 - Self.buttonHeight,
            width: max(0, width - 2 * spacing),
            height: Self.buttonHeight
        )
    }

    private func show(_ bar: DocumentBar) {
        if let title = bar.title { navigationItem.title = title }
        navigationItem.rightBarButtonItems = bar.buttons.map { button in
            let action = UIAction(title: button.title, image: button.icon) { _ in button.perform() }
            let item = UIBarButtonItem(primaryAction: action)
            item.isEnabled = button.isEnabled
            item.accessibilityLabel = button.title
            item.tintColor = barTheme.palette.accent
            return item
        }
        guard isViewLoaded else { return }
        showLanguage()
        bottomButton.isHidden = bar.bottomButton == nil
        additionalSafeAreaInsets.bottom = bar.bottomButton == nil ? 0 : Self.buttonHeight + theme.spacing.m
        guard let button = bar.bottomButton else { return }
        bottomButton.configuration?.title = button.title
        bottomButton.configuration?.baseBackgroundColor = barTheme.palette.accent
        bottomButton.configuration?.baseForegroundColor = barTheme.palette.inverseText
        bottomButton.isEnabled = button.isEnabled
        bottomButton.accessibilityIdentifier = ScreenKeys.bottomButton.name
        performBottomAction = button.perform
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

    private func show(_ direction: UITraitEnvironmentLayoutDirection?, in view: UIView) {
        if #available(iOS 17, *) {
            if let direction {
                view.traitOverrides.layoutDirection = direction
            } else if view.traitOverrides.contains(UITraitLayoutDirection.self) {
                view.traitOverrides.remove(UITraitLayoutDirection.self)
            }
        } else {
            let attribute = direction.map {
                $0 == .rightToLeft ? UISemanticContentAttribute.forceRightToLeft : .forceLeftToRight
            }
            (view === self.view ? collectionView : view).semanticContentAttribute = attribute ?? .unspecified
        }
    }
}
