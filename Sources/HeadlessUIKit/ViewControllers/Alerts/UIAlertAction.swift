import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// What a button means.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    private let titleStorage: String?
    private let styleStorage: Style
    final let handler: ((UIAlertAction) -> Void)?
    /// The button that shows the action.
    final weak var button: UIButton?

    /// Makes a button. The handler is called when the alert has gone.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        titleStorage = title
        styleStorage = style
        self.handler = handler
        super.init()
    }

    /// What the button says.
    open var title: String? { titleStorage }

    /// What the button means.
    open var style: UIAlertAction.Style { styleStorage }

    /// Whether the button can be tapped.
    open var isEnabled = true {
        didSet { button?.isEnabled = isEnabled }
    }

    /// Another button that does the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: titleStorage, style: styleStorage, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}
