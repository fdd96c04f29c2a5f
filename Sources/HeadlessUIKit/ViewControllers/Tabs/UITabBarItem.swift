import Foundation

/// The item that a tab bar shows for one view controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting {
    /// The predefined tab bar items.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites
        case featured
        case topRated
        case recents
        case contacts
        case history
        case bookmarks
        case search
        case downloads
        case mostRecent
        case mostViewed
    }

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title, an image and another image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item with a system title and image.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
    }

    /// The image of the selected state; `nil` uses `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { didChange?() } }
    }

    /// The text of the badge, for example a number of unread messages.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { didChange?() } }
    }

    /// The background color of the badge; `nil` for that of the bar's appearance, or red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { didChange?() } }
    }

    /// Whether the tab has glass of its own at the trailing edge, in versions of iOS whose tabs have glass.
    final var hasOwnGlass = false

    private var badgeAttributes = ValuesByState<[NSAttributedString.Key: Any]>()

    /// Sets the attributes of the badge's text for a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        badgeAttributes[exactly: state] = textAttributes
        didChange?()
    }

    /// Returns the attributes of the badge's text for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[exactly: state]
    }

    /// Whether a drag that rests over the tab selects it. `false` by default. The bar can do so for all tabs.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { didChange?() } }
    }

    /// The offset of the title from its position, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange?() } }
    }

    /// The appearance of the bar while the item is selected; `nil` uses that of the bar.
    open var standardAppearance: UITabBarAppearance? {
        get { standardAppearanceStorage }
        set {
            standardAppearanceStorage = newValue?.observedCopy { [weak self] in self?.didChange?() }
            didChange?()
        }
    }

    private var standardAppearanceStorage: UITabBarAppearance?

    /// The appearance of the bar while the content is scrolled to its end. No effect here: the bar always uses
    /// `standardAppearance`.
    open var scrollEdgeAppearance: UITabBarAppearance?
}

extension UITabBarItem.SystemItem {
    fileprivate var title: String {
        switch self {
        case .topRated: "Top Rated"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        default: String(describing: self).capitalized
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}
