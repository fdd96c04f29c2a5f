import Foundation

/// The view of a navigation controller: the top screen and, in front of it, the bar.
@MainActor final class NavigationView: UIView {
    /// Contains the screens' views, so that they stay behind the bar.
    let screens = UIView()
    let bar: UINavigationBar
    private let largeTitle = UILabel()
    private var searchBar: UISearchBar?
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
            largeTitle.show([title])
            addSubview(largeTitle)
        } else {
            largeTitle.text = nil
            largeTitle.removeFromSuperview()
        }
        setNeedsLayout()
        for subview in subviews { subview.updateSafeAreaInsets() }
    }

    private var largeTitleHeight: CGFloat { bar.largeTitle == nil ? 0 : UINavigationBar.Metrics.largeHeight }

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
        bar.heightBelow = barHeight - bar.contentHeight
        bar.isHidden = isBarHidden
        let margin = UINavigationBar.Metrics.margin
        largeTitle.isHidden = isBarHidden
        largeTitle.frame = CGRect(
            x: margin,
            y: bar.frame.maxY,
            width: max(0, bounds.width - 2 * margin),
            height: largeTitleHeight
        )
        searchBar?.isHidden = isBarHidden
        searchBar?.frame = CGRect(
            x: 0,
            y: largeTitle.frame.maxY,
            width: bounds.width,
            height: searchBar?.intrinsicContentSize.height ?? 0
        )
    }
}
