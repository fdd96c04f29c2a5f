import Foundation

/// A bar with buttons at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    enum Metrics {
        static let height: CGFloat = 44
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 8
    }

    private let background = BarBackgroundView(isContentAbove: true)
    private let buttonGlass = BarGlass()
    private var images = BarImages()
    /// Whether the app set or changed the standard appearance.
    final private(set) var hasAppearance = false
    private lazy var standardAppearanceStorage = keep(UIToolbarAppearance())
    private var views: [(item: UIBarButtonItem, view: UIView)] = []
    /// The height by which the background extends below the bar, in points.
    final var heightBelow: CGFloat = 0 {
        didSet { if heightBelow != oldValue { setNeedsLayout() } }
    }

    /// Creates a toolbar without items.
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

    /// The delegate that decides where the bar is.
    open weak var delegate: (any UIToolbarDelegate)?

    /// Where the delegate says, or at the bottom.
    open var barPosition: UIBarPosition {
        guard let position = delegate?.position(for: self), position != .any else { return .bottom }
        return position
    }

    /// The style of the bar, which determines the color of the background.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { updateBackground() } }
    }

    /// Whether the bar is translucent: without a color and an appearance it has a material, otherwise an opaque color.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { updateBackground() } }
    }

    /// The background color; `nil` uses that of the style.
    open var barTintColor: UIColor? {
        didSet { updateBackground() }
    }

    /// Sets the background image for a position and metrics. An empty image makes the bar transparent.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        images.setBackground(backgroundImage, at: topOrBottom, for: barMetrics)
        updateBackground()
    }

    /// Returns the background image for a position and metrics.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        images.background(at: topOrBottom, for: barMetrics)
    }

    /// Sets the image that replaces the shadow line at a position. An empty image hides the line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images.setShadow(shadowImage, at: topOrBottom)
        updateBackground()
    }

    /// Returns the image that replaces the shadow line at a position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        images.shadow(at: topOrBottom)
    }

    /// The standard appearance of the bar.
    open var standardAppearance: UIToolbarAppearance {
        get { standardAppearanceStorage }
        set {
            standardAppearanceStorage = keep(newValue)
            appearanceChanged()
        }
    }

    /// The appearance while the content is scrolled to its end. Without one, the bar has no background there.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { scrollEdgeStorage }
        set {
            scrollEdgeStorage = newValue.map { $0.observedCopy { [weak self] in self?.appearanceAtEdgeChanged() } }
            appearanceAtEdgeChanged()
        }
    }

    private var scrollEdgeStorage: UIToolbarAppearance?

    /// How the content below the bar ends, where the bar has no background.
    final var shownEdge = ShownScrollEdge.soft {
        didSet { if shownEdge != oldValue { updateBackground() } }
    }

    /// Whether the content behind the bar is scrolled to its end. Always `false` outside of a navigation controller.
    final var isAtScrollEdge = false {
        didSet {
            guard isAtScrollEdge != oldValue else { return }
            if scrollEdgeStorage == nil { updateBackground() } else { appearanceAtEdgeChanged() }
        }
    }

    /// The appearance that the app set; `nil` if it set none.
    private var shownAppearance: UIToolbarAppearance? {
        if isAtScrollEdge, let scrollEdgeStorage { return scrollEdgeStorage }
        return hasAppearance ? standardAppearance : nil
    }

    /// The appearance on a phone in landscape. No effect here: devices are in portrait.
    open var compactAppearance: UIToolbarAppearance?

    /// The appearance on a phone in landscape while the content is scrolled to its end. No effect here.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?

    private func keep(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
        appearance.observedCopy { [weak self] in self?.appearanceChanged() }
    }

    override func systemVersionDidChange() {
        super.systemVersionDidChange()
        updateBackground()
    }

    private func appearanceChanged() {
        hasAppearance = true
        appearanceAtEdgeChanged()
    }

    private func appearanceAtEdgeChanged() {
        updateBackground()
        makeViews()
    }

    private func updateBackground() {
        let position = barPosition
        let isColored = barTintColor != nil || images.shownBackground(at: position) != nil
        if isAtScrollEdge, scrollEdgeStorage == nil, hasAppearance || !isColored { return background.showNothing() }
        if let shownAppearance { return background.show(shownAppearance) }
        if traitCollection.metrics.bars.glass != nil, !isColored {
            return background.show(shownEdge == .hard ? .hard : .none)
        }
        background.show(
            color: barTintColor,
            style: barStyle,
            isTranslucent: isTranslucent,
            image: images.shownBackground(at: position),
            shadow: images.shownShadow(at: position)
        )
    }

    private func makeView(of item: UIBarButtonItem) -> UIView {
        let view = item.makeView(
            appearance: shownAppearance.map {
                item.style == .done ? $0.doneButtonAppearance : $0.buttonAppearance
            }
        )
        let isOnTint = traitCollection.metrics.bars.glass != nil && item.style == .done && item.customView == nil
        if isOnTint { view.tintColor = .white }
        return view
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
        if let apply = UIBarItem.applyAppearance { for item in items ?? [] { apply(item, self) } }
        for (_, view) in views { view.removeFromSuperview() }
        views = (items ?? []).filter { !$0.isHidden }.map { ($0, makeView(of: $0)) }
        for (_, view) in views { addSubview(view) }
        setNeedsLayout()
    }

    /// Lays out the buttons. Flexible spaces share the remaining width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + heightBelow)
        let flexible = views.count { $0.item.space == .flexible }
        let gaps = Metrics.spacing * CGFloat(max(0, views.count - 1))
        // On glass, contents are further in.
        let margin = Metrics.margin + (traitCollection.metrics.bars.glass?.buttonPadding ?? 0)
        let taken = views.reduce(gaps + 2 * margin) { $0 + $1.view.bounds.width }
        let share = flexible > 0 ? max(0, bounds.width - taken) / CGFloat(flexible) : 0
        var x = margin
        for (item, view) in views {
            let width = item.space == .flexible ? share : view.bounds.width
            let height = min(Metrics.height, view.bounds.height)
            if item.space == nil {
                view.frame = CGRect(x: x, y: (Metrics.height - height) / 2, width: width, height: height)
            }
            x += width + Metrics.spacing
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for (_, view) in views { view.frame.origin.x = bounds.width - view.frame.maxX }
        }
        // Spaces separate the groups of buttons that share glass.
        let groups = BarGlassGroup.groups(views, tint: tintColor)
        buttonGlass.show(behind: groups, in: self, traitCollection.metrics.bars.glass)
    }
}
