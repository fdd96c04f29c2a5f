import DeclarativeCollections
import PortableUIKit

/// A view controller with a collection view that shows a state.
///
/// Use it directly, or subclass it for a screen with its own model.
open class CellScreenViewController: UIViewController {
    /// The collection view, which fills the screen. The driver sets its layout.
    public let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    /// The driver that applies states to the collection view.
    public private(set) lazy var driver = CollectionViewDriver(collectionView: collectionView)

    /// The theme of the screen; a state, a section or an item with its own theme overrides it. Changing it restyles
    /// visible cells in place immediately.
    open var theme: CellTheme {
        didSet {
            guard theme != oldValue else { return }
            updateBackground()
            if let state { apply(state, animated: false) }
        }
    }

    private var state: CollectionViewState?
    /// Makes the state of a screen that observes its model.
    var observedState: (@MainActor () -> CollectionViewState)?
    /// Whether a value that the state was made of has changed.
    var needsObservedState = false
    private var keyboard: KeyboardAvoidance?
    private let bottomBar = BottomBar()
    /// The part of the safe area at the bottom that is there for the bar, in points.
    private var barHeight: CGFloat = 0
    /// The height of the keyboard over the screen, in points.
    private var keyboardHeight: CGFloat = 0
    /// The focus of the last state, so that scrolling away from a focused field is possible.
    private var shownFocus: String?

    /// Creates an empty screen.
    public init(theme: CellTheme = .standard) {
        self.theme = theme

        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen that shows `state`.
    public convenience init(state: CollectionViewState, theme: CellTheme = .standard) {
        self.init(theme: theme)

        apply(state, animated: false)
    }

    /// Unavailable: create the screen in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("CellScreenViewController is made in code; it cannot be decoded.")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()

        updateBackground()
        collectionView.alwaysBounceVertical = true
        collectionView.keyboardDismissMode = .onDrag
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        view.addSubview(bottomBar)
        keyboard = KeyboardAvoidance(scrollView: collectionView) { [weak self] height, duration in
            self?.keyboardDidChange(toHeight: height, duration: duration)
        }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()

        if needsObservedState, #available(iOS 17.0, *) { showObservedState(animated: true) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()

        layOutBottomBar()
    }

    private func layOutBottomBar() {
        let safeArea = view.safeAreaInsets
        let bottom = max(safeArea.bottom - barHeight, keyboardHeight)
        let width = view.bounds.width - safeArea.left - safeArea.right
        let height =
            bottomBar.isHidden
            ? 0 : bottomBar.height(fitting: width, in: view.bounds.height - keyboardHeight - safeArea.top)
        if barHeight != height {
            // The list ends above the bar.
            additionalSafeAreaInsets.bottom += height - barHeight
            barHeight = height
            keyboard?.barHeight = height
        }
        // Behind the keyboard and the safe area there is the bar as well.
        bottomBar.frame = CGRect(
            x: 0,
            y: view.bounds.height - bottom - height,
            width: view.bounds.width,
            height: height + bottom
        )
    }

    private func keyboardDidChange(toHeight height: CGFloat, duration: TimeInterval) {
        keyboardHeight = height
        guard !bottomBar.isHidden else { return }
        view.setNeedsLayout()
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }

    /// Applies `state` with the theme of the screen; `completion` is called when it is displayed.
    ///
    /// On wide screens lists, fixed columns and carousels have a readable width, unless they set another `maximumWidth`. An infinite one lets
    /// rows be as wide as the screen.
    public func apply(
        _ state: CollectionViewState,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        self.state = state
        updateBackground()
        var themed = state.withReadableWidth
        if theme != .standard {
            themed.environment = CollectionViewState().theme(theme).environment.overridden(by: state.environment)
        }
        showBottomBar(of: themed)
        driver.apply(themed, animated: animated) { [weak self] in
            self?.showFocusedField(of: state)
            completion?()
        }
    }

    private func showBottomBar(of state: CollectionViewState) {
        guard state.bottomBar != nil || !bottomBar.isHidden else { return }
        bottomBar.show(state.bottomBar, in: state.environment) { [weak self] in
            self?.viewIfLoaded?.setNeedsLayout()
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Scrolls to the focused field if it is not on screen, so that its row can give it the focus.
    private func showFocusedField(of state: CollectionViewState) {
        guard let focus = state.environment[FieldFocusKey.self]?.identifier, focus != shownFocus else {
            shownFocus = state.environment[FieldFocusKey.self]?.identifier
            return
        }
        shownFocus = focus
        guard collectionView.focusedField == nil else { return }
        let row = state.row(ofField: focus)
        // A screen that is gone before the task begins does not wait for it.
        Task { [weak driver] in
            await driver?.scroll(to: row?.item ?? DifferenceIdentifier(focus), in: row?.section, position: [])
        }
    }

    /// The list, and that of the bar below it.
    package var lists: [UIView] { [collectionView, bottomBar.list] }

    private func updateBackground() {
        guard isViewLoaded else { return }
        let palette = (state?.environment.value(of: CellThemeKey.self) ?? theme).palette
        let own = state?.environment.value(of: ScreenBackgroundKey.self).flatMap { $0 }
        let color = palette.color(for: own) ?? palette.background
        view.backgroundColor = color
        collectionView.backgroundColor = color
    }
}
