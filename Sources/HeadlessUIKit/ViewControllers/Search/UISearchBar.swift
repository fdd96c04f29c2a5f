import Foundation

/// A text field for searching, with an optional cancel button and scope buttons.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    enum Metrics {
        static let promptHeight: CGFloat = 26
        static let promptFontSize: CGFloat = 13
        /// The space above and below the field.
        static let fieldMargin: CGFloat = 10
        static let margin: CGFloat = 8
        static let scopeHeight: CGFloat = 44
    }

    final let background = UIImageView()
    final let field = UISearchTextField()
    final let accessory = SearchBarAccessoryButton()
    final let promptLabel = UILabel()
    final let scopeBackground = UIImageView()
    final var images = SearchBarImages()
    final let cancelButton = UIButton(type: .system)
    final let scopes = UISegmentedControl()
    final lazy var fieldDelegate = SearchFieldDelegate(bar: self)
    final var showsCancelStorage = false

    /// Creates an empty search bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    override func namedValue(_ name: String) -> Any? {
        switch name {
        case "searchField", "searchBarTextField": field
        case "cancelButton": cancelButton
        default: super.namedValue(name)
        }
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        switch name {
        case "delegate": delegate = value as? any UISearchBarDelegate
        default: return super.setInterfaceOutlet(name, to: value)
        }
        return true
    }

    /// Creates a search bar from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeSearchBar(from: coder)
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
            showAccessory()
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

    /// Where the delegate says, or anywhere.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// The style of the bar, which determines the color of the background.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { showBackground() } }
    }

    /// Whether the bar is translucent. No effect here.
    open var isTranslucent = true

    /// The line of text above the text field.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            contentChanged()
        }
    }

    /// Whether the user can search. A disabled bar does not begin editing.
    @available(iOS 16.4, *)
    open var isEnabled: Bool {
        get { field.isEnabled }
        set {
            field.isEnabled = newValue
            cancelButton.isEnabled = newValue
            scopes.isEnabled = newValue
        }
    }

    /// The view above the keyboard. Stored but not shown.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    /// Whether the text field has a bookmark button while it is empty.
    open var showsBookmarkButton = false {
        didSet { if showsBookmarkButton != oldValue { showAccessory() } }
    }

    /// Whether the text field has a button for the list of results.
    open var showsSearchResultsButton = false {
        didSet { if showsSearchResultsButton != oldValue { showAccessory() } }
    }

    /// Whether the button for the list of results is selected.
    open var isSearchResultsButtonSelected: Bool {
        get { accessory.isSelected }
        set { accessory.isSelected = newValue }
    }

    // MARK: Images

    /// The background image.
    open var backgroundImage: UIImage? {
        get { images.bar.background(at: .any, for: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// The background image of the scope bar.
    open var scopeBarBackgroundImage: UIImage? {
        get { scopeBackground.image }
        set { scopeBackground.image = newValue }
    }

    /// Sets the background image for a position and metrics. An empty image makes the bar transparent.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        images.bar.setBackground(backgroundImage, at: barPosition, for: barMetrics)
        showBackground()
    }

    /// Returns the background image for a position and metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.bar.background(at: barPosition, for: barMetrics)
    }

    /// Sets the background image of the text field in a state. It replaces the rounded background.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        images.fields[exactly: state] = backgroundImage
        field.background = images.fields[exactly: .normal]
        field.disabledBackground = images.fields[exactly: .disabled]
        field.backgroundColor = images.fields.isEmpty ? .tertiarySystemFill : nil
    }

    /// Returns the background image of the text field in a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { images.fields[exactly: state] }

    /// Sets the image of an icon in a state.
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        images.icons[icon, default: ValuesByState()][exactly: state] = iconImage
        switch icon {
        case .search:
            let image = images.icons[.search]?[exactly: .normal]
            field.magnifyingGlass.image = image ?? UIImage(systemName: "magnifyingglass")
        case .clear: field.clearButton.setImage(iconImage, for: state)
        case .bookmark, .resultsList: showAccessory()
        }
    }

    /// Returns the image of an icon in a state.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        images.icons[icon]?[exactly: state]
    }

    /// Sets the background image of the scope buttons in a state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the background image of the scope buttons in a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the image between two scope buttons in given states.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopes.setDividerImage(
            dividerImage,
            forLeftSegmentState: leftState,
            rightSegmentState: rightState,
            barMetrics: .default
        )
    }

    /// Returns the image between two scope buttons in given states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Sets the attributes of the scope buttons' titles in a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the attributes of the scope buttons' titles in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }

    /// Shows or hides the scope buttons.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        showsScopeBar = show
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

    /// Whether spelling is checked. No effect here.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    /// The appearance of the keyboard. No effect here.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    /// Whether the text is hidden behind dots.
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    /// The semantic meaning of the text. No effect here.
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    /// How letters are capitalized automatically.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// Whether words are corrected automatically. No effect here.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// The kind of keyboard. No effect here.
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

    final var hasScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

    final var promptHeight: CGFloat { prompt == nil ? 0 : Metrics.promptHeight }

    final var fieldHeight: CGFloat { traitCollection.metrics.controls.searchFieldHeight }

    /// The height of the bar without its prompt and scopes.
    final var contentHeight: CGFloat { fieldHeight + 2 * Metrics.fieldMargin }

    final var height: CGFloat { promptHeight + contentHeight + (hasScopes ? Metrics.scopeHeight : 0) }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Lays out the field and the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
}
