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
            return item
        }
        guard isViewLoaded else { return }
        showLanguage()
        bottomButton.isHidden = bar.bottomButton == nil
        additionalSafeAreaInsets.bottom = bar.bottomButton == nil ? 0 : Self.buttonHeight + theme.spacing.m
        guard let button = bar.bottomButton else { return }
        bottomButton.configuration?.title = button.title
        bottomButton.configuration?.baseBackgroundColor = theme.palette.accent
        bottomButton.isEnabled = button.isEnabled
        bottomButton.accessibilityIdentifier = ScreenKeys.bottomButton.name
        performBottomAction = button.perform
    }

    private func showLanguage() {
        view.accessibilityLanguage = screen.document?.locale?.languageTag
        guard let direction = screen.document?.layoutDirection else { return }
        if #available(iOS 17, *) {
            view.traitOverrides.layoutDirection = direction
        } else {
            let isRightToLeft = direction == .rightToLeft
            collectionView.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        }
    }
}
