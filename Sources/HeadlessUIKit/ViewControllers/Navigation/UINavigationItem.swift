import Foundation

/// The items that a navigation bar shows for one view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// Called after a property changed.
    final var didChange: (() -> Void)?
    final var extras = NavigationItemExtras()

    /// Creates an item without a title.
    public override init() {
        super.init()
    }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    init(of controller: UIViewController) {
        title = controller.title
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The title in the middle of the bar.
    open var title: String? {
        didSet { if title != oldValue { didChange?() } }
    }

    /// The line of text above the title.
    open var prompt: String? {
        didSet { if prompt != oldValue { didChange?() } }
    }

    /// The view that replaces the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { didChange?() } }
    }

    /// What a back button shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back" or nothing where there is not enough space.
        case `default` = 0
        /// "Back", or nothing where there is not enough space.
        case generic = 1
        /// The indicator alone.
        case minimal = 2
    }

    /// The size of the title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        @available(iOS 17, *)
        case inline = 3
    }

    /// The search controller whose search bar is shown below the navigation bar.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { didChange?() } }
    }

    /// Whether the search bar hides while scrolling. No effect here: it stays visible.
    open var hidesSearchBarWhenScrolling = true

    /// The size of the title if the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange?() } }
    }

    /// The appearance of the bar for this item; `nil` uses that of the bar.
    open var standardAppearance: UINavigationBarAppearance? {
        get { standardAppearanceStorage }
        set {
            standardAppearanceStorage = newValue?.observedCopy { [weak self] in self?.didChange?() }
            didChange?()
        }
    }

    private var standardAppearanceStorage: UINavigationBarAppearance?

    /// The appearance while the content is scrolled to its top; `nil` means that of the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { scrollEdgeStorage }
        set {
            scrollEdgeStorage = newValue.map { $0.observedCopy { [weak self] in self?.didChange?() } }
            didChange?()
        }
    }

    private var scrollEdgeStorage: UINavigationBarAppearance?

    /// The appearance on a phone in landscape. No effect here: devices are in portrait.
    open var compactAppearance: UINavigationBarAppearance?

    /// The title of the back button that returns to this item; `nil` uses `title`.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange?() } }
    }

    /// What the back button to this item shows. Without effect if there is a `backBarButtonItem`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange?() } }
    }

    /// The item whose title the back button to this item shows, in preference to `backButtonTitle`.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { itemsChanged(from: oldValue.map { [$0] }, to: backBarButtonItem.map { [$0] }) }
    }

    /// What the back button does instead of going back, without another look. Without an item to go back to, the bar shows a back
    /// button with the image and title of the action. The action is copied.
    @available(iOS 16.0, *)
    open var backAction: UIAction? {
        get { backActionStorage }
        set {
            backActionStorage = newValue?.copy() as? UIAction
            didChange?()
        }
    }

    private(set) final var backActionStorage: UIAction?

    /// Whether the back button is hidden.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { didChange?() } }
    }

    /// Whether the left items are shown next to the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange?() } }
    }

    /// The items at the leading edge, ordered from there.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsChanged(from: oldValue, to: leftBarButtonItems) }
    }

    /// The items at the trailing edge, ordered from there.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsChanged(from: oldValue, to: rightBarButtonItems) }
    }

    /// The item at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The item at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the item at the leading edge.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the item at the trailing edge.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Sets the items at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets the items at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Where the title lies.
    @available(iOS 16, *)
    open var style: ItemStyle {
        get { extras.style }
        set { change { $0.style = newValue } }
    }

    /// The groups of buttons at the leading edge, beside `leftBarButtonItems`, from the edge inwards.
    @available(iOS 16, *)
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { extras.leading }
        set { change { $0.leading = newValue } }
    }

    /// The groups of buttons that wide bars show after the leading ones; narrow bars hide them.
    @available(iOS 16, *)
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { extras.center }
        set { change { $0.center = newValue } }
    }

    /// The groups of buttons at the trailing edge, in reading direction, before `rightBarButtonItems`.
    @available(iOS 16, *)
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { extras.trailing }
        set { change { $0.trailing = newValue } }
    }

    /// The group of buttons nearest to the trailing edge.
    @available(iOS 16, *)
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { extras.pinned }
        set { change { $0.pinned = newValue } }
    }

    /// The name under which the user's customization is stored. Bars can't be customized here.
    @available(iOS 16, *)
    open var customizationIdentifier: String? {
        get { extras.customizationIdentifier }
        set { change { $0.customizationIdentifier = newValue } }
    }

    private func itemsChanged(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
        for item in old ?? [] { item.didChange = nil }
        for item in new ?? [] { item.didChange = { [weak self] in self?.didChange?() } }
        didChange?()
    }
}
