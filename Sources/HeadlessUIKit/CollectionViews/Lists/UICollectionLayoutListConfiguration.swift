import Foundation

/// The configuration of a list.
public struct UICollectionLayoutListConfiguration {
    /// The appearances of lists.
    public enum Appearance: Int {
        /// Full-width rows.
        case plain = 0
        /// Full-width rows with space between the sections.
        case grouped = 1
        /// Inset sections with space between them.
        case insetGrouped = 2
        /// A sidebar: rows with rounded corners.
        case sidebar = 3
        /// A sidebar without a background behind the rows.
        case sidebarPlain = 4
    }

    /// The kinds of section headers.
    public enum HeaderMode: Int {
        /// No headers.
        case none = 0
        /// Supplementary views.
        case supplementary = 1
        /// The first item of each section.
        case firstItemInSection = 2
    }

    /// The kinds of section footers.
    public enum FooterMode: Int {
        /// No footers.
        case none = 0
        /// Supplementary views.
        case supplementary = 1
    }

    /// A closure that returns the swipe actions of a row, or `nil` for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// A closure that returns the separators of a row. It receives the separators of the section.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The appearance of the list.
    public let appearance: Appearance
    /// Whether the list shows separators between rows.
    public var showsSeparators = true
    /// The default separator configuration of all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// A closure that customizes the separators of individual rows.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background color of the list. `nil` means the default color of the appearance.
    public var backgroundColor: UIColor?
    /// The kind of section headers.
    public var headerMode = HeaderMode.none
    /// The kind of section footers.
    public var footerMode = FooterMode.none
    /// The space above section headers, in points. `nil` means the default value of the appearance.
    public var headerTopPadding: CGFloat?
    /// A closure that returns the swipe actions at the leading edge of a row.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A closure that returns the swipe actions at the trailing edge of a row.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates a configuration with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The background color of the list: the configured one or the default of the appearance.
    var resolvedListBackground: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
        }
    }
}
