import Foundation

/// A bar at the bottom of the screen with a tab for each item.
@preconcurrency @MainActor open class UITabBar: UIView {
    enum Metrics {
        static let height: CGFloat = 49
    }

    private let background = BarBackgroundView(isContentAbove: true)
    private var buttons: [TabBarButton] = []
    /// The height by which the background extends below the bar, in points.
    final var heightBelow: CGFloat = 0 {
        didSet { if heightBelow != oldValue { setNeedsLayout() } }
    }
    /// Called when a tab is tapped with its index. Returns whether it may be selected.
    final var shouldSelectTab: ((Int) -> Bool)?
    /// Called with the index of a tab after a tap selected it.
    final var didSelectTab: ((Int) -> Void)?

    /// Creates a bar without tabs.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The delegate that is told when a tab is tapped.
    open weak var delegate: (any UITabBarDelegate)?

    /// The items of the tabs.
    open var items: [UITabBarItem]? {
        didSet { makeButtons(replacing: oldValue ?? []) }
    }

    /// Sets the items of the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    /// The selected item.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { showSelection() } }
    }

    /// The background color; `nil` uses the system background.
    open var barTintColor: UIColor? {
        didSet { background.backgroundColor = barTintColor ?? .systemBackground }
    }

    /// The color of unselected tabs; `nil` for gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { showSelection() }
    }

    /// The height of a tab bar, with a flexible width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height)
    }

    /// The given width and the height of a tab bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Metrics.height)
    }

    private func makeButtons(replacing old: [UITabBarItem]) {
        for item in old { item.didChange = nil }
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).enumerated().map { index, item in
            let button = TabBarButton(item: item)
            button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            item.didChange = { [weak button] in button?.update() }
            addSubview(button)
            return button
        }
        if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        showSelection()
        setNeedsLayout()
    }

    private func showSelection() {
        for button in buttons {
            button.restingColor = unselectedItemTintColor ?? .secondaryLabel
            button.isSelected = button.item === selectedItem
            button.update()
        }
    }

    private func choose(_ index: Int) {
        guard let items, items.indices.contains(index), shouldSelectTab?(index) ?? true else { return }
        selectedItem = items[index]
        delegate?.tabBar(self, didSelect: items[index])
        didSelectTab?(index)
    }

    /// Lays out the tabs side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + heightBelow)
        let width = buttons.isEmpty ? 0 : bounds.width / CGFloat(buttons.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = isMirrored ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: CGFloat(place) * width,
                y: 0,
                width: width,
                height: min(bounds.height, Metrics.height)
            )
        }
    }
}

/// Responds to taps on the tabs of a bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after a tab was tapped.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// The default implementation does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
