import Foundation

/// The view of a navigation controller: the top screen and, in front of it, the bar.
@MainActor final class NavigationView: UIView {
    /// Contains the screens' views, so that they stay behind the bar.
    let screens = UIView()
    var bar: UINavigationBar {
        didSet {
            guard bar !== oldValue else { return }
            oldValue.removeFromSuperview()
            insertSubview(bar, aboveSubview: screens)
            barContentsDidChange()
        }
    }
    private let largeTitle = UILabel()
    /// The area below the bar in which the large title moves.
    private let largeTitleArea = UIView()
    /// The height of the large title that is scrolled under the bar, and by which it is pulled down, in points.
    private var collapsedHeight: CGFloat = 0
    private var pulledHeight: CGFloat = 0
    private var searchBar: UISearchBar?
    /// The scroll view whose content is behind the bar.
    private(set) weak var scrollContent: UIScrollView?
    var toolbar: UIToolbar? {
        didSet {
            guard toolbar !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let toolbar { addSubview(toolbar) }
            setNeedsLayout()
            for subview in subviews { subview.updateSafeAreaInsets() }
        }
    }
    var isBarHidden = false {
        didSet {
            guard isBarHidden != oldValue else { return }
            setNeedsLayout()
            for subview in subviews { subview.updateSafeAreaInsets() }
        }
    }

    init(frame: CGRect, bar: UINavigationBar) {
        self.bar = bar
        super.init(frame: frame)
        backgroundColor = .systemBackground
        screens.frame = bounds
        addSubview(screens)
        addSubview(bar)
        largeTitle.accessibilityTraits = .header
        largeTitleArea.clipsToBounds = true
        largeTitleArea.isUserInteractionEnabled = false
        largeTitleArea.addSubview(largeTitle)
    }

    /// Updates the large title and the search bar for the top screen.
    func barContentsDidChange() {
        let search = bar.topItem?.searchController?.searchBar
        if search !== searchBar {
            searchBar?.removeFromSuperview()
            searchBar = search
            if let search { addSubview(search) }
        }
        if let title = bar.largeTitle {
            let subtitle = bar.largeSubtitle.map { AttributedRun(text: "\n" + $0.text, attributes: $0.attributes) }
            let runs = [title] + [subtitle].compactMap { $0 }
            largeTitle.numberOfLines = runs.count
            largeTitle.show(runs)
            addSubview(largeTitleArea)
        } else {
            largeTitle.text = nil
            largeTitleArea.removeFromSuperview()
        }
        setNeedsLayout()
        for subview in subviews { subview.updateSafeAreaInsets() }
    }

    private var fullLargeTitleHeight: CGFloat {
        guard bar.largeTitle != nil else { return 0 }
        let subtitle = bar.largeSubtitle == nil ? 0 : UINavigationBar.Metrics.largeSubtitleHeight
        return UINavigationBar.Metrics.largeHeight + subtitle
    }

    private var largeTitleHeight: CGFloat { max(0, fullLargeTitleHeight - collapsedHeight) }

    /// The height of the bar with the large title and the search bar, in points.
    private var barHeight: CGFloat {
        bar.contentHeight + largeTitleHeight + (searchBar?.intrinsicContentSize.height ?? 0)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The y-coordinate at which screens begin that do not extend under the bar.
    var barBottom: CGFloat { isBarHidden ? 0 : safeAreaInsetsStorage.top + barHeight }

    /// The height at the bottom that is covered by bars of this controller or of an enclosing one, including the safe
    /// area below them.
    var bottomBarHeight: CGFloat {
        let covered = safeAreaInsetsForSubviews.bottom
        return covered > (window?.safeAreaInsets.bottom ?? 0) ? covered : 0
    }

    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        var insets = safeAreaInsetsStorage
        if !isBarHidden { insets.top += barHeight }
        if toolbar != nil { insets.bottom += UIToolbar.Metrics.height }
        return insets
    }

    func placeScreens() {
        screens.frame = bounds
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeScreens()
        followContent()
        let top = safeAreaInsetsStorage.top
        toolbar?.heightBelow = safeAreaInsetsStorage.bottom
        toolbar?.frame = CGRect(
            x: 0,
            y: bounds.height - safeAreaInsetsStorage.bottom - UIToolbar.Metrics.height,
            width: bounds.width,
            height: UIToolbar.Metrics.height
        )
        bar.heightAbove = top
        bar.frame = CGRect(
            x: 0,
            y: isBarHidden ? -bar.contentHeight - 1 : top,
            width: bounds.width,
            height: bar.contentHeight
        )
        bar.heightBelow = barHeight - bar.contentHeight + pulledHeight
        bar.isHidden = isBarHidden
        let margin = UINavigationBar.Metrics.margin
        largeTitleArea.isHidden = isBarHidden
        largeTitleArea.frame = CGRect(
            x: 0,
            y: bar.frame.maxY,
            width: bounds.width,
            height: largeTitleHeight + pulledHeight
        )
        largeTitle.frame = CGRect(
            x: margin,
            y: largeTitleArea.bounds.height - fullLargeTitleHeight,
            width: max(0, bounds.width - 2 * margin),
            height: fullLargeTitleHeight
        )
        searchBar?.isHidden = isBarHidden
        searchBar?.frame = CGRect(
            x: 0,
            y: largeTitleArea.frame.maxY,
            width: bounds.width,
            height: searchBar?.intrinsicContentSize.height ?? 0
        )
    }
}

// MARK: - Scrolling

extension NavigationView: ScrollObserver {
    /// The distance from the edge at which content counts as scrolled, in points.
    private static let tolerance: CGFloat = 0.1

    /// The view of the top screen.
    var topScreen: UIView? { screens.subviews.last }

    /// Follows the scroll view of the top screen.
    private func followContent() {
        let found = topScreen?.contentScrollView(at: .top)
        if found !== scrollContent {
            if scrollContent?.observer === self { scrollContent?.observer = nil }
            scrollContent?.expandableInset = 0
            scrollContent = found
            collapse(to: 0)
            found?.observer = self
        }
        (superview?.superview as? TabBarControllerView)?.followContent()
        contentDidScroll()
    }

    func contentDidScroll() {
        guard let content = scrollContent else {
            bar.isAtScrollEdge = true
            toolbar?.isAtScrollEdge = true
            return
        }
        let inset = content.adjustedContentInset.top
        // Content that is not behind the bar does not move the title.
        let isBehind = !isBarHidden && inset >= content.contentInset.top + barBottom - Self.tolerance
        let distance = content.contentOffset.y + inset + collapsedHeight
        collapse(to: isBehind ? min(max(distance, 0), fullLargeTitleHeight) : 0)
        let pulled = isBehind && fullLargeTitleHeight > 0 ? max(0, -distance) : 0
        if pulled != pulledHeight {
            pulledHeight = pulled
            setNeedsLayout()
        }
        bar.shownEdge = content.shownTopEdge
        bar.isAtScrollEdge = content.isAtTopEdge
        toolbar?.shownEdge = content.shownBottomEdge
        toolbar?.isAtScrollEdge = content.isAtBottomEdge
    }

    /// A large title that is half collapsed expands or collapses.
    func restingOffset(near offset: CGFloat) -> CGFloat {
        guard let content = scrollContent, fullLargeTitleHeight > 0, !isBarHidden else { return offset }
        let inset = content.adjustedContentInset.top
        guard inset >= content.contentInset.top + barBottom - Self.tolerance else { return offset }
        let distance = offset + inset + collapsedHeight
        guard distance > 0, distance < fullLargeTitleHeight else { return offset }
        return offset - distance + (distance < fullLargeTitleHeight / 2 ? 0 : fullLargeTitleHeight)
    }

    /// Moves a part of the large title under the bar, which gives the content its room.
    private func collapse(to height: CGFloat) {
        scrollContent?.expandableInset = height
        bar.isLargeTitleCollapsed = height > 0 && height >= fullLargeTitleHeight
        guard height != collapsedHeight else { return }
        collapsedHeight = height
        setNeedsLayout()
        for subview in subviews { subview.updateSafeAreaInsets() }
    }
}
