import Foundation

/// The bar at the bottom of screens beside each other: a tab for each.
@preconcurrency @MainActor open class UITabBar: UIView {
    enum Metrics {
        static let height: CGFloat = 49
    }

    private let background = BarBackgroundView(isContentAbove: true)
    private var buttons: [TabBarButton] = []
    /// How far the background reaches below the bar.
    final var heightBelow: CGFloat = 0 {
        didSet { if heightBelow != oldValue { setNeedsLayout() } }
    }
    /// Called when a tab is tapped; whether it may be selected.
    final var mayChoose: ((Int) -> Bool)?
    /// Called after a tab was tapped and selected.
    final var didChoose: ((Int) -> Void)?

    /// Makes a bar without tabs.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    /// Bars are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Hears of taps.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs.
    open var items: [UITabBarItem]? {
        didSet { makeButtons(replacing: oldValue ?? []) }
    }

    /// Changes the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    /// The tab that is selected.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { showSelection() } }
    }

    /// The colour of the bar; nil for the background of the system.
    open var barTintColor: UIColor? {
        didSet { background.backgroundColor = barTintColor ?? .systemBackground }
    }

    /// The colour of tabs that are not selected; nil for gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { showSelection() }
    }

    /// As high as bars are.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height)
    }

    /// As high as bars are.
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
        guard let items, items.indices.contains(index), mayChoose?(index) ?? true else { return }
        selectedItem = items[index]
        delegate?.tabBar(self, didSelect: items[index])
        didChoose?(index)
    }

    /// Places the tabs beside each other.
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

/// Hears of taps on the tabs of a bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// A tab was tapped.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
