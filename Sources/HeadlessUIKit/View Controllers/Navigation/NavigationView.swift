import Foundation

/// The view of a navigation controller: a bar, and below it the screen on top.
@MainActor final class NavigationView: UIView {
    /// Takes the views of screens, so that none comes before the bar.
    let screens = UIView()
    let bar: UINavigationBar
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
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Where the screens begin that do not reach below the bar.
    var barBottom: CGFloat { isBarHidden ? 0 : safeAreaInsetsStorage.top + UINavigationBar.Metrics.height }

    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        var insets = safeAreaInsetsStorage
        if !isBarHidden { insets.top += UINavigationBar.Metrics.height }
        return insets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        screens.frame = bounds
        let top = safeAreaInsetsStorage.top
        bar.heightAbove = top
        bar.frame = CGRect(
            x: 0,
            y: isBarHidden ? -UINavigationBar.Metrics.height - 1 : top,
            width: bounds.width,
            height: UINavigationBar.Metrics.height
        )
        bar.isHidden = isBarHidden
    }
}
