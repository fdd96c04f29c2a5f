import Foundation

/// How a list looks.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The styles of lists.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Rows from edge to edge, sections apart.
        case grouped = 1
        /// Sections apart, inset from the sides.
        case insetGrouped = 2
        /// Rows with round corners at the side of a screen.
        case sidebar = 3
        /// Rows at the side of a screen that lie on no background.
        case sidebarPlain = 4
    }

    /// Where the headers of sections come from.
    public enum HeaderMode: Int, Sendable {
        /// There are none.
        case none = 0
        /// They are supplementary views.
        case supplementary = 1
        /// They are the first items of sections.
        case firstItemInSection = 2
    }

    /// Where the footers of sections come from.
    public enum FooterMode: Int, Sendable {
        /// There are none.
        case none = 0
        /// They are supplementary views.
        case supplementary = 1
    }

    /// Says what a swipe on a row offers; nil for nothing.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Says which lines a row has, given those that are usual.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The style.
    public let appearance: Appearance
    /// Whether rows have lines between them.
    public var showsSeparators = true
    /// How the lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Which lines single rows have.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What lies behind the rows; nil is the usual color of the style.
    public var backgroundColor: UIColor?
    /// Where headers come from.
    public var headerMode = HeaderMode.none
    /// Where footers come from.
    public var footerMode = FooterMode.none
    /// The room above headers; nil is the usual one of the style.
    public var headerTopPadding: CGFloat?
    /// What a swipe from the beginning of a row offers.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What a swipe from the end of a row offers.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Makes a configuration.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// What lies behind the rows.
    var shownBackground: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
        }
    }
}
