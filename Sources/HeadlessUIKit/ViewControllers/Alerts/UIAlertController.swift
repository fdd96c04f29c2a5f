import Foundation

/// Says something that the person has to answer: in the middle of the screen, or as a list of actions at its bottom.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Where an alert is shown.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    private var styleStorage = Style.actionSheet
    private var actionStorage: [UIAlertAction] = []
    private var fieldStorage: [UITextField] = []

    /// Makes a sheet that says nothing. Interface files do not exist here: both arguments are nil.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overFullScreen
    }

    /// Alerts are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        styleStorage = preferredStyle
        self.title = title
        self.message = message
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    /// What is said in smaller letters.
    open var message: String? {
        didSet { if message != oldValue { alertView?.update() } }
    }

    /// What is said.
    open override var title: String? {
        didSet { if title != oldValue { alertView?.update() } }
    }

    /// Where the alert is shown.
    open var preferredStyle: UIAlertController.Style { styleStorage }

    /// The buttons, in the order they were added.
    open var actions: [UIAlertAction] { actionStorage }

    /// The button that stands out. One of the actions.
    open var preferredAction: UIAlertAction? {
        didSet { alertView?.update() }
    }

    /// The fields of an alert; nil without any.
    open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actionStorage.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        )
        actionStorage.append(action)
        alertView?.update()
    }

    /// Adds a field, which the handler sets up. Only for alerts in the middle of the screen.
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

    /// Makes the view of the alert.
    open override func loadView() {
        let view = AlertView(controller: self)
        view.chosen = { [weak self] action in self?.choose(action) }
        self.view = view
        view.update()
    }

    /// Goes to the first field.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fieldStorage.first?.becomeFirstResponder()
    }

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    private func choose(_ action: UIAlertAction) {
        // One answer is enough: whoever taps another button while the alert goes is too late.
        guard action.isEnabled, !isBeingDismissed else { return }
        dismiss(animated: UIView.areAnimationsEnabled) { action.handler?(action) }
    }
}
