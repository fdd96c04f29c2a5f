import Diffing
import PortableUIKit

/// The data source and delegate of a driver's collection view.
@MainActor
final class CollectionViewCoordinator: NSObject {
    let collectionView: UICollectionView
    let registry: ViewRegistry
    let longPressRecognizer = ItemLongPressRecognizer()
    let supplementaryTapRecognizer = SupplementaryTapRecognizer()
    weak var host: (any UICollectionViewDelegate)?
    weak var hostPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    weak var scrolling: ScrollController?
    weak var layout: CollectionViewLayout?
    weak var driver: (any DriverDelegate)?
    /// What rows on screen are timed by.
    lazy var clock: any CollectionViewClock = AnimationClock(in: collectionView)

    /// What the collection view is to show at this moment.
    var data = DisplayedData.sections([])
    var cells = LiveViews<UICollectionViewCell, CollectionViewDiffableItem>()
    var supplementaryViews = LiveViews<UICollectionReusableView, CollectionViewDiffableSupplementaryElement>()

    private(set) lazy var selection = StateSelection(coordinator: self)
    private(set) lazy var reordering = ReorderController(coordinator: self)
    private(set) lazy var impressions = ImpressionTracker(coordinator: self)
    private(set) lazy var paging = PagingController(coordinator: self)
    private(set) lazy var refreshing = RefreshController(collectionView: collectionView)

    var sizes = SizeCache()
    var heights = HeightStatistics()
    var sizeCheck = SizeCheck()
    private var callbackDepth = 0
    private var holdCount = 0

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        registry = ViewRegistry(collectionView: collectionView)
        super.init()
        longPressRecognizer.delegate = self
        longPressRecognizer.didChangeState = { [weak self] _ in self?.longPressDidChangeState() }
        supplementaryTapRecognizer.delegate = self
        supplementaryTapRecognizer.didTap = { [weak self] in self?.supplementaryViewWasTapped($0) }
    }

    /// The sections of the state that is shown between updates.
    var sections: [CollectionViewSection] {
        get {
            guard case .sections(let sections) = data else { return [] }
            return sections
        }
        set { data = .sections(newValue) }
    }

    // MARK: Callbacks

    /// Whether an app's code is running that the collection view called.
    var isInCallback: Bool {
        callbackDepth > 0
    }

    /// Runs code of the app; states it applies wait until the collection view is ready for them.
    func callOut<Result>(_ timing: CallbackTiming, _ body: () -> Result) -> Result {
        callbackDepth += 1
        let result = body()
        callbackDepth -= 1
        if callbackDepth == 0 {
            driver?.callbacksDidEnd(timing)
        }
        return result
    }

    func callOut(_ timing: CallbackTiming, _ handler: (@MainActor () -> Void)?) {
        guard let handler else { return }
        callOut(timing) { handler() }
    }

    // MARK: Holds

    /// Whether states wait because the reader is busy with what is on screen.
    var isHeld: Bool {
        holdCount > 0
    }

    /// Has states wait, while the reader moves a row for example, until ``endHold()`` is called as often.
    func beginHold() {
        holdCount += 1
    }

    /// Ends what ``beginHold()`` began; the newest state that waits is applied.
    func endHold() {
        holdCount = max(0, holdCount - 1)
        if holdCount == 0, callbackDepth == 0 {
            driver?.callbacksDidEnd(.betweenLayouts)
        }
    }

    // MARK: Views

    func supplementaryView(_ role: CollectionViewSupplementaryRole, section: Int) -> UICollectionReusableView? {
        elementKind(of: role, section: section).flatMap {
            collectionView.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: section))
        }
    }
}
