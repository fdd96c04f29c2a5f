import Foundation

/// A tab of a tab bar controller, whose view controller is made when it is first selected.
@available(iOS 18, *)
@preconcurrency @MainActor open class UITab: NSObject {
    /// Where a tab wants to be.
    public enum Placement: Int, Sendable {
        /// Where the kind of tab usually is.
        case automatic = 0
        /// In the tab bar, and movable by the user.
        case `default` = 1
        /// In the tab bar once the user put it there.
        case optional = 2
        /// In the tab bar, and movable by the user.
        case movable = 3
        /// At the trailing end of the tab bar.
        case pinned = 4
        /// In the tab bar, at a fixed place.
        case fixed = 5
        /// In the sidebar alone.
        case sidebarOnly = 6
    }

    /// The item that stands for the tab in a tab bar.
    final let item = UITabBarItem()
    /// The tab bar controller that shows the tab.
    final weak var owner: UITabBarController?
    final weak var group: UITabGroup?
    private let provider: ((UITab) -> UIViewController)?
    /// The view controller, if it was made.
    final var madeController: UIViewController?

    /// The identifier, which is unique among the tabs of a tab bar controller.
    public final let identifier: String

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The text of the tab.
    ///   - image: The image of the tab.
    ///   - identifier: A name that no other tab of the tab bar controller has.
    ///   - viewControllerProvider: Makes the view controller when the tab is first selected.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
        item.title = title
        item.image = image
    }

    /// The text of the tab.
    open var title: String {
        didSet { item.title = title }
    }

    /// The image of the tab.
    open var image: UIImage? {
        didSet { item.image = image }
    }

    /// The second line of the tab in a sidebar. No effect here.
    open var subtitle: String?

    /// The text of the badge.
    open var badgeValue: String? {
        didSet { item.badgeValue = badgeValue }
    }

    /// Any value of the app's. No effect here.
    open var userInfo: Any?

    /// Whether the user can select the tab.
    open var isEnabled = true {
        didSet { item.isEnabled = isEnabled }
    }

    /// Whether the tab is hidden.
    open var isHidden = false {
        didSet { if isHidden != oldValue { owner?.tabsDidChange() } }
    }

    /// Whether the user can hide the tab in a sidebar. No effect here.
    open var allowsHiding = false

    /// Whether the tab is hidden until the user shows it in a sidebar.
    open var isHiddenByDefault = false {
        didSet { if isHiddenByDefault != oldValue { owner?.tabsDidChange() } }
    }

    /// Where the tab wants to be.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { owner?.tabsDidChange() } }
    }

    /// The accessibility identifier of the tab.
    open var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set { item.accessibilityIdentifier = newValue }
    }

    /// The view controller; made by the provider when it is first asked for.
    open var viewController: UIViewController? {
        if let madeController { return madeController }
        guard let provider else { return nil }
        let controller = provider(self)
        madeController = controller
        controller.enclosingTab = self
        return controller
    }

    /// The group that contains the tab.
    open var parent: UITabGroup? { group }

    /// The tab bar controller that shows the tab.
    open var tabBarController: UITabBarController? { group?.tabBarController ?? owner }

    /// Whether a tab bar shows the tab now.
    open var hasVisiblePlacement: Bool { isShown && (owner != nil || group?.hasVisiblePlacement == true) }

    /// Whether a tab bar may show the tab.
    final var isShown: Bool {
        !isHidden && !isHiddenByDefault && preferredPlacement != .sidebarOnly && preferredPlacement != .optional
    }

    /// Whether the tab lies at the trailing end.
    var isPinned: Bool { preferredPlacement == .pinned }

    /// Whether the tab has glass of its own, beside that of the others.
    var hasOwnGlass: Bool { false }

    /// The tab whose view controller is shown when this one is selected.
    var leaf: UITab { self }
}

/// The tab for searching, at the trailing end of the tab bar.
@available(iOS 18, *)
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Creates a search tab with the system's title and image.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search",
            image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider
        )
    }

    override var isPinned: Bool { preferredPlacement == .automatic || super.isPinned }

    override var hasOwnGlass: Bool { isPinned }
}

/// A tab with tabs inside. A tab bar shows the selected one of them, or the group's own view controller.
@available(iOS 18, *)
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// Creates a group of tabs.
    ///
    /// - Parameters:
    ///   - title: The text of the tab.
    ///   - image: The image of the tab.
    ///   - identifier: A name that no other tab of the tab bar controller has.
    ///   - children: The tabs inside.
    ///   - viewControllerProvider: Makes the view controller of the group; `nil` for those of the tabs inside.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        hasProvider = viewControllerProvider != nil
        super.init(
            title: title,
            image: image,
            identifier: identifier,
            viewControllerProvider: viewControllerProvider
        )
        adopt()
    }

    private let hasProvider: Bool

    /// The tabs inside.
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.group === self { child.group = nil }
            adopt()
            if let selected = selectedChild, !children.contains(where: { $0 === selected }) { selectedChild = nil }
            tabBarController?.tabsDidChange()
        }
    }

    /// The selected tab of those inside; `nil` if none was selected yet.
    open var selectedChild: UITab? {
        didSet {
            if let new = selectedChild, !children.contains(where: { $0 === new }) { selectedChild = oldValue }
        }
    }

    /// The identifier of the tab that is selected first; `nil` for the first one inside.
    open var defaultChildIdentifier: String?

    /// The identifiers of the tabs inside in the order in which they are shown; the others follow.
    open var displayOrderIdentifiers: [String] = []

    /// Whether the user can change the order in a sidebar. No effect here.
    open var allowsReordering = false

    /// The tabs inside in the order in which they are shown.
    open var displayOrder: [UITab] {
        let first = displayOrderIdentifiers.compactMap { identifier in
            children.first { $0.identifier == identifier }
        }
        return first + children.filter { child in !first.contains { $0 === child } }
    }

    /// Returns the tab with an identifier, in this group or a group inside; `nil` if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        UITab.tab(identifier, in: children)
    }

    override var leaf: UITab {
        guard !hasProvider else { return self }
        let preferred = children.first { $0.identifier == defaultChildIdentifier }
        return (selectedChild ?? preferred ?? displayOrder.first { !$0.isHidden })?.leaf ?? self
    }

    private func adopt() {
        for child in children { child.group = self }
    }
}

extension UITab {
    /// Returns the tab with an identifier, at any depth.
    static func tab(_ identifier: String, in tabs: [UITab]) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let group = tab as? UITabGroup, let found = group.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}
