import Foundation

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// Called after anything changed that the bar shows.
    final var didChange: (() -> Void)?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    init(of controller: UIViewController) {
        title = controller.title
        super.init()
    }

    /// Navigation items are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The text in the middle.
    open var title: String? {
        didSet { if title != oldValue { didChange?() } }
    }

    /// The view in the middle, in the place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { didChange?() } }
    }

    /// How large the title is written.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    /// The search whose bar is shown below the navigation bar.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { didChange?() } }
    }

    /// Whether that bar goes out of sight as the content is scrolled. It stays here.
    open var hidesSearchBarWhenScrolling = true

    /// How large the title is written, where the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange?() } }
    }

    /// The looks of the bar for this screen; nil for those of the bar.
    open var standardAppearance: UINavigationBarAppearance? {
        get { standardAppearanceStorage }
        set {
            standardAppearanceStorage = newValue?.kept { [weak self] in self?.didChange?() }
            didChange?()
        }
    }

    private var standardAppearanceStorage: UINavigationBarAppearance?

    /// The looks of the bar for this screen while the content is at its top; nil for those of the bar. Here the bar has
    /// its standard looks whatever is scrolled below it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    /// The looks of the bar for this screen on phones held sideways, which none is here.
    open var compactAppearance: UINavigationBarAppearance?

    /// The text of the button that leads back to this screen; nil for the title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange?() } }
    }

    /// Says what the button that leads back to this screen shows, before `backButtonTitle` does.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { itemsChanged(from: oldValue.map { [$0] }, to: backBarButtonItem.map { [$0] }) }
    }

    /// Whether there is no button that leads back from this screen.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { didChange?() } }
    }

    /// Whether the items at the leading end stand beside the button that leads back, and not in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange?() } }
    }

    /// The buttons at the leading end, from there on.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsChanged(from: oldValue, to: leftBarButtonItems) }
    }

    /// The buttons at the trailing end, from there on.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsChanged(from: oldValue, to: rightBarButtonItems) }
    }

    /// The button at the leading end.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The button at the trailing end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Changes the button at the leading end.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Changes the button at the trailing end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Changes the buttons at the leading end.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Changes the buttons at the trailing end.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Hides or shows the button that leads back from this screen.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    private func itemsChanged(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
        for item in old ?? [] { item.didChange = nil }
        for item in new ?? [] { item.didChange = { [weak self] in self?.didChange?() } }
        didChange?()
    }
}
