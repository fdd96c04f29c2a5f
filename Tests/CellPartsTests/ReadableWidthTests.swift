import Expectations
import Honeycomb
import ScreenHosting
import Testing

@testable import CellParts

@MainActor
@Suite("Readable widths")
struct ReadableWidthTests {
    /// The frames of the first rows of all sections.
    private func frames(_ sections: [CollectionViewSection], width: CGFloat = 1_024) -> [CGRect?] {
        let screen = CellScreenViewController(state: CollectionViewState(sections: sections))
        let size = CGSize(width: width, height: 600)
        let host = ScreenHost(screen, configuration: ScreenConfiguration(size: size))
        host.layout()
        return sections.indices.map { section in
            screen.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame
        }
    }

    private func section(
        _ name: String,
        layout: CollectionViewSectionLayout = CollectionViewSectionLayout()
    ) -> CollectionViewSection {
        CollectionViewSection(differenceIdentifier: name, layout: layout) {
            TitleItem(differenceIdentifier: "title", left: LeftTitle(title: "Title"))
        }
    }

    @Test("lists keep a readable width on wide screens, narrow ones have less")
    func readable() {
        let readable = CollectionViewSectionLayout.readableWidth
        let margin = (1_024 - readable) / 2
        expectEqual(frames([section("a"), section("b")]).map { $0?.width }, [readable, readable])
        expectEqual(frames([section("a"), section("b")]).map { $0?.minX }, [margin, margin])
        expectEqual(frames([section("a")], width: 390).map { $0?.width }, [390])
    }

    @Test(
        "sections with a width of their own keep it; fixed columns share the readable width, adaptive ones have the screen"
    )
    func own() {
        let widths = frames([
            section("a", layout: CollectionViewSectionLayout(maximumWidth: .infinity)),
            section("b", layout: CollectionViewSectionLayout(maximumWidth: 500)),
            section("c", layout: CollectionViewSectionLayout(columns: .fixed(2))),
            section("d"), section("e", layout: CollectionViewSectionLayout(columns: .adaptive(minWidth: 250))),
        ]).map { $0?.width }
        let readable = CollectionViewSectionLayout.readableWidth
        expectEqual(widths, [1_024, 500, readable / 2, readable, 256])
    }

    @Test("insets of a section are within the readable width: its columns begin where the texts of lists do")
    func insets() {
        let insets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let readable = CollectionViewSectionLayout.readableWidth
        let grid = section("a", layout: CollectionViewSectionLayout(insets: insets, columns: .fixed(1)))
        expectEqual(frames([grid]).map { $0?.minX }, [(1_024 - readable) / 2 + 16])
        expectEqual(frames([grid]).map { $0?.width }, [readable - 32])
        let odd = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: .infinity)
        let state = CollectionViewState(sections: [section("b", layout: CollectionViewSectionLayout(insets: odd))])
        expectEqual(state.withReadableWidth.sections.map(\.layout.maximumWidth), [readable])
        let wide = UIEdgeInsets(top: 0, left: 600, bottom: 0, right: 600)
        let narrow = CollectionViewState(sections: [section("c", layout: CollectionViewSectionLayout(insets: wide))])
        expectEqual(narrow.withReadableWidth.sections.map(\.layout.maximumWidth), [readable / 2])
    }

    @Test("the state stays what the app applied; carousels have the width, adaptive columns do not")
    func state() {
        let state = CollectionViewState(sections: [
            section("a"), section("b", layout: CollectionViewSectionLayout(carousel: .paged())),
            section("c", layout: CollectionViewSectionLayout(columns: .adaptive(minWidth: 100))),
        ])
        let readable = CollectionViewSectionLayout.readableWidth
        expectEqual(state.withReadableWidth.sections.map(\.layout.maximumWidth), [readable, readable, nil])
        expect(state.sections.allSatisfy { $0.layout.maximumWidth == nil })
    }
}
