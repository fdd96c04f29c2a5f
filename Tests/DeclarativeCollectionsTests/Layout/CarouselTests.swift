import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Carousels")
struct CarouselTests {
    let screen: TestScreen
    let log = Log()

    init() { screen = TestScreen() }

    static let insets = UIEdgeInsets(top: 4, left: 16, bottom: 6, right: 20)

    func section(
        _ rows: [BlockItem],
        carousel: CollectionViewSectionCarousel = .free(itemWidth: .points(100)),
        identifier: String = "ads"
    ) -> CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: identifier,
            header: TitleElement("Header"),
            items: rows,
            layout: CollectionViewSectionLayout(insets: Self.insets, columnSpacing: 8, carousel: carousel)
        )
    }

    func rows(_ range: Range<Int>) -> [BlockItem] { range.map { BlockItem($0, text: "\($0)", height: 40) } }

    /// The collection view in the row of a carousel.
    func carousel(_ section: Int = 0, in screen: TestScreen? = nil) -> UICollectionView? {
        let collectionView = (screen ?? self.screen).collectionView
        let cell = collectionView.cellForItem(at: IndexPath(item: 0, section: section)) as? CarouselCell
        return cell?.contentView.subviews.first as? UICollectionView
    }

    /// The texts of the rows on the screen and their frames in the window, from left to right.
    func shown(_ section: Int = 0, in screen: TestScreen? = nil) -> [(text: String, frame: CGRect)] {
        guard let carousel = carousel(section, in: screen) else { return [] }
        let cells = carousel.visibleCells.compactMap { $0 as? BlockCell }
        return cells.map { ($0.text ?? "", $0.convert($0.bounds, to: nil)) }.sorted { $0.1.minX < $1.1.minX }
    }

    var texts: [String] { shown().map(\.text) }

    // MARK: Frames

    @Test("rows are beside each other, as high as the highest; insets and spacing scroll with them")
    func frames() {
        var rows = rows(0..<4)
        rows[3].height = 70
        screen.apply(CollectionViewState(sections: [section(rows)]))
        expectEqual(screen.frame(0), CGRect(x: 0, y: 34, width: 320, height: 70))
        expectEqual(
            shown().map(\.frame),
            [
                CGRect(x: 16, y: 34, width: 100, height: 70), CGRect(x: 124, y: 34, width: 100, height: 70),
                CGRect(x: 232, y: 34, width: 100, height: 70),
            ]
        )
        expectEqual(carousel()?.contentSize, CGSize(width: 16 + 4 * 108 - 8 + 20, height: 70))
        expectEqual(screen.driver.frame(ofSection: 0), CGRect(x: 0, y: 0, width: 320, height: 110))
    }

    @Test(
        "widths of rows are points, parts of the room or leave a part of the next row",
        arguments: [
            (CollectionViewSectionCarousel.ItemWidth.points(120), CGFloat(120)), (.fraction(1), 284),
            (.fraction(0.5), 138), (.peek(0), 284), (.peek(40), 256), (.points(-5), 0.5), (.points(.nan), 0.5),
            (.fraction(0), 0.5),
            (.peek(.infinity), 284), (.peek(5_000), 0.5),
        ]
    )
    func widths(_ width: CollectionViewSectionCarousel.ItemWidth, _ expected: CGFloat) {
        let layout = CollectionViewSectionLayout(
            insets: Self.insets,
            columnSpacing: 8,
            carousel: CollectionViewSectionCarousel(itemWidth: width)
        )
        let metrics = CarouselMetrics(width: 320, layout: layout, scale: 2)
        expectEqual(metrics.width(of: 0), expected)
        expectEqual(metrics.length(of: 0), 320)
    }

    @Test(
        "with larger texts rows get wider, up to the room",
        arguments: [
            (CollectionViewSectionCarousel.ItemWidth.points(120), CGFloat(180)), (.points(250), 284),
            (.points(400), 400),
            (.fraction(0.5), 211), (.fraction(0.9), 284), (.peek(40), 256),
        ]
    )
    func textScale(_ width: CollectionViewSectionCarousel.ItemWidth, _ expected: CGFloat) {
        let layout = CollectionViewSectionLayout(
            insets: Self.insets,
            columnSpacing: 8,
            carousel: CollectionViewSectionCarousel(itemWidth: width)
        )
        expectEqual(CarouselMetrics(width: 320, layout: layout, scale: 2, textScale: 1.5).width(of: 0), expected)
    }

    @Test("rows as wide as their content follow each other, and scrolling ends at their edges")
    func contentWidths() {
        func metrics(_ stops: CollectionViewSectionCarousel.Stops, _ widths: [CGFloat]) -> CarouselMetrics {
            let carousel = CollectionViewSectionCarousel(itemWidth: .content, stops: stops)
            let layout = CollectionViewSectionLayout(
                insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 20),
                columnSpacing: 10,
                carousel: carousel
            )
            return CarouselMetrics(width: 320, layout: layout, scale: 2, count: widths.count) { widths[$0] }
        }
        let widths: [CGFloat] = [50.2, 400, 0, .infinity, 100, 100]
        let rows = metrics(.rows, widths)
        let expected: [CGFloat] = [50.5, 284, 0.5, 284, 100, 100]
        var position: CGFloat = 16
        for (index, width) in expected.enumerated() {
            expectEqual(rows.width(of: index), width)
            expectEqual(rows.position(of: index), position)
            expectEqual(rows.distance(of: index), position - 16)
            expectEqual(rows.place(at: position - 16 + width / 2).item, index)
            // A row is among those of any part of the content that it is in, and of no other.
            for start in stride(from: CGFloat(0), to: 1_000, by: 33) {
                let isInside = position < start + 320 && position + width > start
                expectEqual(
                    rows.items(from: start, to: start + 320, of: 6).contains(index),
                    isInside,
                    "\(index) from \(start)"
                )
            }
            position += width + 10
        }
        expectEqual(rows.length(of: 6), position - 10 + 20)
        let strange = metrics(.rows, [-5, .nan, .greatestFiniteMagnitude, -.infinity])
        expectEqual((0..<4).map { strange.width(of: $0) }, [0.5, 284, 284, 0.5])
        expect(rows.length(of: 0) == 320 && metrics(.rows, []).length(of: 0) == 320)
        expectEqual(rows.stop(near: 20, from: 0, velocity: 0, of: 6), 0)
        expectEqual(rows.stop(near: 40, from: 0, velocity: 0, of: 6), 60.5)
        expectEqual(metrics(.pages, widths).stop(near: 900, from: 0, velocity: 1, of: 6), 60.5)
        expectEqual(metrics(.pages, widths).stop(near: 0, from: 354.5, velocity: -1, of: 6), 60.5)
        expectEqual(metrics(.anywhere, widths).distance(showing: 1, from: 0, of: 6), 60.5)
    }

    @Test("on wide screens a maximum width centers the first row")
    func maximumWidth() {
        let layout = CollectionViewSectionLayout(
            columnSpacing: 8,
            maximumWidth: 600,
            carousel: .paged(peek: 0)
        )
        let metrics = CarouselMetrics(width: 1_000, layout: layout, scale: 2)
        expectEqual(metrics.leading, 200)
        expectEqual(metrics.width(of: 0), 600)
    }

    @Test("scrolling ends where the stops say")
    func stops() {
        func metrics(_ stops: CollectionViewSectionCarousel.Stops) -> CarouselMetrics {
            let carousel = CollectionViewSectionCarousel(itemWidth: .points(100), stops: stops)
            let layout = CollectionViewSectionLayout(columnSpacing: 10, carousel: carousel)
            return CarouselMetrics(width: 320, layout: layout, scale: 2)
        }
        // Ten rows are 1,090 points long and scroll by up to 770.
        func stop(_ stops: CollectionViewSectionCarousel.Stops, _ proposed: CGFloat, from: CGFloat, _ velocity: CGFloat)
            -> CGFloat
        { metrics(stops).stop(near: proposed, from: from, velocity: velocity, of: 10) }
        expectEqual(stop(.anywhere, 333, from: 0, 1), 333)
        expectEqual(stop(.rows, 333, from: 0, 1), 330)
        expectEqual(stop(.rows, 760, from: 0, 1), 770)
        expectEqual(stop(.pages, 700, from: 0, 1), 110)
        expectEqual(stop(.pages, 40, from: 0, 0), 0)
        expectEqual(stop(.pages, 80, from: 0, 0), 110)
        expectEqual(stop(.pages, 0, from: 330, -1), 220)
        expectEqual(stop(.pages, 0, from: 0, -1), 0)
        expectEqual(stop(.pages, 900, from: 770, 1), 770)
        // At the end, the row before the one that is cut off at the leading edge is a page back.
        expectEqual(stop(.pages, 600, from: 770, -1), 660)
    }

    @Test("in right-to-left layouts the first row is at the right, and rows keep their places as others are added")
    func rightToLeft() {
        let screen = TestScreen(layoutDirection: .rightToLeft)
        screen.apply(CollectionViewState(sections: [section(rows(0..<10))]))
        expectEqual(shown(in: screen).map(\.text), ["2", "1", "0"])
        // The insets are 16 points at the leading edge, which is at the right.
        expectEqual(shown(in: screen).last?.frame.maxX, 304)
        screen.apply(CollectionViewState(sections: [section(rows(0..<12))]))
        expectEqual(shown(in: screen).map(\.text), ["2", "1", "0"])
        let carousel = carousel(in: screen)
        carousel?.contentOffset.x -= 540
        screen.host.layout()
        let frames = shown(in: screen).map(\.frame)
        expectEqual(shown(in: screen).map(\.text), ["7", "6", "5", "4"])
        screen.apply(CollectionViewState(sections: [section(rows(2..<14))]))
        expectEqual(shown(in: screen).map(\.text), ["7", "6", "5", "4"])
        expectEqual(shown(in: screen).map(\.frame), frames)
        screen.apply(CollectionViewState(sections: [section(rows(4..<5))]))
        expectEqual(shown(in: screen).map(\.frame.maxX), [304])
    }

    // MARK: Work

    @Test("only visible rows get cells, and each row is measured once")
    func work() {
        let meter = SizeMeter()
        func state(_ count: Int) -> CollectionViewState {
            let rows = (0..<count).map { BlockItem($0, text: "\($0)", meter: meter) }
            return CollectionViewState(sections: [section(rows)])
        }
        screen.apply(state(1_000))
        expectEqual(meter.count, 1_000)
        expectEqual(carousel()?.visibleCells.count, 3)
        screen.apply(state(1_000))
        expectEqual(meter.count, 1_000)
        screen.apply(state(1_001))
        expectEqual(meter.count, 1_001)
    }

    @Test("a changed row is updated in its cell, and the others are not")
    func update() {
        screen.apply(CollectionViewState(sections: [section(rows(0..<3))]))
        let cells = carousel()?.visibleCells.compactMap { $0 as? BlockCell } ?? []
        let counts = cells.map(\.updateCount)
        var changed = rows(0..<3)
        changed[1].text = "changed"
        screen.apply(CollectionViewState(sections: [section(changed)]))
        expectEqual(texts, ["0", "changed", "2"])
        let others = zip(cells, counts).filter { $0.0.text != "changed" }
        expect(others.allSatisfy { $0.0.updateCount == $0.1 })
        expectEqual(others.count, 2)
    }

    // MARK: Positions

    @Test("rows that are inserted or deleted before the first visible one do not move it")
    func anchor() {
        screen.apply(CollectionViewState(sections: [section(rows(10..<30))]))
        carousel()?.contentOffset.x = 540
        screen.host.layout()
        expectEqual(texts, ["14", "15", "16", "17"])
        let frames = shown().map(\.frame)
        screen.apply(CollectionViewState(sections: [section(rows(5..<30))]))
        expectEqual(texts, ["14", "15", "16", "17"])
        expectEqual(shown().map(\.frame), frames)
        screen.apply(CollectionViewState(sections: [section(rows(12..<30))]))
        expectEqual(shown().map(\.frame), frames)
        // At the leading end, new rows become visible.
        carousel()?.contentOffset.x = 0
        screen.apply(CollectionViewState(sections: [section(rows(0..<30))]))
        expectEqual(texts, ["0", "1", "2"])
        // Fewer rows than fit are at the leading edge.
        screen.apply(CollectionViewState(sections: [section(rows(0..<1))]))
        expectEqual(shown().map(\.frame.minX), [16])
    }

    @Test("a section becomes a carousel and back; without rows there is none")
    func change() {
        let plain = CollectionViewSection(
            differenceIdentifier: "ads",
            header: TitleElement("Header"),
            items: rows(0..<3)
        )
        screen.apply(CollectionViewState(sections: [plain]))
        expectEqual(screen.texts, ["0", "1", "2"])
        screen.apply(CollectionViewState(sections: [section(rows(0..<3))]))
        expectEqual(texts, ["0", "1", "2"])
        screen.apply(CollectionViewState(sections: [section([])]))
        expect(carousel() == nil)
        screen.apply(CollectionViewState(sections: [plain]))
        expectEqual(screen.texts, ["0", "1", "2"])
    }

    @Test("scrolling to a row scrolls the list and the carousel; a carousel that stops at rows shows it at its start")
    func scrollTo() async {
        let filler = CollectionViewSection(differenceIdentifier: "list", items: (100..<130).map { BlockItem($0) })
        let stopping = CollectionViewSectionCarousel(itemWidth: .points(100), stops: .rows)
        screen.apply(CollectionViewState(sections: [filler, section(rows(0..<30), carousel: stopping)]))
        await expect(screen.driver.scroll(to: 12, in: "ads", animated: false))
        expectEqual(shown(1).first { $0.text == "12" }?.frame.minX, 16)
        await expectEqual(screen.driver.scroll(to: 999, animated: false), false)
        screen.apply(CollectionViewState(sections: [filler, section(rows(0..<30))]))
        await expect(screen.driver.scroll(to: 14, animated: false))
        expect(shown(1).contains { $0.text == "14" && $0.frame.maxX == 300 })
    }

    @Test("duplicate identifiers are reported with their section, and both rows are shown")
    func duplicates() {
        screen.apply(CollectionViewState(sections: [section([BlockItem("a", text: "1"), BlockItem("a", text: "2")])]))
        expectEqual(texts, ["1", "2"])
        guard case .duplicateIdentifiers(let found)? = screen.reports.first else {
            Issue.record("nothing was reported")
            return
        }
        expectEqual(found.first?.section?.identifier.description, "ads")
        expectEqual(screen.reports.count, 1)
    }

    @Test("the description of a state names carousels")
    func description() {
        let text = section(rows(0..<1), carousel: .paged(peek: 24)).debugDescription
        expect(text.contains("carousel of peek(24.0), stops pages"))
    }
}
