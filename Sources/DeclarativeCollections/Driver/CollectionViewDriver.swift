import Diffing
import PortableUIKit

/// Shows states in a collection view, and turns one into the next by changing what differs.
///
/// ```swift
/// let driver = CollectionViewDriver(collectionView: collectionView)
/// driver.apply(mapper.mapToState())
/// ```
///
/// - A row whose content is the same is left alone; only its handlers are replaced by the newer ones.
/// - A row whose content changed is updated in the cell it has; its size is measured again.
/// - States that arrive while one is being applied, or from within a handler, wait. A newer one takes the place of one
///   that waits; every completion is called, once.
///
/// The driver is the data source and the delegate of the collection view and gives it its layout. Keep it as long as
/// the collection view is used: neither of them keeps the other's delegates alive.
@MainActor
public final class CollectionViewDriver {
    /// The collection view the states are shown in.
    public let collectionView: UICollectionView

    /// The state that was applied last. While it is being applied it is on its way to the screen.
    public private(set) var state = CollectionViewState()

    /// Called with what the driver noticed in a state: identifiers used twice, impossible sizes.
    ///
    /// Prints in debug builds unless set.
    public var reportHandler: @MainActor (CollectionViewReport) -> Void = { report in
        // What an assertion evaluates is left out of release builds.
        assert(report.isPrinted())
    }

    /// Which end of the list stays in sight when the reader is at it.
    public var pinning: CollectionViewPinning {
        get { layout.pinning }
        set { layout.pinning = newValue }
    }

    /// More rows than this that come, go or move at once are not animated, if they are more than half of all rows before
    /// and after: the list is shown as if it were new, at the place of the topmost row that is left. 1,000 unless changed;
    /// `.max` has every change animated.
    public var replacementThreshold = 1_000

    let coordinator: CollectionViewCoordinator
    let layout = CollectionViewLayout()
    let scrolling = ScrollController()
    private let observer = ObservingView()
    private var queue = UpdateQueue()
    private var hasAppliedState = false
    private var isUpdating = false
    private var needsEnd = false
    private var idleContinuations: [CheckedContinuation<Void, Never>] = []
    private var isDraining = false

    /// Takes a collection view over. A delegate it has is forwarded to from now on.
    public init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        coordinator = CollectionViewCoordinator(collectionView: collectionView)
        coordinator.host = collectionView.delegate
        coordinator.hostPrefetchDataSource = collectionView.prefetchDataSource
        layout.source = coordinator
        collectionView.collectionViewLayout = layout
        collectionView.dataSource = coordinator
        collectionView.delegate = coordinator
        collectionView.prefetchDataSource = coordinator
        collectionView.addGestureRecognizer(coordinator.longPressRecognizer)
        collectionView.addGestureRecognizer(coordinator.supplementaryTapRecognizer)
        // As wide as the collection view: it hears of safe areas at both sides.
        observer.frame = CGRect(x: 0, y: 0, width: collectionView.bounds.width, height: 0)
        observer.autoresizingMask = .flexibleWidth
        collectionView.insertSubview(observer, at: 0)
        coordinator.driver = self
        observer.driver = self
        coordinator.scrolling = scrolling
        coordinator.layout = layout
    }

    /// The app's own delegate. It is asked and told about scrolling, highlight, selection, display, context menus and
    /// moves, after the driver had its say: the driver does not highlight or select rows that are disabled or have nothing
    /// to do then, and rows show their own menus. Where scrolling comes to rest after an update the driver decides alone.
    ///
    /// Set it here: the collection view's own `delegate` and `dataSource` are the driver's.
    public weak var delegate: (any UICollectionViewDelegate)? {
        get { coordinator.host }
        set { coordinator.host = newValue }
    }

    /// The app's own prefetching data source. It is told after the rows' own prefetch handlers.
    public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { coordinator.hostPrefetchDataSource }
        set { coordinator.hostPrefetchDataSource = newValue }
    }

    /// What the time that rows are on screen is measured with; unless set, the clock that animations run on.
    public var clock: any CollectionViewClock {
        get { coordinator.clock }
        set { coordinator.clock = newValue }
    }

    // MARK: Applying states

    /// Shows a state.
    ///
    /// - Parameters:
    ///   - state: What to show.
    ///   - animated: Whether rows that come, go, move or change size do so in an animation. The first state, and every
    ///     one that is applied while the collection view is in no window, is shown without. So is every state while the
    ///     reader asks for less motion.
    ///   - completion: Called once, when the state or a newer one is on screen and its animation is over.
    public func apply(
        _ state: CollectionViewState,
        animated: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        queue.enqueue(state, isAnimated: animated, completion: completion)
        drain()
    }

    /// Shows a state and returns when it or a newer one is on screen and its animation is over.
    public func apply(_ state: CollectionViewState, animated: Bool = true) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            apply(state, animated: animated) {
                continuation.resume()
            }
        }
    }

    // MARK: Looking at the result

    /// The frame of a section with its header and footer, in the coordinates of the content; `nil` for a section that is
    /// not there. What was never on screen counts with its estimated height.
    public func frame(ofSection section: Int) -> CGRect? {
        layout.frame(ofSection: section)
    }

    /// The header of a section, if it is on screen.
    public func headerView(inSection section: Int) -> UICollectionReusableView? {
        coordinator.supplementaryView(.header, section: section)
    }

    /// The footer of a section, if it is on screen.
    public func footerView(inSection section: Int) -> UICollectionReusableView? {
        coordinator.supplementaryView(.footer, section: section)
    }

    /// The view behind the rows of a section, if it is on screen.
    public func backgroundView(inSection section: Int) -> UICollectionReusableView? {
        coordinator.supplementaryView(.background, section: section)
    }

    /// What a supplementary view of the collection view is to its section; `nil` for kinds that are not the driver's.
    public func role(ofElementKind kind: String) -> CollectionViewSupplementaryRole? {
        coordinator.role(ofElementKind: kind)
    }

    // MARK: Turns

    /// Applies what waits, unless the collection view is busy; whoever is busy calls this when done.
    private func drain() {
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        while !isBusy, let update = queue.dequeue() {
            perform(update)
        }
        guard !isBusy, queue.isEmpty else { return }
        let continuations = idleContinuations
        idleContinuations = []
        continuations.forEach { $0.resume() }
    }

    private var isBusy: Bool {
        isUpdating || coordinator.isInCallback || coordinator.isHeld
    }

    /// Returns when the newest state has taken its place.
    func waitUntilIdle() async {
        guard isBusy || !queue.isEmpty else { return }
        await withCheckedContinuation { idleContinuations.append($0) }
    }

    private func perform(_ update: UpdateQueue.Update) {
        isUpdating = true
        state = update.state
        let resolution = IdentityResolution(update.state.shownSections)
        if !resolution.duplicates.isEmpty {
            reportHandler(.duplicateIdentifiers(resolution.duplicates))
        }
        let transition = CollectionViewTransition(
            coordinator: coordinator,
            layout: layout,
            target: resolution.sections,
            isFirst: !hasAppliedState,
            replacementThreshold: replacementThreshold
        )
        if !hasAppliedState, pinning == .end {
            needsEnd = true
        }
        hasAppliedState = true
        // Without an animation the completion comes first; with one it would come too late.
        var isInPlace = false
        let takePlace = { [coordinator] in
            guard !isInPlace else { return }
            isInPlace = true
            coordinator.stateDidTakeItsPlace(update.state)
        }
        transition.perform(animated: update.isAnimated && !UIAccessibility.isReduceMotionEnabled) {
            takePlace()
            self.finish(update)
        }
        takePlace()
    }

    private func finish(_ update: UpdateQueue.Update) {
        // Completions may apply states; these wait until all completions have been called.
        for completion in update.completions {
            completion()
        }
        isUpdating = false
        showEndIfNeeded()
        layout.noteEnd()
        drain()
    }

    /// Shows the first state of a list that is pinned to its end from there, as soon as there is a place to show it.
    private func showEndIfNeeded() {
        guard needsEnd, !isUpdating else { return }
        guard collectionView.window != nil, collectionView.bounds.height > 0 else {
            observer.setNeedsLayout()
            return
        }
        needsEnd = false
        layout.scrollToEnd()
        layout.noteEnd()
    }
}

extension CollectionViewDriver: DriverDelegate {
    func report(_ report: CollectionViewReport) {
        reportHandler(report)
    }

    func callbacksDidEnd(_ timing: CallbackTiming) {
        switch timing {
        case .betweenLayouts:
            drain()
        case .duringLayout where !isUpdating && !queue.isEmpty:
            // The collection view is laying out and must not be changed before it is done. A view in it is laid out next.
            observer.setNeedsLayout()
        case .duringLayout:
            break
        }
    }

    func changeState(_ change: (inout CollectionViewState) -> Void) {
        change(&state)
    }

    func requestLayoutPass() {
        observer.setNeedsLayout()
    }

    func collectionViewDidLayout() {
        if coordinator.sizeCheck.isNeeded {
            coordinator.sizeCheck.mismatches().forEach { reportHandler(.sizeMismatch($0)) }
        }
        showEndIfNeeded()
        drain()
    }

    func traitsDidChange() {
        guard hasAppliedState else { return }
        coordinator.refreshVisibleViews(.contentAndHandlers)
        layout.invalidateSizes()
    }

    func safeAreaDidChange() {
        layout.invalidateIfWidthChanged()
    }

    func windowDidChange() {
        if collectionView.window == nil {
            scrolling.stop()
        }
    }
}
