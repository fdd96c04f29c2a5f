import Foundation

/// A menu of actions and submenus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// Identifies a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown inside its parent menu.
    public struct Options: OptionSet, Sendable {
        /// The raw bits, the same as UIKit's.
        public let rawValue: UInt

        /// Creates a set from UIKit's raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The children are shown inline in the parent menu instead of in a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu has a destructive appearance.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one child is checked.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The identifier of the menu; generated if none was given.
    public final let identifier: Identifier

    /// How the menu is shown inside its parent menu.
    public final let options: Options

    /// The elements of the menu.
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

    /// Creates a menu with children.
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

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The checked elements, including those of inline submenus.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// Returns a copy of the menu with other children.
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

    /// Returns a copy of the menu.
    open override func copy(with zone: NSZone? = nil) -> Any { replacingChildren(children) }
}
