import PortableUIKit
import ScreenHosting

@testable import DeclarativeCollections

/// A collection view that fills a hosted screen, and its driver.
@MainActor
final class TestScreen {
    let collectionView: UICollectionView
    let driver: CollectionViewDriver
    private(set) var host: ScreenHost!
    private(set) var reports: [CollectionViewReport] = []

    /// Creates a screen.
    ///
    /// - Parameter isInWindow: Whether the screen is in a window initially; otherwise call ``show()`` later.
    init(
        size: CGSize = CGSize(width: 320, height: 400),
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        isInWindow: Bool = true
    ) {
        collectionView = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewLayout()
        )
        driver = CollectionViewDriver(collectionView: collectionView)
        self.size = size
        self.layoutDirection = layoutDirection
        driver.reportHandler = { [weak self] in self?.reports.append($0) }
        if isInWindow { show() }
    }

    private let size: CGSize
    private let layoutDirection: UITraitEnvironmentLayoutDirection

    func show() {
        let controller = CollectionController(collectionView)
        host = ScreenHost(controller, configuration: ScreenConfiguration(size: size, layoutDirection: layoutDirection))
    }

    /// Applies a state without animation.
    func apply(_ items: [any CollectionViewItemConvertible]) {
        apply(CollectionViewState { CollectionViewSection(differenceIdentifier: "main") { items } })
    }

    /// Applies a state without animation.
    func apply(_ state: CollectionViewState) {
        driver.apply(state, animated: false)
        host?.layout()
    }

    func cell(_ item: Int, section: Int = 0) -> BlockCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? BlockCell
    }

    func frame(_ item: Int, section: Int = 0) -> CGRect? {
        collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    /// The texts of the cells on screen from top to bottom.
    var texts: [String?] {
        collectionView.visibleCells
            .sorted { $0.frame.minY < $1.frame.minY }
            .map { ($0 as? BlockCell)?.text ?? ($0 as? BannerCell)?.text }
    }
}

private final class CollectionController: UIViewController {
    private let collectionView: UICollectionView

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CollectionController is made in code only")
    }

    override func loadView() {
        view = collectionView
    }
}
