import Foundation

/// Shows a message and actions to choose from: as an alert in the middle of the screen, or as an action sheet at the
/// bottom.
@preconcurrency @MainActor open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
    /// The style of an alert controller.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    private var styleStorage = Style.actionSheet
    private var actionStorage: [UIAlertAction] = []
    private var fieldStorage: [UITextField] = []
    /// The title with attributes; `nil` for the plain one.
    private(set) final var attributedTitle: NSAttributedString?
    /// The message with attributes; `nil` for the plain one.
    private(set) final var attributedMessage: NSAttributedString?
    /// The view controller whose view is shown below the message, as high as its preferred content size.
    private(set) final var contentViewController: UIViewController?

    /// Creates an empty action sheet. There are no nib files here, so both arguments must be `nil`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overFullScreen
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates an alert controller without actions.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        styleStorage = preferredStyle
        self.title = title
        self.message = message
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    // What has no property in UIKit, but apps set by its name.

    override func namedValue(_ name: String) -> Any? {
        switch name {
        case "attributedTitle": attributedTitle
        case "attributedMessage": attributedMessage
        case "contentViewController": contentViewController
        default: super.namedValue(name)
        }
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        switch name {
        case "attributedTitle": attributedTitle = value as? NSAttributedString
        case "attributedMessage": attributedMessage = value as? NSAttributedString
        case "contentViewController": showContent(of: value as? UIViewController)
        default: return super.setInterfaceOutlet(name, to: value)
        }
        alertView?.update()
        return true
    }

    private func showContent(of controller: UIViewController?) {
        guard controller !== contentViewController else { return }
        if let old = contentViewController {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        contentViewController = controller
        guard let controller else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// Makes room for the content.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === contentViewController { alertView?.update() }
    }

    /// The message below the title.
    open var message: String? {
        didSet { if message != oldValue { alertView?.update() } }
    }

    /// The title of the alert.
    open override var title: String? {
        didSet { if title != oldValue { alertView?.update() } }
    }

    /// The style of the alert.
    open var preferredStyle: UIAlertController.Style { styleStorage }

    /// The actions in the order they were added.
    open var actions: [UIAlertAction] { actionStorage }

    /// The action whose button is emphasized. It must be one of `actions`.
    open var preferredAction: UIAlertAction? {
        didSet { alertView?.update() }
    }

    /// Whether a drag that rests over a button taps it. `false` by default.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { alertView?.update() } }
    }

    /// The text fields of the alert; `nil` if there are none.
    open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actionStorage.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        )
        actionStorage.append(action)
        alertView?.update()
    }

    /// Adds a text field, which the handler configures. Only for the `.alert` style.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(
            styleStorage == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
        )
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .footnote)
        field.adjustsFontForContentSizeCategory = true
        configurationHandler?(field)
        fieldStorage.append(field)
        alertView?.update()
    }

    /// Creates the alert's view.
    open override func loadView() {
        let view = AlertView(controller: self)
        view.chosen = { [weak self] action in self?.choose(action) }
        self.view = view
        view.update()
    }

    /// Makes the first text field the first responder.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fieldStorage.first?.becomeFirstResponder()
    }

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    private func choose(_ action: UIAlertAction) {
        // Only the first choice counts: later taps during the dismissal are ignored.
        guard action.isEnabled, !isBeingDismissed else { return }
        dismiss(animated: UIView.areAnimationsEnabled) { action.handler?(action) }
    }
}
