import Foundation

/// The view of a tab bar controller: the selected screen and, in front of it, the tab bar.
@MainActor final class TabBarControllerView: UIView {
    let screens = UIView()
    private let bar: UITabBar
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

    init(frame: CGRect, bar: UITabBar) {
        self.bar = bar
        super.init(frame: frame)
        backgroundColor = .systemBackground
        screens.frame = bounds
        addSubview(screens)
        addSubview(bar)
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
        if !bar.isHidden, !hidesTabBar { insets.bottom += bar.height(above: insets.bottom) }
        return insets
    }

    /// The height that the tab bar covers, with the safe area below it, in points; 0 while it is hidden.
    var barHeight: CGFloat { bar.isHidden || hidesTabBar ? 0 : safeAreaInsetsForSubviews.bottom }

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
    }

    override func subviewHiddenDidChange(_ subview: UIView) {
        super.subviewHiddenDidChange(subview)
        if subview === bar { screens.updateSafeAreaInsets() }
    }
}

// MARK: - Scrolling

extension TabBarControllerView: ScrollObserver {
    /// Follows the scroll view of the selected screen, or of the top screen of a selected navigation controller.
    func followContent() {
        let screen = screens.subviews.last
        let found = (screen as? NavigationView).map(\.scrollContent) ?? screen?.contentScrollView
        if found !== scrollContent {
            if scrollContent?.bottomObserver === self { scrollContent?.bottomObserver = nil }
            scrollContent = found
            found?.bottomObserver = self
        }
        contentDidScroll()
    }

    func contentDidScroll() {
        bar.shownEdge = scrollContent?.shownBottomEdge ?? .soft
        bar.isAtScrollEdge = scrollContent?.isAtBottomEdge ?? true
    }
}
