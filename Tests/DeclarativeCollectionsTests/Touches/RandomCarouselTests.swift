import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections
import SeededRandom

@MainActor
@Suite("Random states with carousels")
struct RandomCarouselTests {
    /// The displayed rows of a screen: how often each was displayed more than it ended to be.
    private final class Ledger {
        var displayed: [Int: Int] = [:]
        var selection = ""
    }

    @Test("after each of them the screen is that of the state alone", arguments: [11, 12, 13, 14] as [UInt64])
    func states(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let direction: UITraitEnvironmentLayoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
        let screen = TestScreen(layoutDirection: direction)
        let ledger = Ledger()
        for number in 0..<100 {
            let sections = sections(number: number, ledger: ledger, using: &generator)
            let isAnimated = Bool.random(using: &generator)
            screen.driver.apply(CollectionViewState(sections: sections), animated: isAnimated)
            if isAnimated, Bool.random(using: &generator) { screen.host.advance(by: 0.1) }
            screen.driver.apply(CollectionViewState(sections: sections), animated: false)
            screen.host.settle(within: 5)
            let fresh = TestScreen(layoutDirection: direction)
            fresh.apply(CollectionViewState(sections: sections.map { withoutHandlers($0) }))
            scrollToStart(screen)
            expectEqual(picture(of: screen), picture(of: fresh), "seed \(seed), state \(number)")
            let displayed = ledger.displayed.filter { $0.value != 0 }
            let visible = visibleCells(of: screen).reduce(into: [Int: Int]()) { counts, cell in
                counts[Int(cell.text ?? "") ?? -1, default: 0] += 1
            }
            expectEqual(displayed, visible, "seed \(seed), state \(number)")
            let offset = CGFloat.random(in: 0...200, using: &generator)
            screen.collectionView.contentOffset.y = min(offset, max(0, screen.collectionView.contentSize.height - 400))
            screen.host.layout()
        }
    }

    private func sections(
        number: Int,
        ledger: Ledger,
        using generator: inout SeededGenerator
    ) -> [CollectionViewSection] {
        let names = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(.random(in: 0...4, using: &generator))
        let widths: [CollectionViewSectionCarousel.ItemWidth] = [.points(90), .fraction(0.5), .peek(30)]
        let stops: [CollectionViewSectionCarousel.Stops] = [.anywhere, .rows, .pages]
        return names.map { name in
            let rows = (0..<12).shuffled(using: &generator).prefix(.random(in: 0...9, using: &generator))
            let carousel = CollectionViewSectionCarousel(
                itemWidth: widths.randomElement(using: &generator) ?? .points(90),
                stops: stops.randomElement(using: &generator) ?? .anywhere
            )
            let isCarousel = Int.random(in: 0..<4, using: &generator) > 0
            return CollectionViewSection(
                differenceIdentifier: name,
                header: Bool.random(using: &generator) ? TitleElement(name) : nil,
                items: rows.map { row in
                    BlockItem(row, text: "\(row)", height: CGFloat(40 + row % 3 * 20))
                        .willDisplay { ledger.displayed[row, default: 0] += 1 }
                        .didEndDisplaying { ledger.displayed[row, default: 0] -= 1 }
                },
                layout: CollectionViewSectionLayout(
                    insets: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 12),
                    columnSpacing: 6,
                    carousel: isCarousel ? carousel : nil
                )
            )
        }
    }

    private func withoutHandlers(_ section: CollectionViewSection) -> CollectionViewSection {
        var copy = section
        copy.items = section.items.map { item in
            guard var row = item.base as? BlockItem else { return item }
            row.willDisplayHandler = nil
            row.didEndDisplayingHandler = nil
            return row.diffableItem
        }
        return copy
    }

    private func carousels(in screen: TestScreen) -> [UICollectionView] {
        screen.collectionView.visibleCells.compactMap {
            ($0 as? CarouselCell)?.contentView.subviews.first as? UICollectionView
        }
    }

    private func scrollToStart(_ screen: TestScreen) {
        // Rows that are measured above others move them.
        for _ in 0..<3 {
            screen.collectionView.contentOffset.y = 0
            screen.host.layout()
        }
        for carousel in carousels(in: screen) {
            let isMirrored = carousel.effectiveUserInterfaceLayoutDirection == .rightToLeft
            carousel.contentOffset.x = isMirrored ? carousel.contentSize.width - carousel.bounds.width : 0
        }
        screen.host.layout()
    }

    private func visibleCells(of screen: TestScreen) -> [BlockCell] {
        let cells = screen.collectionView.visibleCells + carousels(in: screen).flatMap(\.visibleCells)
        return cells.compactMap { $0 as? BlockCell }
    }

    /// The rows on the screen with their frames.
    private func picture(of screen: TestScreen) -> [String] {
        visibleCells(of: screen).map { "\($0.text ?? "") \($0.convert($0.bounds, to: nil))" }.sorted()
    }
}
