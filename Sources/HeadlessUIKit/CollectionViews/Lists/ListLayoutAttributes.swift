import Foundation

/// What a row of a list, or a header or footer of one, knows of its place.
struct ListPlace: Equatable {
    /// What the view is in the list.
    enum Role: Equatable {
        case row, header, footer
    }

    var role = Role.row
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var isFirst = false
    var isLast = false
    /// The lines above and below; nil without any.
    var separators: UIListSeparatorConfiguration?
    /// How many rows this one is below, nil where the rows are no outline.
    var level: Int?
    /// Whether the rows below this one show.
    var isExpanded = false

    /// The corners that are round.
    var corners: CACornerMask {
        guard appearance == .insetGrouped, role == .row else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Whether there is a line above the row; only at the upper edge of groups unless the app says otherwise.
    var showsTopSeparator: Bool {
        shows(separators?.topSeparatorVisibility, automatic: appearance == .grouped && isFirst && role == .row)
    }

    /// Whether there is a line below the row.
    var showsBottomSeparator: Bool {
        let isAtRoundEdge = isLast && appearance != .plain && appearance != .grouped
        return shows(separators?.bottomSeparatorVisibility, automatic: role == .row && !isAtRoundEdge)
    }

    /// Whether a line goes from edge to edge by itself.
    var topSeparatorIsEdge: Bool { appearance == .grouped && isFirst }
    var bottomSeparatorIsEdge: Bool { appearance == .grouped && isLast }

    private func shows(_ visibility: UIListSeparatorConfiguration.Visibility?, automatic: Bool) -> Bool {
        switch visibility {
        case nil, .hidden: false
        case .visible: true
        case .automatic: automatic
        }
    }

    /// What lies behind a view that does not say.
    var background: UIBackgroundConfiguration {
        switch (appearance, role) {
        case (.plain, .row): .listPlainCell()
        case (.plain, _): .listPlainHeaderFooter()
        case (.grouped, .row), (.insetGrouped, .row): .listGroupedCell()
        case (.grouped, _), (.insetGrouped, _): .listGroupedHeaderFooter()
        case (.sidebar, .row), (.sidebarPlain, .row): .listSidebarCell()
        case (.sidebar, _), (.sidebarPlain, _): .listSidebarHeader()
        }
    }

    /// What a view shows that begins with the style of the list.
    var content: UIListContentConfiguration {
        switch (appearance, role) {
        case (.sidebar, .row), (.sidebarPlain, .row): .sidebarCell()
        case (_, .row): .cell()
        case (.plain, .header): .plainHeader()
        case (.plain, .footer): .plainFooter()
        case (.grouped, .header), (.insetGrouped, .header): .groupedHeader()
        case (.sidebar, .header), (.sidebarPlain, .header): .sidebarHeader()
        case (_, .footer): .groupedFooter()
        }
    }
}

/// Says what place in a list a view has.
@MainActor final class ListLayoutAttributes: UICollectionViewLayoutAttributes {
    var place = ListPlace()

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ListLayoutAttributes)?.place = place
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? ListLayoutAttributes else { return false }
        return MainActor.assumeIsolated { other.place == place }
    }
}
