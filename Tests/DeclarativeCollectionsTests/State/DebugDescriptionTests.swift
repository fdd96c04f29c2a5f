import PortableUIKit
import Testing

@testable import DeclarativeCollections

@Suite("Debug description")
struct DebugDescriptionTests {
    private struct Extras: CollectionViewSectionExtras {
        var value: Int
    }

    @Test("a state prints as a tree a person can read")
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
        #expect(
            String(reflecting: state) == """
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
        #expect(String(reflecting: CollectionViewState()) == "CollectionViewState: 0 sections")
    }
}
