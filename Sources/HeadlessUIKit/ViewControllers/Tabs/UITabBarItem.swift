import Foundation

/// What a tab bar shows for one screen.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// What a tab is for, which says how it looks.
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

    /// Makes an item that shows nothing.
    public override init() {
        super.init()
    }

    /// Items are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes an item with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with a title, a picture and another one for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes an item that looks as what it is for.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
    }

    /// The picture while the item is selected; nil for the same one.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { didChange?() } }
    }

    /// What is written on the picture, a number of news for example.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { didChange?() } }
    }

    /// The colour behind that; nil for red.
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
