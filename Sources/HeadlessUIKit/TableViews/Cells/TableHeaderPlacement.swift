import Foundation

/// The properties of a header or footer that depend on its table and its position there.
struct TableHeaderPlacement: Equatable {
    /// UIKit's margins of titles, in points.
    private static let plainMargins = (top: CGFloat(5), bottom: CGFloat(5))
    private static let headerMargins = (top: CGFloat(15.5), bottom: CGFloat(6.5))
    private static let footerMargins = (top: CGFloat(7), bottom: CGFloat(9))
    /// The additional top margin of the first header in a grouped table, in points.
    private static let firstHeaderMargin: CGFloat = 17.5

    var tableStyle = UITableView.Style.plain
    var isFooter = false
    var isFirst = false
    var isPinned = false
    /// The margin at the leading and trailing edges, in points.
    var margin: CGFloat = 16
    /// The safe area insets at the sides.
    var safeArea = UIEdgeInsets.zero

    var textMargins: (top: CGFloat, bottom: CGFloat) {
        switch (tableStyle, isFooter) {
        case (.plain, _): Self.plainMargins
        case (_, true): Self.footerMargins
        case (_, false):
            (Self.headerMargins.top + (isFirst ? Self.firstHeaderMargin : 0), Self.headerMargins.bottom)
        }
    }

    var minimumHeight: CGFloat { tableStyle == .plain ? 28 : 0 }

    /// Applies the font and the color of the table's style to a title.
    @MainActor func style(_ label: UILabel) {
        if tableStyle == .plain {
            label.font = .preferredFont(forTextStyle: isFooter ? .subheadline : .headline)
            label.textColor = isFooter ? .secondaryLabel : .label
        } else {
            let isLarge = !isFooter && label.traitCollection.metrics.groupedLists.hasLargeHeaders
            label.font = .preferredFont(forTextStyle: isLarge ? .headline : .footnote)
            label.textColor = .secondaryLabel
        }
    }
}
