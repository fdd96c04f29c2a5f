import Foundation

/// An action in the menu of the app's icon.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    fileprivate final var values: Values

    fileprivate struct Values {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var targetContentIdentifier: Any?
    }

    fileprivate init(values: Values) {
        self.values = values
        super.init()
    }

    /// Creates an item with an icon and custom data.
    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(
            type: type,
            title: localizedTitle,
            subtitle: localizedSubtitle,
            icon: icon,
            userInfo: userInfo
        )
        super.init()
    }

    /// Creates an item with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// The app's own identifier of the kind of action.
    open var type: String { values.type }

    /// The title.
    open var localizedTitle: String { values.title }

    /// The text below the title.
    open var localizedSubtitle: String? { values.subtitle }

    /// The icon.
    open var icon: UIApplicationShortcutIcon? { values.icon }

    /// Custom data of the app.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }

    /// The identifier of the content that the action shows, by which a scene is chosen.
    open var targetContentIdentifier: Any? { values.targetContentIdentifier }

    /// Returns the item: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values: values) }

    /// Returns a copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values: values) }
}

/// A shortcut item that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
    /// The app's own identifier of the kind of action.
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }

    /// The title.
    open override var localizedTitle: String {
        get { values.title }
        set { values.title = newValue }
    }

    /// The text below the title.
    open override var localizedSubtitle: String? {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    /// The icon.
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }

    /// Custom data of the app.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }

    /// The identifier of the content that the action shows, by which a scene is chosen.
    open override var targetContentIdentifier: Any? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
}

/// The icon of a shortcut item.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The predefined icons.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play = 1
        case pause = 2
        case add = 3
        case location = 4
        case search = 5
        case share = 6
        case prohibit = 7
        case contact = 8
        case home = 9
        case markLocation = 10
        case favorite = 11
        case love = 12
        case cloud = 13
        case invitation = 14
        case confirmation = 15
        case mail = 16
        case message = 17
        case date = 18
        case time = 19
        case capturePhoto = 20
        case captureVideo = 21
        case task = 22
        case taskCompleted = 23
        case alarm = 24
        case bookmark = 25
        case shuffle = 26
        case audio = 27
        case update = 28
    }

    private enum Source: Equatable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    private var source: Source?

    /// Creates a predefined icon.
    public convenience init(type: IconType) {
        self.init()
        source = .type(type)
    }

    /// Creates an icon from an image of the app's bundle.
    public convenience init(templateImageName: String) {
        self.init()
        source = .template(templateImageName)
    }

    /// Creates an icon from a system symbol.
    public convenience init(systemImageName: String) {
        self.init()
        source = .symbol(systemImageName)
    }

    /// Returns the icon: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another icon is made of the same type or image.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon).map { $0.source == source } ?? false
    }

    /// A hash that is the same for equal icons.
    open override var hash: Int {
        switch source {
        case .type(let type): type.rawValue
        case .template(let name), .symbol(let name): name.hashValue
        case nil: 0
        }
    }
}
