import Foundation

/// The numbers that differ between versions of iOS, in points. `systemFont` in `HeadlessText` and the tables of
/// `UIFont.TextStyle` are the same in all of them.
///
/// Views take those of their traits, so that screens of different versions can be drawn side by side.
struct SystemMetrics: Hashable, Sendable {
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
        /// The height of a table's row without content.
        var defaultHeight: CGFloat
        /// The corner radius of cards in inset grouped lists and tables.
        var cardRadius: CGFloat
        /// Whether the height of a row is that of its content and of the separator below it.
        var addsSeparator = true
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
        /// Whether headers are large, semibold and written as given, rather than small and in capitals.
        var hasLargeHeaders: Bool
    }

    /// The controls.
    struct Controls: Hashable, Sendable {
        var switchSize: CGSize
        var switchThumb: CGSize
        /// The width by which a switch extends beyond its alignment rectangle at the trailing side.
        var switchOverhang: CGFloat
        var sliderHeight: CGFloat
        var sliderTrack: CGFloat
        var sliderThumb: CGSize
        /// The width of the signs of a stepper with their round ends, and that of their lines.
        var stepperSign: CGFloat
        var stepperStroke: CGFloat
        /// The space on either side of a segment's content.
        var segmentPadding: CGFloat
        var pageControlHeight: CGFloat
        var pageDot: CGFloat
        var pagePitch: CGFloat
        /// The distance of a search field's magnifying glass from the edge.
        var searchInset: CGFloat
        var searchFieldHeight: CGFloat
        /// Whether buttons, steppers, segments and search fields are capsules unless an app sets another shape.
        var areCapsules: Bool
    }

    /// The bars.
    struct Bars: Hashable, Sendable {
        /// The gray of hairlines in the light appearance, from 0 to 255.
        var hairlineGray: CGFloat
        var navigationHeight: CGFloat
        /// The baseline of a tab's title and the place of its badge, in the tab.
        var tabTitleTop: CGFloat
        var tabBadgeOffset: CGFloat
        var tabBadgeTop: CGFloat
        /// The glass of buttons and tabs; nil where bars have backgrounds.
        var glass: Glass?
    }

    /// Bars without backgrounds, whose contents are on glass.
    struct Glass: Hashable, Sendable {
        /// The least side of the glass behind buttons.
        var button: CGFloat
        /// The space beside the content of a button.
        var buttonPadding: CGFloat
        /// The space between the glass of two groups of buttons.
        var groupSpacing: CGFloat
        /// The height of the glass behind tabs, and its least distances from the edges of the screen.
        var tabs: CGFloat
        var tabsMargin: CGFloat
        var tabsBottom: CGFloat
        /// The greatest width of a tab, and the inset of the selected one.
        var tabWidth: CGFloat
        var tabInset: CGFloat
    }

    var margins: Margins
    var cells: Cells
    var groupedLists: GroupedLists
    var controls: Controls
    var bars: Bars

    /// Returns the metrics of a major version of iOS. Versions in between are as the one before.
    static func version(_ version: Int) -> SystemMetrics {
        switch version {
        case 26...: iOS26
        case 18...: iOS18
        case ...16: iOS16
        default: iOS17
        }
    }
}

extension SystemMetrics {
    /// The version that is drawn if none is chosen.
    static let standardVersion = 17

    /// iOS 16. None of these numbers is known to differ from iOS 17.
    static let iOS16 = iOS17

    /// iOS 17. Source, unless stated otherwise: pictures recorded on simulators of iOS 17.0 to 17.5, iPhone 15 at 3x.
    static let iOS17 = SystemMetrics(
        // 20 at widths of 393, 402, 430 and 440; 16 at 390 and less.
        margins: Margins(narrow: 16, wide: 20, wideScreenWidth: 393),
        // 44 in lists; 44.33 in tables, with the separator.
        cells: Cells(verticalMargin: 11, minimumHeight: 44, defaultHeight: 44, cardRadius: 10),
        groupedLists: GroupedLists(
            headerToCard: 6,
            cardToFooter: 6,
            footerToHeader: 29,
            spacing: 17.5,
            hasLargeHeaders: false
        ),
        controls: Controls(
            switchSize: CGSize(width: 51, height: 31),
            switchThumb: CGSize(width: 27, height: 27),
            switchOverhang: 2,
            sliderHeight: 34,
            sliderTrack: 4,
            sliderThumb: CGSize(width: 27, height: 27),
            stepperSign: 13.67,
            stepperStroke: 1.33,
            segmentPadding: 10,
            pageControlHeight: 77 / 3,
            pageDot: 22 / 3,
            pagePitch: 53 / 3,
            searchInset: 3.5 / 3,
            searchFieldHeight: 36,
            areCapsules: false
        ),
        bars: Bars(
            hairlineGray: 178,
            navigationHeight: 44,
            tabTitleTop: 33.5,
            tabBadgeOffset: 11,
            tabBadgeTop: 3,
            glass: nil
        )
    )

    /// iOS 18. None of these numbers is known to differ from iOS 17.
    static let iOS18 = iOS17
}
