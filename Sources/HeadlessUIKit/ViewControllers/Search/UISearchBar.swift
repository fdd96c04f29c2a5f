import Foundation

/// A field to search with, and a button that gives up.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// How much stands out.
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

    /// Makes a bar without text.
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

    /// Bars are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Hears what is searched for.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The search that the bar belongs to, which hears of it before the delegate.
    final weak var observer: (any UISearchBarDelegate)?

    final func tell(_ body: (any UISearchBarDelegate) -> Void) {
        if let observer { body(observer) }
        if let delegate { body(delegate) }
    }

    /// What is searched for. Setting it tells the delegate, as with UIKit.
    open var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text ?? "" else { return }
            field.text = newValue
            tell { $0.searchBar(self, textDidChange: self.field.text ?? "") }
        }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// The field.
    open var searchTextField: UISearchTextField { field }

    /// How much stands out: a minimal bar has no background.
    open var searchBarStyle = Style.default {
        didSet { showBackground() }
    }

    /// The colour of the bar; nil for none.
    open var barTintColor: UIColor? {
        didSet { showBackground() }
    }

    /// Whether there is a button that gives up.
    open var showsCancelButton: Bool {
        get { showsCancelStorage }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the button that gives up.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        showsCancelStorage = showsCancelButton
        setNeedsLayout()
    }

    /// Whether there are buttons for where to search.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { contentChanged() } }
    }

    /// What the buttons for where to search say.
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

    /// Which button for where to search is chosen.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { scopes.selectedSegmentIndex = newValue }
    }

    /// When letters become capitals by themselves.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// Whether words are corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// The keys that a keyboard shows.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// Whether the return key does nothing while there is no text, as to begin with.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    /// What the return key says.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    // MARK: Responder

    /// The field takes the keyboard.
    open override var canBecomeFirstResponder: Bool { true }

    /// Whether the field has the keyboard.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Begins to search.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends typing.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Layout

    /// As high as bars are.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// As high as bars are.
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

    /// Places the field and the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        cancelButton.isHidden = !showsCancelStorage
        let button = showsCancelStorage ? cancelButton.sizeThatFits(.zero).width : 0
        let room = bounds.width - 2 * Metrics.margin - (showsCancelStorage ? button + Metrics.margin : 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top = (min(bounds.height, Metrics.height) - Metrics.fieldHeight) / 2
        let start = isMirrored && showsCancelStorage ? 2 * Metrics.margin + button : Metrics.margin
        field.frame = CGRect(x: start, y: top, width: max(0, room), height: Metrics.fieldHeight)
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
