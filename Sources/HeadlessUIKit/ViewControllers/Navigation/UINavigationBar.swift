import Foundation

/// A bar at the top of a screen with a title, buttons and a back button.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    enum Metrics {
        static let margin: CGFloat = 16
        static let backMargin: CGFloat = 8
        static let spacing: CGFloat = 16
        /// The width of a back button without a title, and its distance from the title beside it.
        static let backWidth: CGFloat = 44
        static let chevronSpacing: CGFloat = 8
        static let fontSize: CGFloat = 17
        static let largeFontSize: CGFloat = 34
        static let largeHeight: CGFloat = 52
        static let subtitleFontSize: CGFloat = 12
        /// Estimates of the font and the height of the line below a large title.
        static let largeSubtitleFontSize: CGFloat = 15
        static let largeSubtitleHeight: CGFloat = 22
        static let promptHeight: CGFloat = 30
        static let promptFontSize: CGFloat = 13
    }

    final let background = BarBackgroundView(isContentAbove: false)
    private let buttonGlass = BarGlass()
    final let titleLabel = UILabel()
    final var backButton: NavigationBackButton?
    /// The bar's width for which the back button's title was chosen.
    final var fittedBackButtonWidth: CGFloat?
    /// The items at both ends with their views, from the edges inwards.
    final var leadingItems: [[(item: UIBarButtonItem, view: UIView)]] = []
    final var trailingItems: [[(item: UIBarButtonItem, view: UIView)]] = []
    /// The views at both ends: the leading ones from the edge inwards, with the back button.
    final var leadingViews: [UIView] = []
    final var trailingViews: [UIView] = []
    final var middleView: UIView?
    final var promptLabel: UILabel?
    final var needsContents = true
    final var images = BarImages()
    /// The height by which the background extends above the bar, in points.
    final var heightAbove: CGFloat = 0 {
        didSet { if heightAbove != oldValue { setNeedsLayout() } }
    }
    /// The height by which the background extends below the bar, in points.
    final var heightBelow: CGFloat = 0 {
        didSet { if heightBelow != oldValue { setNeedsLayout() } }
    }
    /// Called after the bar's content changed.
    final var contentsDidChange: (() -> Void)?
    /// Called when the back button is tapped; `nil` outside of a navigation controller.
    final var goBack: (() -> Void)?

    /// Creates a bar without items.
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
        titleLabel.font = .systemFont(ofSize: Metrics.fontSize, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        addSubview(background)
    }

    /// The delegate, which decides about pushed and popped items. A navigation controller has none: it decides itself, or
    /// a subclass that conforms to the protocol.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// Attached to the top of the screen in a navigation controller; otherwise where the delegate says, or at the top.
    open var barPosition: UIBarPosition {
        if goBack != nil { return .topAttached }
        guard let position = delegate?.position(for: self), position != .any else { return .top }
        return position
    }

    /// The navigation items. The last one is the top item.
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] { item.didChange = nil }
            for item in items ?? [] { item.didChange = { [weak self] in self?.contentsChanged() } }
            contentsChanged()
        }
    }

    /// Sets the navigation items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        self.items = items
    }

    /// Pushes an item, unless the delegate forbids it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the top item and returns it, unless the delegate forbids it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = items?.last, delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        items?.removeLast()
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    /// The item on top of the stack, which the bar shows.
    open var topItem: UINavigationItem? { items?.last }

    /// The item below the top item.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// The style of the bar, which determines the colors of the background and the titles.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { contentsChanged() } }
    }

    /// The background color; `nil` uses that of the style.
    open var barTintColor: UIColor? {
        didSet { contentsChanged() }
    }

    /// Whether titles are shown large below the bar. They do not collapse while scrolling here.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { contentsChanged() } }
    }

    /// Whether the bar is translucent: without a color and an appearance it has a material, otherwise an opaque color.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { contentsChanged() } }
    }

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { contentsChanged() }
    }

    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { contentsChanged() }
    }

    /// The image that replaces the shadow line. An empty image hides the line.
    open var shadowImage: UIImage? {
        get { images.shadow(at: .any) }
        set {
            images.setShadow(newValue, at: .any)
            contentsChanged()
        }
    }

    /// Sets the background image for a position and metrics. An empty image makes the bar transparent.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        images.setBackground(backgroundImage, at: barPosition, for: barMetrics)
        contentsChanged()
    }

    /// Returns the background image for a position and metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.background(at: barPosition, for: barMetrics)
    }

    /// Sets the background image for metrics at any position. An empty image makes the bar transparent.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// Returns the background image for metrics at any position.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the vertical offset of the title from its position, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        images.titleAdjustments[exactly: barMetrics] = adjustment
        setNeedsLayout()
    }

    /// Returns the vertical offset of the title from its position, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        images.titleAdjustments[exactly: barMetrics] ?? 0
    }

    /// The image beside the title of the back button; `nil` for a chevron.
    open var backIndicatorImage: UIImage? {
        didSet { contentsChanged() }
    }

    /// The mask of the back button's title during transitions. No effect here: titles do not move here.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// The standard appearance of the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get { standardAppearanceStorage }
        set {
            standardAppearanceStorage = keep(newValue)
            appearanceChanged()
        }
    }

    private lazy var standardAppearanceStorage = keep(UINavigationBarAppearance())

    private func keep(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        appearance.observedCopy { [weak self] in self?.appearanceChanged() }
    }

    private func appearanceChanged() {
        hasAppearance = true
        contentsChanged()
    }

    /// The appearance while the content is scrolled to its top. Without one, the bar has no background there.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { scrollEdgeStorage }
        set {
            scrollEdgeStorage = newValue.map { $0.observedCopy { [weak self] in self?.contentsChanged() } }
            contentsChanged()
        }
    }

    private var scrollEdgeStorage: UINavigationBarAppearance?

    /// Whether the content behind the bar is scrolled to its top. Always `false` outside of a navigation controller.
    final var isAtScrollEdge = false {
        didSet {
            guard isAtScrollEdge != oldValue else { return }
            if edgeAppearance == nil { updateAppearance() } else { contentsChanged() }
        }
    }

    /// How the content below the bar ends, where the bar has no background.
    final var shownEdge = ShownScrollEdge.soft {
        didSet { if shownEdge != oldValue { updateAppearance() } }
    }

    /// Whether the large title is scrolled under the bar, which shows the title instead.
    final var isLargeTitleCollapsed = false {
        didSet { if isLargeTitleCollapsed != oldValue { updateAppearance() } }
    }

    private var edgeAppearance: UINavigationBarAppearance? { topItem?.scrollEdgeAppearance ?? scrollEdgeStorage }

    /// The appearance on a phone in landscape. No effect here: devices are in portrait.
    open var compactAppearance: UINavigationBarAppearance?

    /// The appearance on a phone in landscape while the content is scrolled to its top. No effect here.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Whether the app set or changed the standard appearance.
    final private(set) var hasAppearance = false

    /// The appearance that the app set for the top item or for the bar; `nil` if it set none.
    final var shownAppearance: UINavigationBarAppearance? {
        if isAtScrollEdge, let edgeAppearance { return edgeAppearance }
        return topItem?.standardAppearance ?? (hasAppearance ? standardAppearance : nil)
    }

    /// The large title below the bar; `nil` for none.
    final var largeTitle: AttributedRun? {
        guard prefersLargeTitles, let item = topItem, let title = item.extras.largeTitle ?? item.title, !title.isEmpty,
            item.titleView == nil, isLarge(item)
        else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Metrics.largeFontSize, weight: .bold), .foregroundColor: textColor,
        ]
        attributes.merge(shownAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]) { $1 }
        return AttributedRun(text: title, attributes: attributes)
    }

    /// The line below the large title; `nil` for none.
    final var largeSubtitle: AttributedRun? {
        guard largeTitle != nil, let extras = topItem?.extras, let text = extras.largeSubtitle ?? extras.subtitle,
            !text.isEmpty
        else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Metrics.largeSubtitleFontSize), .foregroundColor: UIColor.secondaryLabel,
        ]
        attributes.merge(shownAppearance?.largeSubtitleAttributes ?? [:]) { $1 }
        return AttributedRun(text: text, attributes: attributes)
    }

    /// Whether an item's title is large. Automatic items inherit the mode of the item below.
    private func isLarge(_ item: UINavigationItem) -> Bool {
        for candidate in (items ?? [item]).reversed() {
            switch candidate.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// The height of the bar with the prompt of the top item, without a large title.
    final var contentHeight: CGFloat { metrics.navigationHeight + promptHeight }

    final var metrics: SystemMetrics.Bars { traitCollection.metrics.bars }

    override func systemVersionDidChange() {
        super.systemVersionDidChange()
        contentsChanged()
    }

    final var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : Metrics.promptHeight }

    /// The height of a navigation bar, with a flexible width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
    }

    /// The given width and the height of a navigation bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight)
    }

    private func contentsChanged() {
        needsContents = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        contentsDidChange?()
    }

    final var textColor: UIColor { barStyle.isBlack && shownAppearance == nil ? .white : .label }

    final func updateAppearance() {
        let isColored = barTintColor != nil || images.shownBackground(at: barPosition) != nil
        if isAtScrollEdge, edgeAppearance == nil, shownAppearance != nil || !isColored {
            background.showNothing()
        } else if metrics.glass != nil, shownAppearance == nil, !isColored {
            background.show(shownEdge)
        } else if let shownAppearance {
            background.show(shownAppearance)
        } else {
            background.show(
                color: barTintColor,
                style: barStyle,
                isTranslucent: isTranslucent,
                image: images.shownBackground(at: barPosition),
                shadow: images.shownShadow(at: barPosition)
            )
        }
        let attributes = shownAppearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
        let defaults: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Metrics.fontSize, weight: .semibold), .foregroundColor: textColor,
        ]
        let title = largeTitle == nil || isLargeTitleCollapsed ? topItem?.title ?? "" : ""
        var runs = [AttributedRun(text: title, attributes: defaults.merging(attributes) { $1 })]
        if !title.isEmpty, let subtitle = topItem?.extras.subtitle, !subtitle.isEmpty {
            let small = UIFont.systemFont(ofSize: Metrics.subtitleFontSize)
            let color = shownAppearance?.titleTextAttributes[.foregroundColor] ?? UIColor.secondaryLabel
            let defaults: [NSAttributedString.Key: Any] = [.font: small, .foregroundColor: color]
            let own = shownAppearance?.subtitleAttributes ?? [:]
            runs.append(AttributedRun(text: "\n" + subtitle, attributes: defaults.merging(own) { $1 }))
        }
        titleLabel.numberOfLines = runs.count
        titleLabel.show(runs)
        titleLabel.textAlignment = .center
        setNeedsLayout()
    }

    // MARK: Layout

    /// Lays out the buttons at both ends and the title between them, centered if it fits.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsContents { makeContents() }
        fitBackButton()
        let height = bounds.height + heightBelow
        background.frame = CGRect(x: 0, y: -heightAbove, width: bounds.width, height: height + heightAbove)
        promptLabel?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
        placeContents()
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for view in leadingViews + trailingViews + [middleView].compactMap({ $0 }) {
                view.frame.origin.x = bounds.width - view.frame.maxX
            }
        }
        buttonGlass.show(behind: leadingGroups + trailingGroups, in: self, metrics.glass)
    }
}
