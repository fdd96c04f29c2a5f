import Foundation

/// A bar at the bottom of the screen with a tab for each item.
@preconcurrency @MainActor open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
    enum Metrics {
        static let height: CGFloat = 49
        /// The width and spacing of centered tabs.
        static let centeredWidth: CGFloat = 76
        static let centeredSpacing: CGFloat = 34
    }

    final let background = BarBackgroundView(isContentAbove: true)
    private let indicator = UIImageView()
    final var glass: (shape: GlassView, selection: UIView)?
    /// Whether only the selected tab is shown, in a circle, with the search tab. Only glass becomes small.
    final var isMinimized = false {
        didSet { if isMinimized != oldValue { setNeedsLayout() } }
    }
    /// Called when the circle of a small bar is tapped.
    final var didTapMinimized: (() -> Void)?
    /// The glass of a search tab.
    final var ownGlass: GlassView?
    final var buttons: [TabBarButton] = []
    private var images = BarImages()
    /// Whether the app set or changed the standard appearance.
    final private(set) var hasAppearance = false
    private lazy var standardAppearanceStorage = keep(UITabBarAppearance())
    /// The height by which the background extends below the bar, in points.
    final var heightBelow: CGFloat = 0 {
        didSet { if heightBelow != oldValue { setNeedsLayout() } }
    }
    /// Called after the height changed with the version of iOS.
    final var heightDidChange: (() -> Void)?
    /// Called when a tab is tapped with its index. Returns whether it may be selected.
    final var shouldSelectTab: ((Int) -> Bool)?
    /// Called with the index of a tab after a tap selected it.
    final var didSelectTab: ((Int) -> Void)?

    /// How the tabs share the width of a bar.
    public enum ItemPositioning: Int, Sendable {
        /// The tabs fill the width of a phone.
        case automatic = 0
        /// The tabs fill the width.
        case fill = 1
        /// The tabs are in the center, with `itemWidth` and `itemSpacing`.
        case centered = 2
    }

    /// Creates a bar without tabs.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar as without arguments: the values of archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
        addSubview(indicator)
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
        didSet { if selectedItem !== oldValue { showAppearance() } }
    }

    /// Whether a drag that rests over a tab selects it. `false` by default; items can say so for their own tab.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { showSelection() } }
    }

    // MARK: Appearance

    /// The style of the bar, which determines the color of the background.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { showAppearance() } }
    }

    /// Whether the bar is translucent: without a color and an appearance it has a material, otherwise an opaque color.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { showAppearance() } }
    }

    /// The background color; `nil` uses that of the style.
    open var barTintColor: UIColor? {
        didSet { showAppearance() }
    }

    /// The color of unselected tabs; `nil` for gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { showSelection() }
    }

    /// The background image. An empty image makes the bar transparent.
    open var backgroundImage: UIImage? {
        get { images.background(at: .any, for: .default) }
        set {
            images.setBackground(newValue, at: .any, for: .default)
            showAppearance()
        }
    }

    /// The image that replaces the shadow line. An empty image hides the line.
    open var shadowImage: UIImage? {
        get { images.shadow(at: .any) }
        set {
            images.setShadow(newValue, at: .any)
            showAppearance()
        }
    }

    /// The image behind the selected tab.
    open var selectionIndicatorImage: UIImage? {
        didSet { showAppearance() }
    }

    /// How the tabs share the width of the bar.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { if itemPositioning != oldValue { setNeedsLayout() } }
    }

    /// The width of centered tabs in points; 0 for the default.
    open var itemWidth: CGFloat = 0 {
        didSet { if itemWidth != oldValue { setNeedsLayout() } }
    }

    /// The spacing of centered tabs in points; 0 for the default.
    open var itemSpacing: CGFloat = 0 {
        didSet { if itemSpacing != oldValue { setNeedsLayout() } }
    }

    /// The standard appearance of the bar.
    open var standardAppearance: UITabBarAppearance {
        get { standardAppearanceStorage }
        set {
            standardAppearanceStorage = keep(newValue)
            standardAppearanceDidChange()
        }
    }

    /// The appearance while the content is scrolled to its end. Without one, the bar has no background there.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { scrollEdgeStorage }
        set {
            scrollEdgeStorage = newValue.map { $0.observedCopy { [weak self] in self?.showAppearance() } }
            showAppearance()
        }
    }

    private var scrollEdgeStorage: UITabBarAppearance?

    private var edgeAppearance: UITabBarAppearance? { selectedItem?.scrollEdgeAppearance ?? scrollEdgeStorage }

    /// How the content below the bar ends, where the bar has no background.
    final var shownEdge = ShownScrollEdge.soft {
        didSet { if shownEdge != oldValue { showAppearance() } }
    }

    /// Whether the content behind the bar is scrolled to its end. Always `false` outside of a tab bar controller.
    final var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { showAppearance() } }
    }

    private func keep(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
        appearance.observedCopy { [weak self] in self?.standardAppearanceDidChange() }
    }

    private func standardAppearanceDidChange() {
        hasAppearance = true
        showAppearance()
    }

    /// The appearance that the app set for the selected item or for the bar; `nil` if it set none.
    private var shownAppearance: UITabBarAppearance? {
        if isAtScrollEdge, let edgeAppearance { return edgeAppearance }
        return selectedItem?.standardAppearance ?? (hasAppearance ? standardAppearance : nil)
    }

    private func showAppearance() {
        let isColored = barTintColor != nil || images.shownBackground(at: .any) != nil
        if isAtScrollEdge, edgeAppearance == nil, shownAppearance != nil || !isColored {
            background.showNothing()
        } else if metrics.glass != nil, shownAppearance == nil, !isColored {
            background.show(shownEdge == .hard ? .hard : .none)
        } else if let shownAppearance {
            background.show(shownAppearance)
        } else {
            background.show(
                color: barTintColor,
                style: barStyle,
                isTranslucent: isTranslucent,
                image: images.shownBackground(at: .any),
                shadow: images.shownShadow(at: .any)
            )
        }
        indicator.image = shownAppearance?.selectionIndicatorImage ?? selectionIndicatorImage
        indicator.tintColor = shownAppearance?.selectionIndicatorTintColor
        setNeedsLayout()
        showSelection()
    }

    /// The height of a tab bar, with a flexible width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(above: 0))
    }

    /// The given width and the height of a tab bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(above: 0))
    }

    override func systemVersionDidChange() {
        super.systemVersionDidChange()
        showAppearance()
        heightDidChange?()
    }

    final var metrics: SystemMetrics.Bars { traitCollection.metrics.bars }

    /// Returns the height of the bar above a safe area at the bottom of the screen, into which glass extends.
    final func height(above safeArea: CGFloat) -> CGFloat {
        guard let glass = metrics.glass else { return Metrics.height }
        return max(Metrics.height, glass.tabs + glass.tabsBottom - safeArea)
    }

    private func makeButtons(replacing old: [UITabBarItem]) {
        for item in old { item.didChange = nil }
        if let apply = UIBarItem.applyAppearance { for item in items ?? [] { apply(item, self) } }
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).enumerated().map { index, item in
            let button = TabBarButton(item: item)
            button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            item.didChange = { [weak self, weak button] in
                button?.update()
                self?.showAppearance()
            }
            addSubview(button)
            return button
        }
        if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        showSelection()
        setNeedsLayout()
    }

    private func showSelection() {
        for button in buttons {
            button.isBarSpringLoaded = isSpringLoaded
            button.restingColor = unselectedItemTintColor ?? .secondaryLabel
            button.appearance = shownAppearance?.stackedLayoutAppearance
            button.isSelected = button.item === selectedItem
            button.update()
        }
    }

    private func choose(_ index: Int) {
        if isMinimized, items?[index] === selectedItem { return didTapMinimized?() ?? () }
        guard let items, items.indices.contains(index), shouldSelectTab?(index) ?? true else { return }
        selectedItem = items[index]
        delegate?.tabBar(self, didSelect: items[index])
        didSelectTab?(index)
    }

    /// Lays out the tabs side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + heightBelow)
        let (width, spacing, start) = arrangement
        let glass = metrics.glass
        for (index, button) in sharedButtons.enumerated() {
            let frame = CGRect(
                x: start + CGFloat(index) * (width + spacing),
                y: glass?.tabInset ?? 0,
                width: width,
                height: glass.map { $0.tabs - 2 * $0.tabInset } ?? min(bounds.height, Metrics.height)
            )
            button.frame = mirroredIfNeeded(smallCircle ?? frame)
            button.alpha = isSmall && !isShownSmall(button) ? 0 : 1
        }
        if let glass, let button = ownGlassButton {
            let side = smallCircle?.width ?? glass.tabs
            let x = bounds.width - glass.tabsMargin - side
            button.frame = mirroredIfNeeded(CGRect(x: x, y: glass.tabs - side, width: side, height: side))
        }
        placeGlass()
        placeIndicator()
    }

    /// The width and spacing of the tabs that share a background, and where the first one begins, in reading direction.
    private var arrangement: (width: CGFloat, spacing: CGFloat, start: CGFloat) {
        let appearance = shownAppearance
        let count = CGFloat(max(1, sharedButtons.count))
        if let glass = metrics.glass {
            let taken = ownGlassButton == nil ? 0 : glass.tabs + glass.groupSpacing
            let width = min(glass.tabWidth, (bounds.width - 2 * (glass.tabsMargin + glass.tabInset) - taken) / count)
            // Beside a search tab, the others begin at the leading edge.
            guard taken == 0 else { return (width, 0, glass.tabsMargin + glass.tabInset) }
            return (width, 0, (bounds.width - count * width) / 2)
        }
        guard (appearance?.stackedItemPositioning ?? itemPositioning) == .centered else {
            return (bounds.width / count, 0, 0)
        }
        let wantedWidth = appearance?.stackedItemWidth ?? itemWidth
        let wantedSpacing = appearance?.stackedItemSpacing ?? itemSpacing
        let spacing = wantedSpacing > 0 ? wantedSpacing : Metrics.centeredSpacing
        let width = wantedWidth > 0 ? wantedWidth : Metrics.centeredWidth
        return (width, spacing, (bounds.width - count * width - (count - 1) * spacing) / 2)
    }

    private func placeIndicator() {
        let selected = buttons.first(where: \.isSelected)
        indicator.isHidden = selected == nil || indicator.image == nil
        guard let selected, let image = indicator.image else { return }
        indicator.frame = CGRect(
            x: selected.frame.midX - image.size.width / 2,
            y: selected.frame.midY - image.size.height / 2,
            width: image.size.width,
            height: image.size.height
        )
    }
}
