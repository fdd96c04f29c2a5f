import Foundation

/// A control that starts a refresh when the user pulls the content of a scroll view down far enough, and shows its
/// progress.
///
/// Pulling sends `.valueChanged` while the finger is still down; `beginRefreshing()` does not send it. The content
/// stays inset below the control until `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// UIKit's height of the control, in points.
    static let height: CGFloat = 60
    /// The distance that the content must be pulled to start a refresh, in points.
    static let pullThreshold: CGFloat = 90

    private let spinner = RefreshSpinnerView()
    private let titleLabel = UILabel()
    private var isRefreshingStorage = false { didSet { notifyObservers() } }

    /// Creates a refresh control with the standard height of 60 points.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    }

    /// Creates a refresh control with a frame. The scroll view replaces it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a refresh control as without arguments: the values of archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        titleLabel.textAlignment = .center
        titleLabel.isHidden = true
        addSubview(spinner)
        addSubview(titleLabel)
        spinner.alpha = 0
    }

    /// Whether a refresh is in progress.
    open var isRefreshing: Bool { isRefreshingStorage }

    /// The title below the spinner.
    open var attributedTitle: NSAttributedString? {
        get { titleLabel.attributedText }
        set {
            titleLabel.attributedText = newValue
            titleLabel.isHidden = newValue == nil
            setNeedsLayout()
        }
    }

    /// Tells the control that a refresh was started in code. Does not scroll.
    open func beginRefreshing() {
        guard !isRefreshingStorage else { return }
        isRefreshingStorage = true
        showProgress(1)
        spinner.isAnimating = true
        scrollView?.refreshDidBegin()
    }

    /// Tells the control that the refresh ended and hides it.
    open func endRefreshing() {
        guard isRefreshingStorage else { return }
        isRefreshingStorage = false
        spinner.isAnimating = false
        scrollView?.refreshDidEnd()
    }

    /// Lays out the spinner and the title.
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
    /// Starts a refresh if the content was pulled far enough, and returns whether it did. The distance is in points.
    final func beginRefreshing(pulledBy distance: CGFloat) -> Bool {
        guard isEnabled, !isRefreshing, distance >= Self.pullThreshold else { return false }
        beginRefreshing()
        sendActions(for: .valueChanged)
        return true
    }

    /// Shows the progress of pulling. The distance is in points.
    final func showPull(_ distance: CGFloat) {
        if !isRefreshing { showProgress(distance / Self.pullThreshold) }
    }

    private func showProgress(_ progress: CGFloat) {
        let progress = min(max(progress, 0), 1)
        spinner.alpha = progress
        spinner.progress = progress
    }
}
