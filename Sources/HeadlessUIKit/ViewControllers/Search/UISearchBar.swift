import Foundation

/// A text field for searching, with an optional cancel button and scope buttons.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The visual style of a search bar.
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        case minimal = 2
    }

    private enum Metrics {
        static let height: CGFloat = 56
        static let fieldHeight: CGFloat = 36
        static let margin: CGFloat = 8
        static let scopeHeight: CGFloat = 44
    }

    private let background = UIView()
    private let field = UISearchTextField()
    private let cancelButton = UIButton(type: .system)
    private let scopes = UISegmentedControl()
    private lazy var fieldDelegate = SearchFieldDelegate(bar: self)
    private var showsCancelStorage = false

    /// Creates an empty search bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        background.isUserInteractionEnabled = false
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(
            UIAction { [weak self] _ in self.map { bar in bar.tell { $0.searchBarCancelButtonClicked(bar) } } },
            for: .touchUpInside
        )
        scopes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                tell { $0.searchBar(self, selectedScopeButtonIndexDidChange: self.scopes.selectedSegmentIndex) }
            },
            for: .valueChanged
        )
        for view in [background, field, cancelButton, scopes] { addSubview(view) }
        field.delegate = fieldDelegate
        field.returnKeyType = .search
        field.enablesReturnKeyAutomatically = true
        field.autocapitalizationType = .none
        field.addAction(
            UIAction { [weak self] _ in
                self.map { bar in bar.tell { $0.searchBar(bar, textDidChange: bar.field.text ?? "") } }
            },
            for: .editingChanged
        )
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The delegate that responds to the user's input.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The search controller's observer, called before the delegate.
    final weak var observer: (any UISearchBarDelegate)?

    final func tell(_ body: (any UISearchBarDelegate) -> Void) {
        if let observer { body(observer) }
        if let delegate { body(delegate) }
    }

    /// The search text. Setting it calls the delegate, as in UIKit.
    open var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text ?? "" else { return }
            field.text = newValue
            tell { $0.searchBar(self, textDidChange: self.field.text ?? "") }
        }
    }

    /// The placeholder text.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// The text field.
    open var searchTextField: UISearchTextField { field }

    /// The visual style. The minimal style has no background.
    open var searchBarStyle = Style.default {
        didSet { showBackground() }
    }

    /// The background color; `nil` for none.
    open var barTintColor: UIColor? {
        didSet { showBackground() }
    }

    /// Whether the cancel button is visible.
    open var showsCancelButton: Bool {
        get { showsCancelStorage }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        showsCancelStorage = showsCancelButton
        setNeedsLayout()
    }

    /// Whether the scope buttons are visible.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { contentChanged() } }
    }

    /// The titles of the scope buttons.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            scopes.selectedSegmentIndex = scopes.numberOfSegments > 0 ? 0 : UISegmentedControl.noSegment
            contentChanged()
        }
    }

    /// The index of the selected scope button.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { scopes.selectedSegmentIndex = newValue }
    }

    /// How letters are capitalized automatically.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// Whether words are corrected automatically.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// The kind of keyboard.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// Whether the return key is disabled while there is no text. The default is `true`.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    /// The title of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    // MARK: Responder

    /// Always `true`: the text field becomes the first responder.
    open override var canBecomeFirstResponder: Bool { true }

    /// Whether the text field is the first responder.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Makes the text field the first responder.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Resigns the text field as first responder.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Layout

    /// The height of a search bar, with a flexible width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// The given width and the height of a search bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    private var hasScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

    private var height: CGFloat { Metrics.height + (hasScopes ? Metrics.scopeHeight : 0) }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showBackground() {
        background.backgroundColor = searchBarStyle == .minimal ? nil : barTintColor
    }

    /// Lays out the field and the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        cancelButton.isHidden = !showsCancelStorage
        let button = showsCancelStorage ? cancelButton.sizeThatFits(.zero).width : 0
        let availableWidth = bounds.width - 2 * Metrics.margin - (showsCancelStorage ? button + Metrics.margin : 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top = (min(bounds.height, Metrics.height) - Metrics.fieldHeight) / 2
        let start = isMirrored && showsCancelStorage ? 2 * Metrics.margin + button : Metrics.margin
        field.frame = CGRect(x: start, y: top, width: max(0, availableWidth), height: Metrics.fieldHeight)
        cancelButton.frame = CGRect(
            x: isMirrored ? Metrics.margin : bounds.width - Metrics.margin - button,
            y: top,
            width: button,
            height: Metrics.fieldHeight
        )
        scopes.isHidden = !hasScopes
        scopes.frame = CGRect(
            x: Metrics.margin,
            y: Metrics.height,
            width: max(0, bounds.width - 2 * Metrics.margin),
            height: scopes.intrinsicContentSize.height
        )
    }
}
