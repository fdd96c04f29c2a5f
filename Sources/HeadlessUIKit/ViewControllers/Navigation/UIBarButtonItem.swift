import Foundation

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How much a button is emphasised.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// What a button is for, which says how it looks.
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
        case close = 24
    }

    final var space: Space?

    /// Room in the place of a button.
    enum Space {
        case flexible
        case fixed
    }

    /// Makes an item that shows nothing.
    public override init() {
        super.init()
    }

    /// Bar buttons are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// A button that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A button that looks as what it is for. Target and action are nil here: use `primaryAction`.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(style: .plain, action: action)
        take(systemItem)
    }

    /// A button with a title. Target and action are nil here: use `primaryAction`.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(style: style, action: action)
        self.title = title
    }

    /// A button with a picture. Target and action are nil here: use `primaryAction`.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(style: style, action: action)
        self.image = image
    }

    private convenience init(style: Style, action: Selector?) {
        precondition(
            action == nil,
            "Actions need an Objective-C runtime, which a headless machine has not: use primaryAction instead"
        )
        self.init()
        self.style = style
    }

    /// A button with the title or the image, or with those of the action, which a tap calls. A menu is shown by a press,
    /// and by a tap where there is no action.
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

    /// A button that looks as what it is for, and calls an action when it is tapped.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        take(systemItem)
    }

    /// Room of a width.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.space = .fixed
        item.width = width
        return item
    }

    /// As much room as there is.
    open class func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.space = .flexible
        return item
    }

    /// How much the button is emphasised.
    open var style = Style.plain {
        didSet { if style != oldValue { didChange?() } }
    }

    /// The width in points; 0 for as wide as what is shown.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { didChange?() } }
    }

    /// The view that is shown in the place of a button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { didChange?() } }
    }

    /// Called when the button is tapped.
    open var primaryAction: UIAction? {
        didSet { if primaryAction !== oldValue { didChange?() } }
    }

    /// The menu of the button: shown by a press, and by a tap where there is no action.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { didChange?() } }
    }

    /// Whether the button is shown as chosen.
    open var isSelected = false {
        didSet { if isSelected != oldValue { didChange?() } }
    }

    /// Whether the item is left out.
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange?() } }
    }

    /// The titles that the button may have; it is at least as wide as the widest.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { didChange?() } }
    }

    /// The colour; nil for the bar's.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { didChange?() } }
    }

    /// The view that shows the item.
    final func makeView() -> UIView {
        if let customView {
            // A view without a size of its own has that of its content.
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
        button.setImage(image, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        button.isEnabled = isEnabled
        button.tintColor = tintColor
        button.accessibilityIdentifier = accessibilityIdentifier
        if image != nil { button.accessibilityLabel = title }
        if let primaryAction { button.addAction(primaryAction, for: .primaryActionTriggered) }
        button.isSelected = isSelected
        button.menu = menu
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
        for (state, attributes) in titleAttributes {
            guard image == nil, let title else { break }
            button.setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: state)
        }
        button.sizeToFit()
        button.frame.size.width = max(button.frame.width, widestPossibleTitle(in: button))
        if width > 0 { button.frame.size.width = width }
        return button
    }
}
