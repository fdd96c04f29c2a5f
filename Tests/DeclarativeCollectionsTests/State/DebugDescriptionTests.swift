import Expectations
import PortableUIKit
import Testing

@testable import DeclarativeCollections

@Suite("Debug description")
struct DebugDescriptionTests {
    private struct Extras: CollectionViewSectionExtras {
        var value: Int
    }

    @Test("a state prints as a readable tree")
    func tree() {
        let state = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "main", header: TitleElement("Title")) {
                BlockItem("profile").didSelect {}.didLongPress {}
                BlockItem("country").enabled(false)
            }
            CollectionViewSection(
                differenceIdentifier: "grid",
                items: { BannerItem(7) },
                footer: RuleElement(),
                layout: CollectionViewSectionLayout(
                    insets: UIEdgeInsets(top: 24, left: 0, bottom: 8, right: 0),
                    rowSpacing: 8,
                    columns: .adaptive(minWidth: 160, max: 4),
                    hasEqualHeights: true
                ),
                extras: Extras(value: 1)
            )
        }
        expectEqual(
            String(reflecting: state),
            """
            CollectionViewState: 2 sections
              [0] "main": 2 items
                header: TitleElement
                [0] "profile": BlockItem (select, long press)
                [1] "country": BlockItem (disabled)
              [1] "grid": 1 item, insets 24.0 0.0 8.0 0.0, columns of at least 160.0, at most 4, rows 8.0 apart, \
            equal heights, extras Extras(value: 1)
                [0] "7": BannerItem
                footer: RuleElement
            """
        )
        expectEqual(String(reflecting: CollectionViewState()), "CollectionViewState: 0 sections")
    }

    @Test("a state prints the interactions of its rows and of the list")
    func capabilities() {
        let state = CollectionViewState(selection: .multiple(["b", "a"])) {
            CollectionViewSection(differenceIdentifier: "main", header: TitleElement("Title").didSelect {}) {
                BlockItem("a")
                    .didSelect {}.didDeselect {}.contextMenu { nil }
                    .impression(visibleFraction: 0.5, dwellTime: 2) {}
                    .prefetch {}
                BlockItem("b").selectable(false).reorderable { _ in }.willDisplay {}.didEndDisplaying {}
                BlockItem("c").fullWidth()
            }
        }
        .refresh {}
        .didReachStart(within: .rows(1)) {}
        .didReachEnd(within: .points(200)) {}
        .emptyItem(BannerItem("nothing"))
        expectEqual(
            String(reflecting: state),
            """
            CollectionViewState: 1 section, multiple selection of "a" and "b", refresh, more at the start within \
            1 row, more at the end within 200.0 points
              when empty: "nothing": BannerItem
              [0] "main": 3 items
                header: TitleElement (select)
                [0] "a": BlockItem (select, deselect, context menu, impression of 0.5 for 2.0 s, prefetch)
                [1] "b": BlockItem (not selectable, can move, will display, did end displaying)
                [2] "c": BlockItem (full width)
            """
        )
        expectEqual(
            String(reflecting: CollectionViewState(selection: .single("a", isToggling: true)).didReachEnd {}),
            """
            CollectionViewState: 0 sections, single toggling selection of "a", more at the end within 1.0 screens
            """
        )
    }
}
