import Foundation

extension SystemMetrics {
    /// iOS 26.
    ///
    /// Requirements of this project: cell margins of 15 and rows of 53, cards with a radius of 26, switches of 63 by 28
    /// with a thumb of 39 by 24. Apple, "Adopting Liquid Glass": rows are taller, corners rounder, controls capsules, and
    /// section headers no longer in capitals. What is marked as an estimate was measured by nobody.
    static let iOS26 = SystemMetrics(
        // As on iOS 17; an estimate.
        margins: iOS17.margins,
        cells: Cells(verticalMargin: 15, minimumHeight: 53, defaultHeight: 53, cardRadius: 26, addsSeparator: false),
        // The distances are estimates.
        groupedLists: GroupedLists(
            headerToCard: 8,
            cardToFooter: 8,
            footerToHeader: 29,
            spacing: 17.5,
            hasLargeHeaders: true
        ),
        controls: Controls(
            switchSize: CGSize(width: 63, height: 28),
            switchThumb: CGSize(width: 39, height: 24),
            switchOverhang: 2,
            sliderHeight: 34,
            // The track and the thumb are estimates.
            sliderTrack: 6,
            sliderThumb: CGSize(width: 38, height: 24),
            stepperSign: iOS17.controls.stepperSign,
            stepperStroke: iOS17.controls.stepperStroke,
            // cashapp/AccessibilitySnapshot, iOS 26.2: three segments are 261 points wide, and 263 before.
            segmentPadding: 29 / 3,
            pageControlHeight: iOS17.controls.pageControlHeight,
            pageDot: iOS17.controls.pageDot,
            pagePitch: iOS17.controls.pagePitch,
            searchInset: 5,
            // An estimate: as high as buttons.
            searchFieldHeight: 44,
            areCapsules: true
        ),
        bars: Bars(
            hairlineGray: iOS17.bars.hairlineGray,
            // github.com/QuintGao/GKNavigationBarSwift/issues/47: 54 rather than 44.
            navigationHeight: 54,
            tabTitleTop: iOS17.bars.tabTitleTop,
            tabBadgeOffset: iOS17.bars.tabBadgeOffset,
            tabBadgeTop: iOS17.bars.tabBadgeTop,
            // Estimates.
            glass: Glass(
                button: 44,
                buttonPadding: 12,
                groupSpacing: 12,
                tabs: 62,
                tabsMargin: 21,
                tabsBottom: 8,
                tabWidth: 94,
                tabInset: 4
            )
        )
    )
}
