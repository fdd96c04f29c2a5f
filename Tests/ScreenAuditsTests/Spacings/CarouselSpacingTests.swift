import Expectations
import Honeycomb
import ScreenHosting
import Testing

@testable import ScreenAudits

@MainActor
@Suite("Distances in carousels")
struct CarouselSpacingTests {
    private static let phone = ScreenConfiguration(size: CGSize(width: 390, height: 400))

    private func state(inset: CGFloat = .m, spacing: CGFloat = .xs) -> CollectionViewState {
        CollectionViewState(sections: {
            CollectionViewSection(
                differenceIdentifier: "offers",
                header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "For you")),
                layout: CollectionViewSectionLayout(
                    insets: UIEdgeInsets(top: 0, left: .m, bottom: 0, right: inset),
                    columnSpacing: spacing,
                    carousel: .free(itemWidth: .points(210))
                )
            ) {
                for number in 0..<12 {
                    TitleSubtitleItem(
                        differenceIdentifier: number,
                        left: LeftTitleSubtitle(
                            title: number == 2 ? "A title that takes two lines" : "Offer \(number)",
                            subtitle: "Almaty"
                        ),
                        insets: UIEdgeInsets(top: .xs, left: 0, bottom: number == 9 ? 9 : .xs, right: 0)
                    )
                    .card()
                }
            }
        })
    }

    private func host(_ state: CollectionViewState, _ configuration: ScreenConfiguration) -> ScreenHost {
        ScreenHost(CellScreenViewController(state: state), configuration: configuration)
    }

    @Test("rows beside each other are all read, and only the planted error is found")
    func rows() {
        for configuration in AuditedScreens.configurations.enumerated().filter({ $0.offset % 8 == 0 }).map(\.element) {
            let host = host(state(), configuration)
            let spacings = ScreenSpacings(of: host.viewController) { host.layout() }
            expectEqual(Set(spacings.offScale.map(\.pointer)), ["/sections/0/items/9/insets/bottom"])
            let pointers = Set(spacings.gaps.map(\.pointer))
            expect((0..<12).allSatisfy { pointers.contains("/sections/0/items/\($0)/insets/bottom") })
        }
    }

    @Test("insets and spacings of the section are read")
    func layout() {
        let host = host(state(inset: 17, spacing: 9), Self.phone)
        let found = ScreenSpacings(of: host.viewController) { host.layout() }.offScale
        expect(found.contains { $0.pointer == "/sections/0/layout/insets/right" })
        expect(found.contains { $0.pointer == "/sections/0/layout/columnSpacing" })
    }

    @Test("in the window, the distances of a scrolled carousel are where it is seen")
    func window() {
        let host = host(state(), Self.phone)
        host.flick(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100))
        expect(host.settle(within: 10))
        let gaps = ScreenSpacings(of: host.viewController, scrolls: false).gaps
        let rows = gaps.filter { $0.pointer.hasPrefix("/sections/0/items/") }
        expect(!rows.isEmpty)
        expect(!rows.contains { $0.pointer.hasPrefix("/sections/0/items/0/") })
        // A row at an edge may be cut off by it.
        expect(rows.allSatisfy { $0.frame.maxX > -210 && $0.frame.minX < 390 + 210 })
    }

    @Test("audits look at the rows that are not in sight")
    func audit() {
        var state = state()
        state.sections[0].items[8] =
            TitleItem(differenceIdentifier: 8, left: LeftTitle(title: ""), didSelectHandler: {}).diffableItem
        let host = host(state, Self.phone)
        let report = ScreenAudit().report(in: host)
        expect(report.findings.contains { $0.pointer == "/sections/0/items/8" })
    }
}
