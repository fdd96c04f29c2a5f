import Foundation

/// An action of an alert, shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, KeyValueCoding, @preconcurrency NSCopying,
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

    /// The color of the button's title; `nil` for that of its style.
    private(set) final var titleColor: UIColor?
    /// The image before the title.
    private(set) final var image: UIImage?

    /// Sets what has no property: `titleTextColor`, the color of the button's title, or `image`, which is shown before it. Another
    /// name is reported once.
    nonisolated open func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            switch key {
            case "titleTextColor", "_titleTextColor": titleColor = value as? UIColor
            case "image", "_image": image = value as? UIImage
            default: return InterfaceLog.report(UIResponder.undefinedKeyMessage(key, of: self))
            }
            if let button { show(in: button) }
        }
    }

    /// Returns what has no property, by the names that `setValue(_:forKey:)` knows; `nil` for another name.
    nonisolated open func value(forKey key: String) -> Any? {
        nonisolated(unsafe) var value: Any?
        MainActor.assumeIsolated {
            switch key {
            case "titleTextColor", "_titleTextColor": value = titleColor
            case "image", "_image": value = image
            default: break
            }
        }
        return value
    }

    /// Half of the space between image and title, in points; an estimate.
    private static let imageMargin: CGFloat = 4

    /// Shows color and image in the button of the action.
    final func show(in button: UIButton) {
        button.setTitleColor(titleColor ?? (style == .destructive ? .systemRed : nil), for: .normal)
        button.setImage(image, for: .normal)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -Self.imageMargin, bottom: 0, right: Self.imageMargin)
    }

    /// Returns an action with the same title, style and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: titleStorage, style: styleStorage, handler: handler)
        copy.isEnabled = isEnabled
        copy.titleColor = titleColor
        copy.image = image
        return copy
    }
}
