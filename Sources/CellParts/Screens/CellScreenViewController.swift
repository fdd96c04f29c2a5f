import DeclarativeCollections
import PortableUIKit

/// A screen of cells: a collection from edge to edge that shows a state.
///
/// Use it as it is, or subclass it for a screen with a model of its own.
open class CellScreenViewController: UIViewController {
    /// The collection. It fills the screen; the driver gives it its layout.
    public let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    /// What brings states to the collection.
    public private(set) lazy var driver = CollectionViewDriver(collectionView: collectionView)

    /// How the screen looks, apart from a state, sections and items with a theme of their own. A change restyles the cells in
    /// place, at once.
    public var theme: CellTheme {
        didSet {
            guard theme != oldValue else { return }
            updateBackground()
            if let state { apply(state, animated: false) }
        }
    }

    private var state: CollectionViewState?

    /// Creates a screen without cells.
    public init(theme: CellTheme = .standard) {
        self.theme = theme

        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen that shows `state`.
    public convenience init(state: CollectionViewState, theme: CellTheme = .standard) {
        self.init(theme: theme)

        apply(state, animated: false)
    }

    /// Not available: the screen is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("CellScreenViewController is made in code; it cannot be decoded.")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()

        updateBackground()
        collectionView.alwaysBounceVertical = true
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    /// Shows `state` in the theme of the screen; `completion` is called when it is on screen.
    public func apply(
        _ state: CollectionViewState,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        self.state = state
        var themed = state
        if theme != .standard {
            themed.environment = CollectionViewState().theme(theme).environment.overridden(by: state.environment)
        }
        driver.apply(themed, animated: animated, completion: completion)
    }

    private func updateBackground() {
        guard isViewLoaded else { return }
        view.backgroundColor = theme.palette.background
        collectionView.backgroundColor = theme.palette.background
    }
}
