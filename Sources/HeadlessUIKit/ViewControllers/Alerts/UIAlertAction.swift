import Foundation

/// An action of an alert, shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying,
    @preconcurrency UIAccessibilityIdentification
{
    /// The style of an action's button.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    private var titleStorage: String?
    private var styleStorage = Style.default
    private(set) final var handler: ((UIAlertAction) -> Void)?
    /// The button that shows the action.
    final weak var button: UIButton?

    /// Creates an action. The handler is called after the alert was dismissed.
    public convenience init(
        title: String?,
        style: UIAlertAction.Style,
        handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        titleStorage = title
        styleStorage = style
        self.handler = handler
    }

    /// The title of the button.
    open var title: String? { titleStorage }

    /// The style of the button.
    open var style: UIAlertAction.Style { styleStorage }

    /// Whether the user can choose the action.
    open var isEnabled = true {
        didSet { button?.isEnabled = isEnabled }
    }

    /// The identifier of the button.
    open var accessibilityIdentifier: String? {
        didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
    }

    /// Returns an action with the same title, style and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: titleStorage, style: styleStorage, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}
