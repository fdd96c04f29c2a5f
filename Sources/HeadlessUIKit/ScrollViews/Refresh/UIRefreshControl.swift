import Foundation

/// Starts a refresh when the content of a scroll view is pulled down far enough, and shows that it goes on.
///
/// The pull sends `.valueChanged` while the finger is still down; `beginRefreshing()` does not. Until `endRefreshing()`
/// the content keeps room for the control.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// UIKit's, in points.
    static let height: CGFloat = 60
    /// How far the content must be pulled, in points.
    static let pullThreshold: CGFloat = 90

    private let spinner = RefreshSpinnerView()
    private let titleLabel = UILabel()
    private var isRefreshingStorage = false

    /// Makes a refresh control of the usual height.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    }

    /// Makes a refresh control with that frame; the scroll view gives it another.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        titleLabel.textAlignment = .center
        titleLabel.isHidden = true
        addSubview(spinner)
        addSubview(titleLabel)
        spinner.alpha = 0
    }

    /// Controls are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Whether a refresh goes on.
    open var isRefreshing: Bool { isRefreshingStorage }

    /// A line below the spinner.
    open var attributedTitle: NSAttributedString? {
        get { titleLabel.attributedText }
        set {
            titleLabel.attributedText = newValue
            titleLabel.isHidden = newValue == nil
            setNeedsLayout()
        }
    }

    /// Says that a refresh was started otherwise than by pulling. Does not scroll.
    open func beginRefreshing() {
        guard !isRefreshingStorage else { return }
        isRefreshingStorage = true
        showProgress(1)
        spinner.isAnimating = true
        scrollView?.refreshDidBegin()
    }

    /// Says that the refresh is over: the control goes out of sight.
    open func endRefreshing() {
        guard isRefreshingStorage else { return }
        isRefreshingStorage = false
        spinner.isAnimating = false
        scrollView?.refreshDidEnd()
    }

    /// Places spinner and title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = !titleLabel.isHidden
        let size = RefreshSpinnerView.side
        spinner.frame = CGRect(
            x: (bounds.width - size) / 2,
            y: hasTitle ? 6 : (bounds.height - size) / 2,
            width: size,
            height: size
        )
        titleLabel.frame = CGRect(x: 0, y: size + 6, width: bounds.width, height: bounds.height - size - 6)
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }
}

extension UIRefreshControl {
    /// The finger pulled the content so far; returns whether that began a refresh.
    final func pulled(by distance: CGFloat) -> Bool {
        guard isEnabled, !isRefreshing, distance >= Self.pullThreshold else { return false }
        beginRefreshing()
        sendActions(for: .valueChanged)
        return true
    }

    /// Shows how much of the way the content was pulled.
    final func showPull(_ distance: CGFloat) {
        if !isRefreshing { showProgress(distance / Self.pullThreshold) }
    }

    private func showProgress(_ progress: CGFloat) {
        let progress = min(max(progress, 0), 1)
        spinner.alpha = progress
        spinner.progress = progress
    }
}
