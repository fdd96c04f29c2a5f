import Foundation

/// The view of a tab bar controller: the selected screen and, in front of it, the tab bar.
@MainActor final class TabBarControllerView: UIView {
    let screens = UIView()
    var bar: UITabBar {
        didSet {
            guard bar !== oldValue else { return }
            oldValue.removeFromSuperview()
            showBar()
            setNeedsLayout()
            screens.updateSafeAreaInsets()
        }
    }
    /// The scroll view whose content is behind the bar.
    private weak var scrollContent: UIScrollView?
    /// Whether the tab bar is hidden for a screen pushed with `hidesBottomBarWhenPushed`.
    var hidesTabBar = false {
        didSet {
            guard hidesTabBar != oldValue else { return }
            setNeedsLayout()
            screens.updateSafeAreaInsets()
        }
    }

    /// The view above the tab bar; `nil` for none.
    var accessory: UIView? {
        didSet {
            guard accessory !== oldValue else { return }
            accessoryView?.removeFromSuperview()
            accessoryView = accessory.map(TabAccessoryView.init)
            if let accessoryView { insertSubview(accessoryView, belowSubview: bar) }
            setNeedsLayout()
            screens.updateSafeAreaInsets()
        }
    }
    private var accessoryView: TabAccessoryView?
    /// When the bar becomes small.
    var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic {
        didSet { if minimizeBehavior != oldValue { setMinimized(false) } }
    }
    /// The vertical offset of the content when it was last scrolled, in points.
    private var lastOffset: CGFloat?

    init(frame: CGRect, bar: UITabBar) {
        self.bar = bar
        super.init(frame: frame)
        backgroundColor = .systemBackground
        screens.frame = bounds
        addSubview(screens)
        showBar()
    }

    private func showBar() {
        addSubview(bar)
        bar.didTapMinimized = { [weak self] in self?.setMinimized(false) }
        bar.heightDidChange = { [weak self] in
            self?.setNeedsLayout()
            self?.screens.updateSafeAreaInsets()
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        var insets = safeAreaInsetsStorage
        if showsBar { insets.bottom += bar.height(above: insets.bottom) }
        if accessoryView != nil, !hidesTabBar { insets.bottom += TabAccessoryView.height + TabAccessoryView.spacing }
        return insets
    }

    /// The height that the tab bar covers, with the safe area below it, in points; 0 while it is hidden.
    var barHeight: CGFloat { showsBar ? safeAreaInsetsForSubviews.bottom : 0 }

    private var showsBar: Bool { !bar.isHidden && !hidesTabBar }

    override func layoutSubviews() {
        super.layoutSubviews()
        screens.frame = bounds
        followContent()
        let bottom = safeAreaInsetsStorage.bottom
        let height = bar.height(above: bottom)
        // Glass extends into the safe area, where it takes touches.
        let glassHeight = traitCollection.metrics.bars.glass == nil ? 0 : bottom
        bar.heightBelow = bottom - glassHeight
        bar.frame = CGRect(
            x: 0,
            // Off screen including the line above the bar.
            y: bounds.height + (hidesTabBar ? 1 : -bottom - height),
            width: bounds.width,
            height: height + glassHeight
        )
        placeAccessory()
    }

    /// Lays out the accessory above the bar, or at the bottom of the screen where the bar is hidden. It leaves with a bar that a
    /// pushed screen hides.
    private func placeAccessory() {
        guard let accessoryView else { return }
        // On devices with a home indicator only its area separates an accessory from the edge.
        let margin = traitCollection.metrics.bars.glass?.tabsMargin ?? layoutMargins.left
        let bottom = safeAreaInsetsStorage.bottom
        let between = showsBar ? bar.spaceBetweenCircles : nil
        let environment: UITabAccessory.Environment = between == nil ? .regular : .inline
        if accessoryView.traitOverrides.tabAccessoryEnvironment != environment {
            accessoryView.traitOverrides.tabAccessoryEnvironment = environment
        }
        if let between {
            accessoryView.frame = bar.convert(between, to: self)
            return
        }
        let height = showsBar ? bar.height(above: bottom) : 0
        let y = bounds.height - bottom - height - TabAccessoryView.spacing - TabAccessoryView.height
        accessoryView.frame = CGRect(
            x: margin,
            y: hidesTabBar ? bounds.height : y,
            width: max(0, bounds.width - 2 * margin),
            height: TabAccessoryView.height
        )
    }

    override func subviewHiddenDidChange(_ subview: UIView) {
        super.subviewHiddenDidChange(subview)
        guard subview === bar else { return }
        setNeedsLayout()
        screens.updateSafeAreaInsets()
    }
}

// MARK: - Scrolling

extension TabBarControllerView: ScrollObserver {
    /// Follows the scroll view of the selected screen, or of the top screen of a selected navigation controller.
    func followContent() {
        let screen = screens.subviews.last
        let found = ((screen as? NavigationView)?.topScreen ?? screen)?.contentScrollView(at: .bottom)
        if found !== scrollContent {
            if scrollContent?.bottomObserver === self { scrollContent?.bottomObserver = nil }
            scrollContent = found
            found?.bottomObserver = self
            lastOffset = nil
            setMinimized(false)
        }
        contentDidScroll()
    }

    func contentDidScroll() {
        bar.shownEdge = scrollContent?.shownBottomEdge ?? .soft
        bar.isAtScrollEdge = scrollContent?.isAtBottomEdge ?? true
        followDirection()
    }

    /// Makes the bar small, or restores it, after the user scrolled in one direction. Content that springs back does nothing.
    private func followDirection() {
        guard minimizeBehavior == .onScrollDown || minimizeBehavior == .onScrollUp, let scrollContent else { return }
        let offset = scrollContent.contentOffset.y
        defer { lastOffset = offset }
        guard let lastOffset, offset != lastOffset, scrollContent.isDragging || scrollContent.isDecelerating else {
            return
        }
        let range = scrollContent.verticalRange
        if minimizeBehavior == .onScrollDown, offset <= range.lowerBound { return setMinimized(false) }
        guard offset > range.lowerBound, offset < range.upperBound else { return }
        setMinimized((offset > lastOffset) == (minimizeBehavior == .onScrollDown))
    }

    /// Makes the bar small or restores it, animated.
    private func setMinimized(_ isMinimized: Bool) {
        guard isMinimized != bar.isMinimized else { return }
        let change = { [self] in
            bar.isMinimized = isMinimized
            bar.layoutIfNeeded()
            placeAccessory()
        }
        guard window != nil else { return change() }
        UIView.animate(
            withDuration: Self.minimizingDuration,
            delay: 0,
            options: .allowUserInteraction,
            animations: change
        )
    }

    /// An estimate of the duration, in seconds.
    private static let minimizingDuration: TimeInterval = 0.3
}
