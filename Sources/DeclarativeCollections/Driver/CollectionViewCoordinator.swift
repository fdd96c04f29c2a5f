import BatchDiffing
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
    let layout: CollectionViewLayout
    let scrolling: ScrollController
    weak var driver: (any DriverDelegate)?
    /// The clock that measures how long rows are visible.
    lazy var clock: any CollectionViewClock = AnimationClock(in: collectionView)

    /// The collection view that contains this one, for a carousel.
    weak var outerCollectionView: UICollectionView?

    /// The data that the collection view currently shows.
    var data = DisplayedData.sections([])
    var cells = LiveViews<UICollectionViewCell, CollectionViewDiffableItem>()
    var supplementaryViews = LiveViews<UICollectionReusableView, CollectionViewDiffableSupplementaryElement>()

    private(set) lazy var selection = StateSelection(coordinator: self)
    private(set) lazy var reordering = ReorderController(coordinator: self)
    private(set) lazy var dragging = RowDragController(coordinator: self)
    private(set) lazy var impressions = ImpressionTracker(coordinator: self)
    private(set) lazy var paging = PagingController(coordinator: self)
    /// The lists in rows of this one.
    var nestedLists: (any NestedLists)?
    private(set) lazy var refreshing = RefreshController(collectionView: collectionView)

    /// What was done, for tests and people.
    var work = WorkCounter()

    var sizes = SizeCache()
    var heights = HeightStatistics()
    var sizeCheck = SizeCheck()
    private var callbackDepth = 0
    private var suspensionCount = 0

    /// Creates the coordinator of a list, which is the source of its layout.
    init(collectionView: UICollectionView, layout: CollectionViewLayout, scrolling: ScrollController) {
        self.collectionView = collectionView
        self.layout = layout
        self.scrolling = scrolling
        registry = ViewRegistry(collectionView: collectionView)
        super.init()
        layout.source = self
        longPressRecognizer.delegate = self
        longPressRecognizer.didChangeState = { [weak self] _ in self?.longPressDidChangeState() }
        supplementaryTapRecognizer.delegate = self
        supplementaryTapRecognizer.didTap = { [weak self] in self?.supplementaryViewWasTapped($0) }
    }

    /// The sections of the current state, between updates.
    var sections: [CollectionViewSection] {
        get {
            guard case .sections(let sections) = data else { return [] }
            return sections
        }
        set { data = .sections(newValue) }
    }

    // MARK: Callbacks

    /// Whether the collection view is currently calling the app's code.
    var isInCallback: Bool {
        callbackDepth > 0
    }

    /// Calls the app's code; states that it applies wait until the collection view is ready.
    func performCallback<Result>(_ timing: CallbackTiming, _ body: () -> Result) -> Result {
        callbackDepth += 1
        let result = body()
        callbackDepth -= 1
        if callbackDepth == 0 {
            driver?.callbacksDidEnd(timing)
        }
        return result
    }

    func performCallback(_ timing: CallbackTiming, _ handler: (@MainActor () -> Void)?) {
        guard let handler else { return }
        performCallback(timing) { handler() }
    }

    // MARK: Holds

    /// Whether states wait because the user is interacting with the rows.
    var areUpdatesSuspended: Bool {
        suspensionCount > 0
    }

    /// Defers states, for instance while the user moves a row, until ``resumeUpdates()`` has been called as many times.
    func suspendUpdates() {
        suspensionCount += 1
    }

    /// Balances ``suspendUpdates()``; after the last call the newest waiting state is applied.
    func resumeUpdates() {
        suspensionCount = max(0, suspensionCount - 1)
        if suspensionCount == 0, callbackDepth == 0 {
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
