import BatchDiffing
import PortableUIKit

/// Shows states in a collection view and updates only what differs between them.
///
/// ```swift
/// let driver = CollectionViewDriver(collectionView: collectionView)
/// driver.apply(mapper.mapToState())
/// ```
///
/// - A row with equal content is not updated; only its handlers are replaced with the new ones.
/// - A row with changed content is updated in its existing cell, and its size is measured again.
/// - States that arrive while another one is being applied, or from within a handler, wait. A newer state replaces a
///   waiting one; every completion handler is called exactly once.
///
/// The driver is the data source and delegate of the collection view and provides its layout. Keep a strong reference
/// to the driver while the collection view is in use: the collection view does not.
@MainActor
public final class CollectionViewDriver {
    /// The collection view that shows the states.
    public let collectionView: UICollectionView

    /// The most recently applied state, which may still be in transition to the screen.
    public private(set) var state = CollectionViewState()

    /// Called with problems that the driver found in a state, such as duplicate identifiers or invalid sizes.
    ///
    /// The default prints them in debug builds.
    public var reportHandler: @MainActor (CollectionViewReport) -> Void = { report in
        // Release builds do not evaluate assertions.
        assert(report.isPrinted())
    }

    /// The end of the list that stays visible while the user is at it.
    public var pinning: CollectionViewPinning {
        get { layout.pinning }
        set { layout.pinning = newValue }
    }

    /// The number of inserted, deleted and moved rows above which an update is not animated, provided that they are
    /// more than half of all rows before and after: the list is reloaded and keeps the position of its topmost
    /// remaining row. The default is 1,000; `.max` animates every change.
    public var replacementThreshold = 1_000

    /// The lists in rows of this one; `nil` for a list that is in a row itself.
    var nestedLists: (any NestedLists)? {
        get { coordinator.nestedLists }
        set { coordinator.nestedLists = newValue }
    }

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
    private var reportedLoops: Set<DifferenceIdentifier> = []
    /// The time after which a state that is awaited counts as stuck, in seconds.
    var waitingLimit: Double = 5

    /// Creates a driver for a collection view.
    ///
    /// - Parameter rowLayout: The layout of the rows, if not the driver's own. The driver's own layout then has no
    ///   collection view: it follows the states, but measures and preserves nothing.
    init(collectionView: UICollectionView, rowLayout: UICollectionViewLayout?) {
        self.collectionView = collectionView
        coordinator = CollectionViewCoordinator(collectionView: collectionView, layout: layout, scrolling: scrolling)
        coordinator.host = collectionView.delegate
        coordinator.hostPrefetchDataSource = collectionView.prefetchDataSource
        collectionView.collectionViewLayout = rowLayout ?? layout
        collectionView.dataSource = coordinator
        collectionView.delegate = coordinator
        collectionView.prefetchDataSource = coordinator
        collectionView.addGestureRecognizer(coordinator.longPressRecognizer)
        collectionView.addGestureRecognizer(coordinator.supplementaryTapRecognizer)
        // As wide as the collection view, so that it is notified of safe areas on both sides.
        observer.frame = CGRect(x: 0, y: 0, width: collectionView.bounds.width, height: 0)
        observer.autoresizingMask = .flexibleWidth
        collectionView.insertSubview(observer, at: 0)
        coordinator.driver = self
        observer.driver = self
    }

    /// The app's own delegate, which receives scrolling, highlight, selection, display, context menu and move callbacks
    /// after the driver has handled them: the driver does not highlight or select rows that are disabled or do not
    /// handle it, and rows show their own menus. Only the driver determines the content offset after an update.
    ///
    /// Set the delegate here: the driver occupies the collection view's own `delegate` and `dataSource`.
    public weak var delegate: (any UICollectionViewDelegate)? {
        get { coordinator.host }
        set { coordinator.host = newValue }
    }

    /// The app's own prefetching data source, called after the rows' own prefetch handlers.
    public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { coordinator.hostPrefetchDataSource }
        set { coordinator.hostPrefetchDataSource = newValue }
    }

    /// The clock that measures how long rows are visible; by default the clock that drives animations.
    public var clock: any CollectionViewClock {
        get { coordinator.clock }
        set { coordinator.clock = newValue }
    }

    // MARK: Applying states

    /// Applies a state.
    ///
    /// - Parameters:
    ///   - state: The state to show.
    ///   - animated: Whether insertions, deletions, moves and size changes are animated. The first state is not
    ///     animated, nor is any state while the collection view has no window or Reduce Motion is on.
    ///   - completion: Called once, when the state or a newer one is on screen and its animation has ended.
    public func apply(
        _ state: CollectionViewState,
        animated: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        queue.enqueue(state, isAnimated: animated, completion: completion)
        applyWaitingState()
    }

    /// Applies a state and returns when it or a newer one is on screen and its animation has ended.
    public func apply(_ state: CollectionViewState, animated: Bool = true) async {
        let reminder = isDebugBuild && animated ? waitingReminder() : nil
        defer { reminder?.cancel() }
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            apply(state, animated: animated) {
                continuation.resume()
            }
        }
    }

    // MARK: Looking at the result

    /// Returns the frame of a section with its header and footer, in content coordinates; `nil` if there is no such
    /// section. Rows that have never been on screen contribute their estimated heights.
    public func frame(ofSection section: Int) -> CGRect? {
        layout.frame(ofSection: section)
    }

    /// Returns the header view of a section if it is on screen.
    public func headerView(inSection section: Int) -> UICollectionReusableView? {
        coordinator.supplementaryView(.header, section: section)
    }

    /// Returns the footer view of a section if it is on screen.
    public func footerView(inSection section: Int) -> UICollectionReusableView? {
        coordinator.supplementaryView(.footer, section: section)
    }

    /// Returns the background view of a section if it is on screen.
    public func backgroundView(inSection section: Int) -> UICollectionReusableView? {
        coordinator.supplementaryView(.background, section: section)
    }

    /// Returns the role of a supplementary element kind, or `nil` if the kind is not one of the driver's.
    public func role(ofElementKind kind: String) -> CollectionViewSupplementaryRole? {
        coordinator.role(ofElementKind: kind)
    }

    // MARK: Turns

    /// Applies waiting states unless the collection view is busy; the code that made it busy calls this when done.
    private func applyWaitingState() {
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
        isUpdating || coordinator.isInCallback || coordinator.areUpdatesSuspended
    }

    /// Returns when the newest state is in place.
    func waitUntilIdle() async {
        guard isBusy || !queue.isEmpty else { return }
        await withCheckedContinuation { idleContinuations.append($0) }
    }

    private func perform(_ update: UpdateQueue.Update) {
        isUpdating = true
        coordinator.work.appliedStateCount += 1
        state = update.state
        let resolution = IdentityResolution(update.state.shownSections)
        if !resolution.duplicates.isEmpty {
            reportHandler(.duplicateIdentifiers(resolution.duplicates))
        }
        // Release builds do not evaluate assertions.
        assert(reportLoops(resolution.loops))
        nestedLists?.willShow(resolution.sections)
        let transition = CollectionViewTransition(
            coordinator: coordinator,
            layout: layout,
            target: resolution.sections.map { outerSection(of: $0, update.state.selection) },
            isFirst: !hasAppliedState,
            replacementThreshold: replacementThreshold,
            motion: update.state.shownMotion
        )
        if !hasAppliedState, pinning == .end {
            needsEnd = true
        }
        hasAppliedState = true
        // Without an animation the completion is called before `perform` returns; with one it is called too late.
        var hasNotified = false
        let notifyApplied = { [coordinator] in
            guard !hasNotified else { return }
            hasNotified = true
            coordinator.didApply(update.state)
        }
        transition.perform(animated: update.isAnimated && !UIAccessibility.isReduceMotionEnabled) {
            notifyApplied()
            self.finish(update)
        }
        notifyApplied()
    }

    private func outerSection(
        of section: CollectionViewSection,
        _ selection: CollectionViewSelection
    ) -> CollectionViewSection {
        nestedLists?.outerSection(of: section, selection: selection) ?? section
    }

    private func finish(_ update: UpdateQueue.Update) {
        // Completion handlers may apply states, which wait until all completion handlers have been called.
        for completion in update.completions {
            completion()
        }
        isUpdating = false
        showEndIfNeeded()
        layout.recordIsAtEnd()
        applyWaitingState()
    }

    /// Scrolls the first state of a list that is pinned to its end to that end, as soon as the visible area has a size.
    private func showEndIfNeeded() {
        guard needsEnd, !isUpdating else { return }
        guard collectionView.window != nil, collectionView.bounds.height > 0 else {
            observer.setNeedsLayout()
            return
        }
        needsEnd = false
        layout.scrollToEnd()
        layout.recordIsAtEnd()
    }
}

extension CollectionViewDriver {
    /// Reports the loops that were not reported before. Always returns `true`, to be called in an assertion.
    private func reportLoops(_ loops: [DuplicateIdentifier]) -> Bool {
        let new = loops.filter { reportedLoops.insert($0.identifier).inserted }
        if !new.isEmpty { reportHandler(.missingIdentifiers(new)) }
        return true
    }

    /// Reports that a state is not on screen, unless canceled before the waiting limit.
    private func waitingReminder() -> Task<Void, Never> {
        let nanoseconds = UInt64(max(0, waitingLimit) * 1_000_000_000)
        return Task { [weak self] in
            guard (try? await Task.sleep(nanoseconds: nanoseconds)) != nil else { return }
            self?.reportHandler(.waitingForAnimation)
        }
    }

    private var isDebugBuild: Bool {
        var isDebugBuild = false
        assert(
            {
                isDebugBuild = true
                return true
            }()
        )
        return isDebugBuild
    }
}

extension CollectionViewDriver: DriverDelegate {
    func report(_ report: CollectionViewReport) {
        reportHandler(report)
    }

    func callbacksDidEnd(_ timing: CallbackTiming) {
        switch timing {
        case .betweenLayouts:
            applyWaitingState()
        case .duringLayout where !isUpdating && !queue.isEmpty:
            // The collection view is in a layout pass and must not be changed. The observer, a subview, is laid out
            // next.
            observer.setNeedsLayout()
        case .duringLayout:
            break
        }
    }

    func changeState(_ change: (inout CollectionViewState) -> Void) {
        change(&state)
    }

    func showState(changedBy change: (inout CollectionViewState) -> Void) {
        var changed = state
        change(&changed)
        let update = UpdateQueue.Update(state: changed, isAnimated: true, completions: [])
        if !isUpdating, !coordinator.isInCallback {
            perform(update)
        } else if queue.isEmpty {
            queue.enqueue(changed, isAnimated: true, completion: nil)
        }
    }

    func requestLayoutPass() {
        observer.setNeedsLayout()
    }

    func collectionViewDidLayout() {
        if coordinator.sizeCheck.isNeeded {
            coordinator.sizeCheck.mismatches().forEach { reportHandler(.sizeMismatch($0)) }
        }
        showEndIfNeeded()
        applyWaitingState()
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
            scrolling.interrupt()
        }
    }
}

extension CollectionViewDriver {
    /// Returns the driver of a collection view; `nil` if it has none.
    package static func driver(of collectionView: UICollectionView) -> CollectionViewDriver? {
        (collectionView.dataSource as? CollectionViewCoordinator)?.driver as? CollectionViewDriver
    }
}
