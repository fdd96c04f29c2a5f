import Foundation

/// The item that a tab bar shows for one view controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
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

    /// The background color of the badge; `nil` for red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { didChange?() } }
    }
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
