import Foundation

/// The position of a cell, header or footer in a list, which determines its appearance.
struct ListPosition: Equatable {
    /// The role of the view in the list.
    enum Role: Equatable {
        case row, header, footer
    }

    var role = Role.row
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var isFirst = false
    var isLast = false
    /// The separators above and below, or `nil` for none.
    var separators: UIListSeparatorConfiguration?
    /// The number of ancestors of the item, or `nil` without a section snapshot.
    var level: Int?
    /// Whether the item is expanded.
    var isExpanded = false

    /// The corners that are rounded.
    var corners: CACornerMask {
        guard appearance == .insetGrouped, role == .row else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Whether there is a separator above the cell. Automatic separators are only at the top of groups.
    var showsTopSeparator: Bool {
        shows(separators?.topSeparatorVisibility, automatic: appearance == .grouped && isFirst && role == .row)
    }

    /// Whether there is a separator below the cell.
    var showsBottomSeparator: Bool {
        let isAtRoundEdge = isLast && appearance != .plain && appearance != .grouped
        return shows(separators?.bottomSeparatorVisibility, automatic: role == .row && !isAtRoundEdge)
    }

    /// Whether the separator is at the edge of a group and extends over the full width by default.
    var topSeparatorIsEdge: Bool { appearance == .grouped && isFirst }
    var bottomSeparatorIsEdge: Bool { appearance == .grouped && isLast }

    private func shows(_ visibility: UIListSeparatorConfiguration.Visibility?, automatic: Bool) -> Bool {
        switch visibility {
        case nil, .hidden: false
        case .visible: true
        case .automatic: automatic
        }
    }

    /// The default background of the view.
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

    /// The default content configuration of the view.
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

/// Layout attributes that contain the position of the view in a list.
@MainActor final class ListLayoutAttributes: UICollectionViewLayoutAttributes {
    var place = ListPosition()

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
