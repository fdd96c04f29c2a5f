import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension CarouselTests {
    private func swipe(from start: CGFloat, to end: CGFloat) {
        screen.host.flick(from: CGPoint(x: start, y: 50), to: CGPoint(x: end, y: 50), duration: 0.1)
        expect(screen.host.settle(within: 10))
    }

    private var distance: CGFloat { carousel()?.contentOffset.x ?? -1 }

    @Test("a swipe scrolls pages by one, rows to a row, and free carousels anywhere")
    func swipes() {
        func apply(_ stops: CollectionViewSectionCarousel.Stops) {
            let carousel = CollectionViewSectionCarousel(itemWidth: .points(100), stops: stops)
            screen.apply(CollectionViewState(sections: [section(rows(0..<60), carousel: carousel)]))
        }
        apply(.pages)
        swipe(from: 300, to: 100)
        expectEqual(distance, 108)
        swipe(from: 300, to: 100)
        expectEqual(distance, 216)
        swipe(from: 100, to: 300)
        expectEqual(distance, 108)
        apply(.rows)
        swipe(from: 300, to: 100)
        expect(distance > 300)
        expectEqual(distance.truncatingRemainder(dividingBy: 108), 0)
        apply(.anywhere)
        swipe(from: 300, to: 37)
        let free = distance
        expect(free > 400)
        expect(shown().count >= 3)
    }

    @Test("in right-to-left layouts a swipe to the right goes on")
    func mirroredSwipe() {
        let screen = TestScreen(layoutDirection: .rightToLeft)
        let paged = CollectionViewSectionCarousel(itemWidth: .points(100), stops: .pages)
        screen.apply(CollectionViewState(sections: [section(rows(0..<20), carousel: paged)]))
        screen.host.flick(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 300, y: 50), duration: 0.1)
        expect(screen.host.settle(within: 10))
        expectEqual(shown(in: screen).last { $0.frame.maxX <= 320 }?.text, "1")
        expectEqual(shown(in: screen).last { $0.frame.maxX <= 320 }?.frame.maxX, 304)
    }

    @Test("a vertical drag on a carousel scrolls the list, a horizontal one the carousel")
    func directions() {
        let filler = CollectionViewSection(differenceIdentifier: "list", items: (100..<130).map { BlockItem($0) })
        screen.apply(CollectionViewState(sections: [section(rows(0..<30)), filler]))
        screen.host.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 40))
        expect(screen.host.settle(within: 10))
        expect(screen.collectionView.contentOffset.y > 5)
        expectEqual(distance, 0)
        screen.collectionView.contentOffset.y = 10
        screen.host.layout()
        let offset = screen.collectionView.contentOffset.y
        let y = 50 - offset
        screen.host.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 140, y: y))
        expect(distance > 40)
        expectEqual(screen.collectionView.contentOffset.y, offset)
    }

    @Test("a carousel that leaves the screen and returns is scrolled as before; others begin at the start")
    func reuse() {
        let filler = { (name: String) in
            CollectionViewSection(
                differenceIdentifier: name,
                items: (0..<30).map { BlockItem("\(name) \($0)") }
            )
        }
        let other = section(rows(0..<20), identifier: "other")
        screen.apply(CollectionViewState(sections: [section(rows(0..<20)), filler("a"), other, filler("b")]))
        swipe(from: 300, to: 200)
        let before = texts
        expect(before.first != "0")
        let offset = distance
        screen.collectionView.contentOffset.y = 1_500
        screen.host.layout()
        expectEqual(shown(2).first?.text, "0")
        screen.collectionView.contentOffset.y = 0
        screen.host.layout()
        expectEqual(texts, before)
        expectEqual(distance, offset)
    }

    @Test("taps call the newest handlers of rows")
    func taps() {
        func state(_ name: String) -> CollectionViewState {
            let rows = rows(0..<5).map { row in row.didSelect { [log] in log.add("\(name) \(row.text)") } }
            return CollectionViewState(sections: [section(rows)])
        }
        screen.apply(state("old"))
        screen.host.tap(at: CGPoint(x: 150, y: 50))
        screen.apply(state("new"))
        screen.host.tap(at: CGPoint(x: 150, y: 50))
        screen.host.tap(at: CGPoint(x: 120, y: 50))
        expectEqual(log.entries, ["old 1", "new 1"])
    }

    @Test("a state that a row's handler applies is shown")
    func reentrancy() {
        let rows = rows(0..<3).map { row in
            row.didSelect { [screen, section = self.section([BlockItem(9, text: "9")])] in
                screen.driver.apply(CollectionViewState(sections: [section]), animated: false)
            }
        }
        screen.apply(CollectionViewState(sections: [section(rows)]))
        screen.host.tap(at: CGPoint(x: 150, y: 50))
        screen.host.layout()
        expectEqual(texts, ["9"])
    }

    @Test("rows in carousels and in lists share one selection")
    func selection() {
        let list = CollectionViewSection(differenceIdentifier: "list", items: [BlockItem("row", text: "row")])
        func apply(_ selection: CollectionViewSelection) {
            var selection = selection
            selection.didChangeHandler = { [log] in
                log.add($0.identifiers.map(\.description).sorted().joined(separator: " "))
            }
            screen.apply(CollectionViewState(selection: selection, sections: [section(rows(0..<5)), list]))
        }
        var selected: [String] {
            let outer = screen.collectionView.visibleCells.filter(\.isSelected).compactMap { ($0 as? BlockCell)?.text }
            let inner = carousel()?.visibleCells.filter(\.isSelected).compactMap { ($0 as? BlockCell)?.text } ?? []
            return inner.sorted() + outer
        }
        let inCarousel = CGPoint(x: 150, y: 50)
        let inList = CGPoint(x: 150, y: 105)
        apply(.single("row"))
        expectEqual(selected, ["row"])
        screen.host.tap(at: inCarousel)
        expectEqual(selected, ["1"])
        expectEqual(log.entries, ["1"])
        expect(screen.driver.state.selection.contains(1))
        apply(screen.driver.state.selection)
        expectEqual(selected, ["1"])
        log.entries = []
        apply(.multiple([AnyHashable("row"), AnyHashable(2)]))
        expectEqual(selected, ["2", "row"])
        screen.host.tap(at: inCarousel)
        expectEqual(selected, ["1", "2", "row"])
        screen.host.tap(at: inList)
        screen.host.tap(at: inCarousel)
        expectEqual(selected, ["2"])
        expectEqual(log.entries, ["1 2 row", "1 2", "2"])
    }

    @Test("a row in a carousel counts as seen only while the carousel is on the screen")
    func impressions() {
        let filler = CollectionViewSection(
            differenceIdentifier: "list",
            items: (100..<130).map { BlockItem($0, height: 39) }
        )
        let seen = rows(0..<5).map { row in
            row.impression(visibleFraction: 0.5, dwellTime: 1) { [log] in log.add(row.text) }
        }
        screen.apply(CollectionViewState(sections: [filler, section(seen)]))
        // The carousel is below the filler (1,170 points), its header (30) and an inset (4), and 40 points high.
        screen.collectionView.contentOffset.y = 1_204 + 10 - 400
        screen.host.layout()
        screen.host.advance(by: 2)
        expect(carousel(1) != nil)
        expect(log.entries.isEmpty)
        screen.collectionView.contentOffset.y = 1_204 + 30 - 400
        screen.host.layout()
        screen.host.advance(by: 2)
        expectEqual(log.entries.sorted(), ["0", "1", "2"])
    }

    @Test("an inserted row fades in while the others move")
    func animation() {
        screen.apply(CollectionViewState(sections: [section(rows(0..<2))]))
        screen.driver.apply(CollectionViewState(sections: [section([BlockItem(9, text: "9")] + rows(0..<2))]))
        screen.host.advance(by: 0.1)
        let moving = carousel()?.visibleCells.first { ($0 as? BlockCell)?.text == "0" }
        let x = moving?.layer.presentation()?.frame.minX ?? 0
        expect(x > 16 && x < 124)
        expect(screen.host.settle(within: 5))
        expectEqual(texts, ["9", "0", "1"])
    }

    @Test("rotation keeps the first row")
    func rotation() {
        screen.apply(CollectionViewState(sections: [section(rows(0..<20), carousel: .paged())]))
        swipe(from: 300, to: 100)
        swipe(from: 300, to: 100)
        expect(texts.contains("2"))
        screen.host.configuration.size = CGSize(width: 500, height: 300)
        screen.host.layout()
        expectEqual(shown().first { $0.frame.minX >= 0 }?.text, "2")
        expectEqual(shown().first { $0.frame.minX >= 0 }?.frame.width, 464)
    }
}

extension CarouselTests {
    private func pagedSection(_ count: Int, width: CollectionViewSectionCarousel.ItemWidth = .peek(0))
        -> CollectionViewSection
    {
        let paged = CollectionViewSectionCarousel(itemWidth: width, stops: .pages, hasPageIndicator: true)
        return section(rows(0..<count), carousel: paged).onPageChange { [log] in log.entries.append("page \($0)") }
    }

    private var control: UIPageControl? {
        carousel()?.superview?.subviews.compactMap { $0 as? UIPageControl }.first
    }

    @Test("dots show the page while rows are swiped, and each other page is told once")
    func pages() async {
        screen.apply(CollectionViewState(sections: [pagedSection(3)]))
        expectEqual(control?.numberOfPages, 3)
        expectEqual(control?.frame, CGRect(x: 0, y: 40, width: 320, height: 26))
        expectEqual(screen.frame(0)?.height, 66)
        swipe(from: 300, to: 60)
        expectEqual(log.entries, ["page 1"])
        swipe(from: 300, to: 60)
        expect(log.entries == ["page 1", "page 2"] && control?.currentPage == 2)
        // At the end another swipe changes nothing.
        swipe(from: 300, to: 60)
        expectEqual(log.entries.count, 2)
        // An equal state with another handler keeps the page.
        screen.apply(
            CollectionViewState(sections: [pagedSection(3).onPageChange { [log] in log.entries.append("new \($0)") }])
        )
        swipe(from: 60, to: 300)
        expect(log.entries.last == "new 1" && control?.currentPage == 1)
    }

    @Test("a tap on the dots scrolls, also for VoiceOver")
    func taps() async {
        screen.apply(CollectionViewState(sections: [pagedSection(4)]))
        control?.accessibilityIncrement()
        for _ in 0..<50 where distance == 0 {
            await Task.yield()
            screen.host.settle(within: 5)
        }
        expect(distance == 292 && control?.currentPage == 1)
        expectEqual(log.entries, ["page 1"])
    }

    @Test("rows that leave take their pages with them; without a second page there are no dots")
    func pageCounts() {
        screen.apply(CollectionViewState(sections: [pagedSection(5)]))
        swipe(from: 300, to: 60)
        screen.apply(CollectionViewState(sections: [pagedSection(2)]))
        expect(control?.numberOfPages == 2 && control?.currentPage == 1)
        screen.apply(CollectionViewState(sections: [pagedSection(1)]))
        expect(control == nil)
        expectEqual(screen.frame(0)?.height, 40)
        screen.apply(CollectionViewState(sections: [pagedSection(9, width: .fraction(0.5))]))
        // Two rows are in sight, so the last row but one is at the leading inset of the last page.
        expectEqual(control?.numberOfPages, 8)
    }

    @Test("the number of dots follows the width, and there are none where all rows fit")
    func otherWidths() {
        screen.apply(CollectionViewState(sections: [pagedSection(5, width: .points(100))]))
        expectEqual(control?.numberOfPages, 4)
        expectEqual(screen.frame(0)?.height, 66)
        screen.host.configuration.size.width = 800
        screen.host.layout()
        expect(control == nil)
        expect(screen.frame(0)?.height == 40 && carousel()?.frame.height == 40)
        screen.host.configuration.size.width = 320
        screen.host.layout()
        expectEqual(control?.numberOfPages, 4)
        expect(control?.frame.minY == 40 && carousel()?.frame.height == 40)
    }

    @Test("rows that come and go with an animation have their dots at once")
    func animatedPages() {
        screen.driver.apply(CollectionViewState(sections: [pagedSection(2)]), animated: false)
        screen.host.layout()
        screen.driver.apply(CollectionViewState(sections: [pagedSection(5)]), animated: true)
        screen.host.layout()
        expectEqual(control?.numberOfPages, 5)
        screen.host.settle(within: 5)
        screen.driver.apply(CollectionViewState(sections: [pagedSection(3)]), animated: true)
        screen.host.settle(within: 5)
        expect(control?.numberOfPages == 3 && control?.currentPage == 0)
    }

    @Test("the handler of a page may apply a state, as a screen does that shows the page elsewhere")
    func applying() {
        var page = 0
        func state() -> CollectionViewState {
            CollectionViewState(sections: [
                section(
                    rows(0..<4),
                    carousel: .paged(hasPageIndicator: true)
                )
                .onPageChange { [screen] number in
                    page = number
                    screen.driver.apply(state(), animated: true)
                },
                CollectionViewSection(differenceIdentifier: "label", items: [BlockItem("label", text: "Page \(page)")]),
            ])
        }
        screen.apply(state())
        swipe(from: 300, to: 60)
        swipe(from: 300, to: 60)
        expect(page == 2 && distance == 584 && control?.currentPage == 2)
        let label = screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 1)) as? BlockCell
        expectEqual(label?.text, "Page 2")
    }
}
