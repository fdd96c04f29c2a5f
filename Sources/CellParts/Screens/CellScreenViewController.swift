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

    /// Creates a screen without cells.
    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen that shows `state`.
    public convenience init(state: CollectionViewState) {
        self.init()

        apply(state, animated: false)
    }

    /// Not available: the screen is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("CellScreenViewController is made in code; it cannot be decoded.")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()

        view.backgroundColor = Palette.standard.background
        collectionView.backgroundColor = Palette.standard.background
        collectionView.alwaysBounceVertical = true
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    /// Shows `state`; `completion` is called when it is on screen.
    public func apply(
        _ state: CollectionViewState,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        driver.apply(state, animated: animated, completion: completion)
    }
}
