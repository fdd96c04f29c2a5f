import Foundation

/// A list of actions and further menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// Tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as text.
        public let rawValue: String

        /// Makes an identifier.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown inside another.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The children stand among the siblings of the menu instead of in a menu of their own.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One child at most is checked.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// Tells the menu apart; made up unless given.
    public final let identifier: Identifier

    /// How the menu is shown inside another.
    public final let options: Options

    /// What the menu lists.
    public final let children: [UIMenuElement]

    init(
        content title: String,
        subtitle: String?,
        image: UIImage?,
        identifier: Identifier?,
        options: Options,
        children: [UIMenuElement]
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Makes a menu.
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(
            content: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            children: children
        )
    }

    /// Menus are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The elements that are checked, those of menus shown inline included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// A menu like this one with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let copy = UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            children: newChildren
        )
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }

    /// A menu of the same content.
    open override func copy(with zone: NSZone? = nil) -> Any { replacingChildren(children) }
}
