import Foundation

/// The numbers that differ between versions of iOS, in points. `systemFont` in `HeadlessText` and the tables of
/// `UIFont.TextStyle` are the same in all of them.
@_spi(Host) public struct SystemMetrics: Hashable, Sendable {
    /// The margins of screens, lists and tables.
    struct Margins: Hashable, Sendable {
        /// The side margin on narrow screens.
        var narrow: CGFloat
        /// The side margin on screens of at least `wideScreenWidth`.
        var wide: CGFloat
        var wideScreenWidth: CGFloat

        /// Returns the side margin on a screen of a width.
        func side(width: CGFloat) -> CGFloat { width >= wideScreenWidth ? wide : narrow }
    }

    /// The cells of lists and tables.
    struct Cells: Hashable, Sendable {
        /// The margin above and below the content.
        var verticalMargin: CGFloat
        /// The least height of a row with a list content configuration, without its separator.
        var minimumHeight: CGFloat
    }

    /// The headers and footers of inset grouped lists.
    struct GroupedLists: Hashable, Sendable {
        /// The distance from the text of a header to the card.
        var headerToCard: CGFloat
        /// The distance from the card to the text of its footer.
        var cardToFooter: CGFloat
        /// The distance from the text of a footer to that of the next header.
        var footerToHeader: CGFloat
        /// The space above a section without a header and above the text of a header.
        var spacing: CGFloat
    }

    /// The controls.
    struct Controls: Hashable, Sendable {
        var sliderHeight: CGFloat
        /// The width by which a switch extends beyond its alignment rectangle at the trailing side.
        var switchOverhang: CGFloat
        /// The width of the signs of a stepper with their round ends, and that of their lines.
        var stepperSign: CGFloat
        var stepperStroke: CGFloat
        var pageControlHeight: CGFloat
        var pageDot: CGFloat
        var pagePitch: CGFloat
        /// The distance of a search field's magnifying glass from the edge.
        var searchInset: CGFloat
    }

    /// The bars.
    struct Bars: Hashable, Sendable {
        /// The gray of hairlines in the light appearance, from 0 to 255.
        var hairlineGray: CGFloat
        /// The baseline of a tab's title and the place of its badge, in the tab.
        var tabTitleTop: CGFloat
        var tabBadgeOffset: CGFloat
        var tabBadgeTop: CGFloat
    }

    var margins: Margins
    var cells: Cells
    var groupedLists: GroupedLists
    var controls: Controls
    var bars: Bars

    /// The version that is drawn.
    static let current = iOS17
}

extension SystemMetrics {
    /// iOS 17. Source, unless stated otherwise: pictures recorded on simulators of iOS 17.0 to 17.5, iPhone 15 at 3x.
    @_spi(Host) public static let iOS17 = SystemMetrics(
        // 20 at widths of 393, 402, 430 and 440; 16 at 390 and less.
        margins: Margins(narrow: 16, wide: 20, wideScreenWidth: 393),
        // 44 in lists; 44.33 in tables, with the separator.
        cells: Cells(verticalMargin: 11, minimumHeight: 44),
        groupedLists: GroupedLists(headerToCard: 6, cardToFooter: 6, footerToHeader: 29, spacing: 17.5),
        controls: Controls(
            sliderHeight: 34,
            switchOverhang: 2,
            stepperSign: 13.67,
            stepperStroke: 1.33,
            pageControlHeight: 77 / 3,
            pageDot: 22 / 3,
            pagePitch: 53 / 3,
            searchInset: 3.5 / 3
        ),
        bars: Bars(
            hairlineGray: 178,
            tabTitleTop: 33.5,
            tabBadgeOffset: 11,
            tabBadgeTop: 3
        )
    )
}
