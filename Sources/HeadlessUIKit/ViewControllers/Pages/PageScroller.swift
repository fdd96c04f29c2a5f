import Foundation

/// Scrolls between the current page and its neighbors, which are added only when they become visible.
@MainActor final class PageScroller: UIScrollView, UIScrollViewDelegate {
    private unowned let pages: UIPageViewController
    private let isVertical: Bool
    private let spacing: CGFloat
    private var current: UIViewController?
    /// The pages before and after the current one; `nil` until they were requested.
    private var neighbors: (before: UIViewController?, after: UIViewController?)?
    /// The page that is becoming visible.
    private var pending: UIViewController?
    private var completion: ((Bool) -> Void)?
    private var laidOutSize = CGSize.zero

    init(pages: UIPageViewController, isVertical: Bool, spacing: CGFloat) {
        self.pages = pages
        self.isVertical = isVertical
        self.spacing = spacing
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        (self as UIScrollView).delegate = self
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The distance between two pages in points. The scroll view is larger than a page by the spacing.
    private var step: CGFloat { isVertical ? bounds.height : bounds.width }
    private var position: CGFloat { isVertical ? contentOffset.y : contentOffset.x }
    private var hasBefore: Bool { neighbors?.before != nil }

    private func point(_ along: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
    }

    // MARK: Turning in code

    func show(
        _ screen: UIViewController,
        from direction: UIPageViewController.NavigationDirection,
        animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        finish(isCompleted: false)
        guard let old = current, old !== screen else {
            addPage(screen)
            current = screen
            settle()
            return completion(true)
        }
        neighbors = direction == .forward ? (nil, screen) : (screen, nil)
        addPage(screen)
        guard animated else {
            replace(old, by: screen)
            return completion(true)
        }
        pending = screen
        place()
        contentOffset = point(hasBefore ? step : 0)
        self.completion = completion
        pages.setCurrent(screen)
        setContentOffset(point(direction == .forward ? step : 0), animated: true)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        finish(isCompleted: true)
    }

    private func finish(isCompleted: Bool) {
        guard let completion, let old = current, let new = pending else { return }
        self.completion = nil
        pending = nil
        replace(old, by: new)
        completion(isCompleted)
    }

    func removeNeighbors() {
        guard pending == nil else { return }
        neighbors = nil
        isScrollEnabled = pages.dataSource != nil
        settle()
    }

    // MARK: Turning by dragging

    /// Requests the neighbors when they may become visible.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        guard neighbors == nil, pending == nil, let current else { return }
        neighbors = (pages.neighbor(of: current, after: false), pages.neighbor(of: current, after: true))
        place()
        contentOffset = point(hasBefore ? step : 0)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isDragging, completion == nil, let neighbors, step > 0 else { return }
        let home = hasBefore ? step : 0
        let coming = position > home ? neighbors.after : position < home ? neighbors.before : nil
        guard let coming, coming !== pending else { return }
        pending = coming
        addPage(coming)
        place()
        pages.turnWillBegin(to: coming)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { endTurn() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        endTurn()
    }

    private func endTurn() {
        guard completion == nil, let old = current, let neighbors, step > 0 else { return }
        let index = Int((position / step).rounded()) - (hasBefore ? 1 : 0)
        let shown = index > 0 ? neighbors.after : index < 0 ? neighbors.before : old
        guard pending != nil else { return removeNeighbors() }
        pending = nil
        if let shown, shown !== old {
            replace(old, by: shown)
            pages.moveDots(by: index)
            pages.turnDidEnd(from: old, isCompleted: true)
        } else {
            for screen in [neighbors.before, neighbors.after] { if let screen { removePage(screen) } }
            self.neighbors = nil
            settle()
            pages.turnDidEnd(from: old, isCompleted: false)
        }
    }

    // MARK: Screens

    private func addPage(_ screen: UIViewController) {
        guard screen.parent !== pages else { return }
        pages.addChild(screen)
        addSubview(screen.view)
        screen.didMove(toParent: pages)
    }

    private func removePage(_ screen: UIViewController) {
        guard screen !== current, screen.parent === pages else { return }
        screen.willMove(toParent: nil)
        screen.view.removeFromSuperview()
        screen.removeFromParent()
    }

    private func replace(_ old: UIViewController, by new: UIViewController) {
        let others = [old, neighbors?.before, neighbors?.after].compactMap { $0 }
        current = new
        for screen in others { removePage(screen) }
        neighbors = nil
        settle()
    }

    /// Shows the current page alone.
    private func settle() {
        if let current { pages.setCurrent(current) }
        place()
        contentOffset = .zero
    }

    private func place() {
        let screens = [neighbors?.before, current, neighbors?.after].compactMap { $0 }
        for (index, screen) in screens.enumerated() where screen.parent === pages {
            let size =
                isVertical
                ? CGSize(width: bounds.width, height: bounds.height - spacing)
                : CGSize(width: bounds.width - spacing, height: bounds.height)
            screen.view.frame = CGRect(origin: point(CGFloat(index) * step + spacing / 2), size: size)
        }
        let extent = step * CGFloat(max(1, screens.count))
        contentSize =
            isVertical
            ? CGSize(width: bounds.width, height: extent)
            : CGSize(width: extent, height: bounds.height)
        // A single page must be draggable, because the neighbors are requested when a drag begins.
        alwaysBounceHorizontal = !isVertical
        alwaysBounceVertical = isVertical
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != laidOutSize else { return }
        laidOutSize = bounds.size
        if !isDragging, completion == nil, pending == nil { settle() }
    }
}
