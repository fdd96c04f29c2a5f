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
    var report: ((CollectionViewReport) -> Void)?
    var callbacksDidEnd: ((CallbackTiming) -> Void)?
    /// Has the driver change its state in step with what the reader did.
    var changeState: (((inout CollectionViewState) -> Void) -> Void)?
    /// What rows on screen are timed by.
    lazy var clock: any CollectionViewClock = AnimationClock(in: collectionView)

    /// What the collection view is to show at this moment.
    var data = DisplayedData.sections([])
    var cells = LiveViews<UICollectionViewCell, CollectionViewDiffableItem>()
    var supplementaryViews = LiveViews<UICollectionReusableView, CollectionViewDiffableSupplementaryElement>()

    private(set) lazy var selection = SelectionController(coordinator: self)
    private(set) lazy var impressions = ImpressionTracker(coordinator: self)
    private(set) lazy var paging = PagingController(coordinator: self)
    private(set) lazy var refreshing = RefreshController(collectionView: collectionView)

    private var sizes = SizeCache()
    private var callbackDepth = 0

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        registry = ViewRegistry(collectionView: collectionView)
        super.init()
        longPressRecognizer.delegate = self
        longPressRecognizer.didBegin = { [weak self] in self?.longPressDidBegin($0) }
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
            callbacksDidEnd?(timing)
        }
        return result
    }

    func callOut(_ timing: CallbackTiming, _ handler: (@MainActor () -> Void)?) {
        guard let handler else { return }
        callOut(timing) { handler() }
    }

    // MARK: Views

    func supplementaryView(_ role: SupplementaryRole, section: Int) -> UICollectionReusableView? {
        elementKind(of: role, section: section).flatMap {
            collectionView.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: section))
        }
    }
}

extension CollectionViewCoordinator: CollectionViewLayoutSource {
    func height(of element: GeometryElement, fitting width: CGFloat) -> CGFloat {
        switch element {
        case .item(let path):
            guard let item = data.item(at: path) else { return 0 }
            if let known = sizes.height(of: item, fitting: width) { return known }
            let height = callOut(.duringLayout) { item.box.size(fitting: width).height }
            let valid = validated(height, of: element, type: item.cellType, width: width)
            sizes.store(valid, of: item, fitting: width)
            return valid
        case .header(let section):
            return height(of: .header, section: section, fitting: width)
        case .footer(let section):
            return height(of: .footer, section: section, fitting: width)
        case .background:
            // It is as high as what it lies behind.
            return 0
        }
    }

    func elementKind(of role: SupplementaryRole, section: Int) -> String? {
        data.section(at: section).flatMap(role.element).map { registry.kind(of: $0.viewType, as: role) }
    }

    func role(ofElementKind kind: String) -> SupplementaryRole? {
        registry.kinds.first { $0.name == kind }?.role
    }

    func sizesDidBecomeInvalid() {
        sizes.removeAll()
    }

    private func height(of role: SupplementaryRole, section: Int, fitting width: CGFloat) -> CGFloat {
        guard let element = data.section(at: section).flatMap(role.element) else { return 0 }
        let height = callOut(.duringLayout) { element.box.size(fitting: width).height }
        return validated(height, of: role.element(section: section), type: element.viewType, width: width)
    }

    private func validated(
        _ height: CGFloat,
        of element: GeometryElement,
        type: UICollectionReusableView.Type,
        width: CGFloat
    ) -> CGFloat {
        guard !height.isFinite || height < 0 else { return height }
        let place =
            switch element {
            case .header(let section): "section \(section), header"
            case .footer(let section): "section \(section), footer"
            case .background(let section): "section \(section), background"
            case .item(let path): "section \(path.section), item \(path.element)"
            }
        report?(.invalidSize(InvalidSize(place: place, type: "\(type)", width: width, height: height)))
        return 0
    }
}
