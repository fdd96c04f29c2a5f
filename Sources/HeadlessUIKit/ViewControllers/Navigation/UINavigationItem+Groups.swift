import Foundation

extension UINavigationItem {
    /// Where the title and the groups of buttons lie.
    @available(iOS 16, *)
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle.
        case navigator = 0
        /// The title at the leading edge, as in browsers of files.
        case browser = 1
        /// The title at the leading edge, as in editors of documents.
        case editor = 2
    }

    /// The line below a title that isn't large.
    @available(iOS 26, *)
    public final var subtitle: String? {
        get { extras.subtitle }
        set { change { $0.subtitle = newValue } }
    }

    /// The title of a large bar; `nil` for `title`.
    @available(iOS 26, *)
    public final var largeTitle: String? {
        get { extras.largeTitle }
        set { change { $0.largeTitle = newValue } }
    }

    /// The line below a large title; `nil` for `subtitle`.
    @available(iOS 26, *)
    public final var largeSubtitle: String? {
        get { extras.largeSubtitle }
        set { change { $0.largeSubtitle = newValue } }
    }

    final func change(_ body: (inout NavigationItemExtras) -> Void) {
        for group in extras.groups { group.didChange = nil }
        body(&extras)
        for group in extras.groups { group.didChange = { [weak self] in self?.didChange?() } }
        didChange?()
    }

    /// The groups that a bar shows at its leading edge, from the edge inwards.
    final func leadingGroups(isWide: Bool) -> [[UIBarButtonItem]] {
        let groups = extras.leading + (isWide ? extras.center : [])
        return [leftBarButtonItems ?? []] + groups.map(\.shownItems)
    }

    /// The groups that a bar shows at its trailing edge, from the edge inwards.
    final var trailingGroups: [[UIBarButtonItem]] {
        let groups = (extras.trailing.map { $0 } + [extras.pinned].compactMap { $0 }).reversed()
        return groups.map { $0.shownItems.reversed() } + [rightBarButtonItems ?? []]
    }

    /// All buttons that a bar may show.
    final var barButtons: [UIBarButtonItem] { (leadingGroups(isWide: true) + trailingGroups).flatMap { $0 } }
}

/// The properties of a navigation item that few have.
@MainActor struct NavigationItemExtras {
    var style = UINavigationItem.ItemStyle.navigator
    var leading: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?
    var customizationIdentifier: String?
    var subtitle: String?
    var largeTitle: String?
    var largeSubtitle: String?

    var groups: [UIBarButtonItemGroup] { leading + center + trailing + [pinned].compactMap { $0 } }
}
