import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections
import SeededRandom

@MainActor
@Suite("Random states")
struct RandomStateTests {
    @Test("after every update a tall screen matches the state exactly", arguments: [1, 2, 3] as [UInt64])
    func tallScreen(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let screen = TestScreen(size: CGSize(width: 320, height: 6_000))
        let ledger = DisplayLedger()
        for number in 0..<100 {
            let random = RandomScreen(using: &generator, maximumRows: 12)
            let isAnimated = Bool.random(using: &generator)
            screen.driver.apply(random.state(number: number, ledger: ledger), animated: isAnimated)
            screen.host.advance(by: isAnimated ? 1 : 0)
            screen.host.layout()
            let shown = shownViews(on: screen)
            guard shown == sorted(random.expectedViews()) else {
                Issue.record("seed \(seed), state \(number): the screen differs from the state")
                return
            }
            expectEqual(ledger.displayedCount, screen.collectionView.visibleCells.count { $0 is BlockCell })
            expectNewestHandlers(on: screen, number: number, ledger: ledger)
        }
    }

    @Test(
        "after every update a scrolled screen is covered by the rows the state has there",
        arguments: [7, 8] as [UInt64]
    )
    func scrolledScreen(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let screen = TestScreen()
        let ledger = DisplayLedger()
        for number in 0..<100 {
            let random = RandomScreen(using: &generator, maximumRows: 40)
            screen.driver.apply(random.state(number: number, ledger: ledger), animated: Bool.random(using: &generator))
            // An update may begin during the animation of another one, and while the user scrolls.
            screen.host.advance(by: TimeInterval.random(in: 0...0.5, using: &generator))
            let range = max(0, screen.collectionView.contentSize.height - 400)
            screen.collectionView.contentOffset.y = (CGFloat.random(in: 0...1, using: &generator) * range).rounded()
            screen.host.advance(by: 1)
            expectRows(of: random, on: screen, "seed \(seed), state \(number)")
            expectEqual(ledger.displayedCount, screen.collectionView.visibleCells.count { $0 is BlockCell })
            expectNewestHandlers(on: screen, number: number, ledger: ledger)
        }
    }

    private func shownViews(on screen: TestScreen) -> [ExpectedView] {
        let cells = screen.collectionView.visibleCells.map { cell in
            let text = (cell as? BlockCell)?.text ?? (cell as? BannerCell)?.text
            return ExpectedView(text: text ?? "", frame: cell.frame, isSupplementary: false)
        }
        let titles = screen.driver.state.sections.indices
            .flatMap { [screen.driver.headerView(inSection: $0), screen.driver.footerView(inSection: $0)] }
            .compactMap { $0 as? TitleView }
            .map { ExpectedView(text: $0.text ?? "", frame: $0.frame, isSupplementary: true) }
        return sorted(cells + titles)
    }

    private func sorted(_ views: [ExpectedView]) -> [ExpectedView] {
        views.sorted { ($0.frame.minY, $0.frame.minX, $0.text) < ($1.frame.minY, $1.frame.minX, $1.text) }
    }

    /// The rows on screen have the order and the texts of the state, without gaps.
    private func expectRows(of random: RandomScreen, on screen: TestScreen, _ place: String) {
        let bounds = screen.collectionView.bounds
        for indexPath in screen.collectionView.indexPathsForVisibleItems {
            let row = random.sections[indexPath.section].rows[indexPath.item]
            let cell = screen.collectionView.cellForItem(at: indexPath)
            expectEqual((cell as? BlockCell)?.text ?? (cell as? BannerCell)?.text, row.text, place)
            expectEqual(cell?.frame.height, row.height, place)
        }
        let content = CGRect(origin: .zero, size: screen.collectionView.contentSize).intersection(bounds)
        let views = shownViews(on: screen).filter { $0.frame.intersects(bounds) }
        guard let first = views.first, let last = views.max(by: { $0.frame.maxY < $1.frame.maxY }) else {
            expect(content.height == 0 || random.expectedViews().isEmpty, place)
            return
        }
        // Rows may be up to 4 points apart.
        expect(first.frame.minY <= content.minY + 4, place)
        expect(last.frame.maxY >= content.maxY - 4, place)
    }

    private func expectNewestHandlers(on screen: TestScreen, number: Int, ledger: DisplayLedger) {
        guard
            let indexPath = screen.collectionView.indexPathsForVisibleItems.first(where: {
                screen.collectionView.cellForItem(at: $0) is BlockCell
            })
        else { return }
        screen.collectionView.delegate?.collectionView?(screen.collectionView, didSelectItemAt: indexPath)
        expectEqual(ledger.selectedState, number)
    }
}
