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

    /// A button with the title or the image, or with those of the action, which a tap calls.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        let actionTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.title = title ?? actionTitle
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// A button that looks as what it is for, and calls an action when it is tapped.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        switch systemItem {
        case .done:
            title = "Done"
            style = .done
        case .cancel: title = "Cancel"
        case .edit: title = "Edit"
        case .save:
            title = "Save"
            style = .done
        case .add: image = UIImage(systemName: "plus")
        case .close: image = UIImage(systemName: "xmark")
        case .flexibleSpace: space = .flexible
        case .fixedSpace: space = .fixed
        }
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

    /// The colour; nil for the bar's.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { didChange?() } }
    }

    /// The view that shows the item.
    final func makeView() -> UIView {
        if let customView { return customView }
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
        button.sizeToFit()
        if width > 0 { button.frame.size.width = width }
        return button
    }
}
