import BatchDiffing
import PortableUIKit

/// The cell of a carousel: a collection view with the rows of the section and a driver of its own.
final class CarouselCell: UICollectionViewCell, CollectionViewItemCell, NestedListCell {
    private let rowLayout = CarouselLayout()
    let collectionView: UICollectionView
    private let driver: CollectionViewDriver
    private var item: CarouselItem?
    private var carousels: Carousels? { item?.carousels }
    private var environment = CollectionViewEnvironment()
    private var dragStart: CGFloat = 0
    private var isDisplayed = false
    private lazy var pages = CarouselPages(cell: self)

    override init(frame: CGRect) {
        collectionView = UICollectionView(
            frame: CGRect(origin: .zero, size: frame.size),
            collectionViewLayout: rowLayout
        )
        driver = CollectionViewDriver(collectionView: collectionView, rowLayout: rowLayout)
        super.init(frame: frame)
        collectionView.backgroundColor = .clear
        // Shadows of cards reach beyond the rows.
        collectionView.clipsToBounds = false
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.showsVerticalScrollIndicator = false
        collectionView.contentInsetAdjustmentBehavior = .never
        // The status bar scrolls the screen.
        collectionView.scrollsToTop = false
        contentView.addSubview(collectionView)
        driver.delegate = self
        driver.reportHandler = { [weak self] in self?.carousels?.report($0) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CarouselCell is made in code only")
    }

    static func size(fitting width: CGFloat, item: CarouselItem) -> CGSize {
        guard let carousels = item.carousels else { return CGSize(width: width, height: 0) }
        let metrics = carousels.metrics(of: item.section, width: width, traits: .current)
        let height = carousels.height(of: item.section, metrics: metrics)
        return CGSize(width: width, height: height + CarouselPages.height(of: item.section, metrics: metrics))
    }

    func update(with item: CarouselItem) {
        let isSame = isDisplayed && self.item?.section.differenceIdentifier == item.section.differenceIdentifier
        let distance = isSame ? remainingDistance(in: item) : storedDistance(of: item)
        if self.item == nil { item.carousels?.add(self) }
        self.item = item
        driver.coordinator.outerCollectionView = item.carousels?.collectionView
        environment = item.section.carouselEnvironment
        if isDisplayed { show(item, at: distance, animated: isSame) }
    }

    func updateHandlers(with item: CarouselItem) {
        self.item = item
        if isDisplayed { driver.apply(state(of: item), animated: false) }
    }

    /// Called before the carousel appears on the screen. Its rows are on the screen as long as it is.
    func willDisplay() {
        guard !isDisplayed, let item else { return }
        isDisplayed = true
        show(item, at: storedDistance(of: item), animated: false)
    }

    /// Called after the carousel has left the screen.
    func didEndDisplaying() {
        isDisplayed = false
        driver.apply(CollectionViewState(), animated: false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isOtherWidth = collectionView.bounds.width != contentView.bounds.width
        // Another width may have another number of pages, or only one.
        if isOtherWidth { updatePages() }
        let (rows, dots) = pages.frames(in: contentView.bounds)
        pages.place(dots)
        guard collectionView.frame != rows else { return }
        let place = rowLayout.metrics.place(at: rowLayout.distance)
        collectionView.frame = rows
        guard isOtherWidth else { return }
        collectionView.layoutIfNeeded()
        // The row at the leading edge stays there; at first the stored position is shown.
        let isScrolled = place.item > 0 || place.part > 0
        scroll(
            to: isScrolled
                ? rowLayout.metrics.distance(of: place.item, part: place.part) : item.map(storedDistance) ?? 0
        )
        updatePages()
    }

    /// Called when the carousel has moved on the screen.
    func visibleContentDidChange() {
        driver.coordinator.visibleContentDidChange()
    }

    /// Scrolls to a row.
    ///
    /// - Returns: Whether the row is in place; `false` if there is none or the user interrupted it.
    func scroll(toRow identifier: DifferenceIdentifier, animated: Bool) async -> Bool {
        guard let items = item?.section.items,
            let row = items.firstIndex(where: { $0.differenceIdentifier == identifier })
        else { return false }
        collectionView.layoutIfNeeded()
        let metrics = rowLayout.metrics
        return await scroll(
            toDistance: metrics.distance(showing: row, from: rowLayout.distance, of: items.count),
            animated: animated
        )
    }

    private func scroll(toDistance distance: CGFloat, animated: Bool) async -> Bool {
        guard abs(distance - rowLayout.distance) * traitCollection.displayScale >= 1 else { return true }
        guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else {
            driver.scrolling.interrupt()
            scroll(to: distance)
            storeDistance()
            pages.didScroll(to: currentPage)
            return true
        }
        let offset = CGPoint(x: rowLayout.distance(at: distance), y: 0)
        return await driver.scrolling.scroll { collectionView.setContentOffset(offset, animated: true) }
    }

    /// Shows rows, the first one in reading direction as far from the leading edge as a distance says.
    private func show(_ item: CarouselItem, at distance: CGFloat, animated: Bool) {
        collectionView.decelerationRate = item.section.layout.carousel?.stops == .anywhere ? .normal : .fast
        rowLayout.section = item.section.layout
        rowLayout.contentWidth = { [weak self] index in
            guard let self, let carousels = self.item?.carousels, let section = self.item?.section else { return 0 }
            var width: CGFloat = 0
            self.traitCollection.performAsCurrent {
                width = carousels.contentWidth(of: index, in: section, environment: self.environment)
            }
            return width
        }
        rowLayout.invalidateLayout()
        rowLayout.updateDistance = distance
        driver.apply(state(of: item), animated: animated)
        rowLayout.updateDistance = nil
        // The height may have changed during the update.
        rowLayout.invalidateLayout()
        if !animated { scroll(to: distance) }
        updatePages()
        setNeedsLayout()
    }

    // MARK: Pages

    private func updatePages() {
        guard let item, let carousels = item.carousels else { return }
        let metrics = carousels.metrics(of: item.section, width: contentView.bounds.width, traits: traitCollection)
        pages.update(item.section, metrics: metrics, distance: rowLayout.distance)
    }

    /// The number of the page that is nearest.
    private var currentPage: Int { rowLayout.metrics.page(at: rowLayout.distance, of: rowLayout.count) }

    /// Tells the app that another page is shown.
    func pageDidChange(to page: Int) {
        guard let handler = item?.section.pageHandler else { return }
        driver.coordinator.performCallback(.betweenLayouts) { handler(page) }
    }

    /// Scrolls to a page.
    func scroll(toPage page: Int) async {
        let distance = rowLayout.metrics.distance(ofPage: page, of: rowLayout.count)
        _ = await scroll(toDistance: distance, animated: true)
    }

    private func storedDistance(of item: CarouselItem) -> CGFloat {
        item.carousels?[item.section.differenceIdentifier] ?? 0
    }

    private func storeDistance() {
        guard let item else { return }
        item.carousels?[item.section.differenceIdentifier] = rowLayout.distance
    }

    private func state(of item: CarouselItem) -> CollectionViewState {
        var selection = item.selection
        selection.didChangeHandler = { [weak self] selection in
            guard let self, let item = self.item else { return }
            item.carousels?.didChangeSelection(among: item.section.items, to: selection.identifiers)
        }
        selection.editingHandler = { [weak self] _ in self?.carousels?.editingDidBegin() }
        var section = CollectionViewSection(
            differenceIdentifier: item.section.differenceIdentifier,
            items: item.section.items
        )
        section.environment = environment
        return CollectionViewState(selection: selection, sections: [section])
    }

    /// The distance at which the first row on the screen is where it was, if it remains.
    private func remainingDistance(in item: CarouselItem) -> CGFloat {
        let distance = rowLayout.distance
        guard distance > 0, let old = self.item?.section.items else { return 0 }
        let first = rowLayout.metrics.place(at: distance).item
        for index in old.indices.dropFirst(first) {
            let identifier = old[index].differenceIdentifier
            guard let now = item.section.items.firstIndex(where: { $0.differenceIdentifier == identifier }) else {
                continue
            }
            let metrics = item.carousels?.metrics(
                of: item.section,
                width: collectionView.bounds.width,
                traits: traitCollection
            )
            return distance - rowLayout.metrics.distance(of: index) + (metrics?.distance(of: now) ?? 0)
        }
        return distance
    }

    private func scroll(to distance: CGFloat) {
        collectionView.layoutIfNeeded()
        let limit = rowLayout.metrics.limit(of: rowLayout.count)
        let offset = rowLayout.distance(at: min(max(0, distance), limit))
        guard collectionView.contentOffset.x != offset else { return }
        collectionView.contentOffset = CGPoint(x: offset, y: 0)
        if window != nil { collectionView.layoutIfNeeded() }
    }
}

extension CarouselCell: UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // Layouts move the content as well.
        guard scrollView.isDragging || scrollView.isDecelerating || driver.scrolling.isScrolling else { return }
        storeDistance()
        pages.didScroll(to: currentPage)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        dragStart = rowLayout.distance
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard rowLayout.metrics.stops != .anywhere else { return }
        let isMirrored = rowLayout.distance(at: 1) < rowLayout.distance(at: 0)
        let distance = rowLayout.metrics.stop(
            near: rowLayout.distance(at: targetContentOffset.pointee.x),
            from: dragStart,
            velocity: isMirrored ? -velocity.x : velocity.x,
            of: rowLayout.count
        )
        targetContentOffset.pointee.x = rowLayout.distance(at: distance)
    }
}
