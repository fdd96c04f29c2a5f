import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting {
    /// The style of a bar button.
    public enum Style: Int, Sendable {
        case plain = 0
        /// The former bordered style, which looks the same as `plain`.
        case bordered = 1
        case done = 2
    }

    /// The predefined bar buttons.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        /// The former page curl, without a title or symbol.
        case pageCurl = 23
        case close = 24
    }

    final var space: Space?
    final var glassOptions = BarItemGlassOptions()

    /// A space between buttons.
    enum Space {
        case flexible
        case fixed
    }

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates an item that shows a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item with a system symbol or title. A tap sends the action to the target, which isn't kept alive.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(style: .plain, target: target, action: action)
        configure(for: systemItem)
    }

    /// Creates an item with a title. A tap sends the action to the target, which isn't kept alive.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(style: style, target: target, action: action)
        self.title = title
    }

    /// Creates an item with an image. A tap sends the action to the target, which isn't kept alive.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(style: style, target: target, action: action)
        self.image = image
    }

    /// Creates an item with a title or image. A tap sends the action to the target, and a long press shows the menu.
    @available(iOS 16, *)
    public convenience init(
        title: String?,
        image: UIImage?,
        target: AnyObject?,
        action: Selector?,
        menu: UIMenu? = nil
    ) {
        self.init(style: .plain, target: target, action: action)
        self.title = title
        self.image = image
        self.menu = menu
    }

    private convenience init(style: Style, target: Any?, action: Selector?) {
        self.init()
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates an item with a title or image, or with those of its primary action.
    ///
    /// A tap performs the action, and a long press shows the menu. Without an action a tap shows the menu.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        let actionTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.title = title ?? actionTitle
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Creates an item with a system symbol or title that performs an action when tapped.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        configure(for: systemItem)
    }

    /// Creates a space of a fixed width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make()
        item.space = .fixed
        item.width = width
        return item
    }

    /// Creates a space that shares the free width with other flexible spaces.
    open class func flexibleSpace() -> Self {
        let item = make()
        item.space = .flexible
        return item
    }

    /// The style of the button.
    open var style = Style.plain {
        didSet { if style != oldValue { didChange?() } }
    }

    /// The width in points; 0 fits the content.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { didChange?() } }
    }

    /// The view that replaces the button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { didChange?() } }
    }

    /// The action that a tap performs.
    open var primaryAction: UIAction? {
        didSet { if primaryAction !== oldValue { didChange?() } }
    }

    /// The object to which a tap sends the action, if there is no primary action. `nil` is the first responder that has
    /// the method.
    open weak var target: AnyObject?

    /// The action that a tap sends to the target, if there is no primary action.
    open var action: Selector? {
        didSet { if action != oldValue { didChange?() } }
    }

    /// The menu of the button. A long press shows it, or a tap if there is no action.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { didChange?() } }
    }

    /// Whether the button is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { didChange?() } }
    }

    /// Whether the item is hidden.
    @available(iOS 16, *)
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange?() } }
    }

    /// Whether a tap toggles the selection.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { didChange?() } }
    }

    /// The order of the menu's elements. No effect here.
    @available(iOS 16, *)
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// The element that stands for the item in the overflow menu of a bar; `nil` for one made from the item.
    /// No effect here.
    @available(iOS 16, *)
    open var menuRepresentation: UIMenuElement?

    /// The group of the item.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// Returns a group with only this item, which the user can neither move nor remove.
    @available(iOS 16, *)
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        .fixedGroup(items: [self])
    }

    /// Returns a group with only this item, which the user can move. Bars can't be customized here.
    @available(iOS 16, *)
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    // MARK: Images

    final var images = BarButtonImages()

    /// Sets the background image for a state and metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        images.backgrounds[barMetrics, default: ValuesByState()][exactly: state] = backgroundImage
        didChange?()
    }

    /// Returns the background image for a state and metrics.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images.backgrounds[barMetrics]?[exactly: state]
    }

    /// Sets the background image for a state and metrics, if the button has a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        style: UIBarButtonItem.Style,
        barMetrics: UIBarMetrics
    ) {
        images.styledBackgrounds[style, default: [:]][barMetrics, default: ValuesByState()][exactly: state] =
            backgroundImage
        didChange?()
    }

    /// Returns the background image for a state, style and metrics.
    open func backgroundImage(
        for state: UIControl.State,
        style: UIBarButtonItem.Style,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        images.styledBackgrounds[style]?[barMetrics]?[exactly: state]
    }

    /// Sets the vertical offset of the background image from its position, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        images.backgroundAdjustments[exactly: barMetrics] = adjustment
        didChange?()
    }

    /// Returns the vertical offset of the background image from its position, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        images.backgroundAdjustments[exactly: barMetrics] ?? 0
    }

    /// Sets the offset of the title from its position, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        images.titleAdjustments[exactly: barMetrics] = adjustment
        didChange?()
    }

    /// Returns the offset of the title from its position, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        images.titleAdjustments[exactly: barMetrics] ?? .zero
    }

    /// The titles the button may have. Its width fits the widest one.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { didChange?() } }
    }

    /// Whether a drag that rests over the button taps it. `false` by default. No effect on a custom view.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { didChange?() } }
    }

    /// The tint color; `nil` uses that of the bar.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { didChange?() } }
    }

    /// Creates the view that shows the item.
    final func makeView(appearance: UIBarButtonItemAppearance? = nil) -> UIView {
        let view = makeContent(appearance: appearance)
        shownView = view
        return view
    }

    private func makeContent(appearance: UIBarButtonItemAppearance?) -> UIView {
        if let customView {
            // A view without a size gets the size that fits its content.
            if customView.bounds.size == .zero {
                customView.bounds.size = customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
            return customView
        }
        if let space {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: space == .fixed ? width : 0, height: 0))
            return view
        }
        let button = UIButton(type: .system)
        button.setTitle(image == nil ? title : nil, for: .normal)
        button.setImage(shownImage, for: .normal)
        button.imageEdgeInsets = imageInsets
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        button.isEnabled = isEnabled
        button.tintColor = tintColor
        button.accessibilityIdentifier = accessibilityIdentifier
        if let label = accessibilityLabel ?? (image == nil ? nil : title) { button.accessibilityLabel = label }
        if let value = accessibilityValue { button.accessibilityValue = value }
        if let hint = accessibilityHint { button.accessibilityHint = hint }
        if accessibilityTraits != .none { button.accessibilityTraits.formUnion(accessibilityTraits) }
        if !isAccessibilityElement { button.isAccessibilityElement = false }
        if let primaryAction {
            button.addAction(primaryAction, for: .primaryActionTriggered)
        } else if action != nil {
            let send = UIAction { [weak self] action in self?.sendAction(from: action.sender as? UIControl) }
            button.addAction(send, for: .primaryActionTriggered)
        }
        button.isSpringLoaded = isSpringLoaded
        button.isSelected = isSelected
        button.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction
        button.menu = menu
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
        customize(button, appearance: appearance)
        button.sizeToFit()
        button.frame.size.width = max(button.frame.width, widestPossibleTitle(in: button))
        if width > 0 { button.frame.size.width = width }
        if let badge = glassOptions.badge {
            let view = BarBadgeView(badge)
            button.addSubview(view)
            view.place(in: button)
            if button.accessibilityValue == nil { button.accessibilityValue = badge.stringValue }
        }
        return button
    }

    /// The image; symbols are large unless they have a scale of their own.
    private var shownImage: UIImage? {
        guard let image else { return nil }
        let configuration = UIImage.SymbolConfiguration(scale: .large).applying(image.symbolConfiguration)
        return image.applyingSymbolConfiguration(configuration) ?? image
    }

    private func sendAction(from control: UIControl?) {
        guard let action else { return }
        // Of several key windows, the one with the bar is meant.
        let first = control?.window?.firstResponder ?? control
        let receiver: Any? = target.map { $0 as Any } ?? first?.target(forAction: action, withSender: self)
        _ = UIApplication.shared.sendAction(action, to: receiver, from: self, for: control?.handlers.event)
    }
}
