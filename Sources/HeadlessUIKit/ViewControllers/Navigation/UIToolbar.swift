import Foundation

/// A bar with buttons at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
    enum Metrics {
        static let height: CGFloat = 44
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 8
    }

    private let background = BarBackgroundView(isContentAbove: true)
    private var views: [(item: UIBarButtonItem, view: UIView)] = []
    /// The height by which the background extends below the bar, in points.
    final var heightBelow: CGFloat = 0 {
        didSet { if heightBelow != oldValue { setNeedsLayout() } }
    }

    /// Creates a toolbar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The items in reading direction.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in oldValue ?? [] { item.didChange = nil }
            for item in items ?? [] { item.didChange = { [weak self] in self?.makeViews() } }
            makeViews()
        }
    }

    /// Sets the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    /// The background color; `nil` uses the system background.
    open var barTintColor: UIColor? {
        didSet { background.backgroundColor = barTintColor ?? .systemBackground }
    }

    /// The height of a toolbar, with a flexible width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height)
    }

    /// The given width and the height of a toolbar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Metrics.height)
    }

    private func makeViews() {
        for (_, view) in views { view.removeFromSuperview() }
        views = (items ?? []).filter { !$0.isHidden }.map { ($0, $0.makeView()) }
        for (_, view) in views { addSubview(view) }
        setNeedsLayout()
    }

    /// Lays out the buttons. Flexible spaces share the remaining width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + heightBelow)
        let flexible = views.count { $0.item.space == .flexible }
        let gaps = Metrics.spacing * CGFloat(max(0, views.count - 1))
        let taken = views.reduce(gaps + 2 * Metrics.margin) { $0 + $1.view.bounds.width }
        let share = flexible > 0 ? max(0, bounds.width - taken) / CGFloat(flexible) : 0
        var x = Metrics.margin
        for (item, view) in views {
            let width = item.space == .flexible ? share : view.bounds.width
            let height = min(Metrics.height, view.bounds.height)
            if item.space == nil {
                view.frame = CGRect(x: x, y: (Metrics.height - height) / 2, width: width, height: height)
            }
            x += width + Metrics.spacing
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for (_, view) in views { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}
