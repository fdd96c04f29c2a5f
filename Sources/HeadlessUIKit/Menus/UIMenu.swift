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

    /// The size of a menu's elements.
    @available(iOS 16, *)
    public enum ElementSize: Int, Sendable {
        /// Small elements side by side, with an image only.
        case small = 0
        /// Elements side by side with an image above the title.
        case medium = 1
        /// One element a row.
        case large = 2
    }

    private let identifierStorage: Identifier
    private let optionsStorage: Options
    private let childrenStorage: [UIMenuElement]

    /// The identifier of the menu; generated if none was given.
    open var identifier: Identifier { identifierStorage }

    /// How the menu is shown inside its parent menu.
    open var options: Options { optionsStorage }

    /// The preferred size of the menu's elements.
    @available(iOS 16, *)
    open var preferredElementSize = ElementSize.large

    /// The elements of the menu.
    open var children: [UIMenuElement] { childrenStorage }

    init(
        content title: String,
        subtitle: String?,
        image: UIImage?,
        identifier: Identifier?,
        options: Options,
        children: [UIMenuElement]
    ) {
        identifierStorage = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        optionsStorage = options
        childrenStorage = children
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

    /// Creates a menu with children of a preferred size.
    @available(iOS 16, *)
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        preferredElementSize: UIMenu.ElementSize = UIMenu.ElementSize.large,
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
        self.preferredElementSize = preferredElementSize
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
            preferredElementSize: preferredElementSize,
            children: newChildren
        )
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }

    /// Returns a copy of the menu.
    open override func copy(with zone: NSZone? = nil) -> Any { replacingChildren(children) }
}

extension UIMenu {
    /// Returns the menu in which an element is replaced by others; the same menu if it does not contain the element.
    final func replacing(_ element: UIMenuElement, with elements: [UIMenuElement]) -> UIMenu {
        var hasChanged = false
        let new = children.flatMap { child -> [UIMenuElement] in
            if child === element {
                hasChanged = true
                return elements
            }
            guard let menu = child as? UIMenu else { return [child] }
            let replaced = menu.replacing(element, with: elements)
            if replaced !== menu { hasChanged = true }
            return [replaced]
        }
        return hasChanged ? replacingChildren(new) : self
    }

    /// The elements of the menu and of its submenus, without the submenus themselves.
    final var leaves: [UIMenuElement] {
        children.flatMap { child in (child as? UIMenu)?.leaves ?? [child] }
    }
}
