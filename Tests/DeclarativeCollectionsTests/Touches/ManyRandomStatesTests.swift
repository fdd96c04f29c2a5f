import Expectations
import Foundation
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections
import SeededRandom

@MainActor
@Suite("Many random states")
struct ManyRandomStatesTests {
    /// A thousand states, or ten thousand with `LONG_TESTS=1`.
    private static let count = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1" ? 2_500 : 250
    private static let screenHeight: CGFloat = 1_200

    @Test(
        "after each of them the screen is what the state alone says, whatever was being animated",
        arguments: [101, 102, 103, 104] as [UInt64]
    )
    func states(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let screen = TestScreen(size: CGSize(width: RandomState.width, height: Self.screenHeight))
        let ledger = RandomStateLedger()
        screen.driver.reportHandler = { _ in }
        var completed = 0
        for number in 0..<Self.count {
            let random = RandomState(using: &generator)
            let isAnimated = Int.random(in: 0...4, using: &generator) == 0
            let state = random.state(number: number, ledger: ledger)
            if number % 16 == 7 {
                // States that are skipped, or interrupted during their animation.
                let other = RandomState(using: &generator).state(number: -1, ledger: ledger)
                screen.driver.apply(other) { completed += 1 }
                screen.host.advance(by: TimeInterval.random(in: 0...0.2, using: &generator))
                completed -= 1
            }
            screen.driver.apply(state, animated: isAnimated) { completed += 1 }
            if isAnimated || number % 16 == 7 {
                screen.host.advance(by: number % 16 == 7 ? 0.6 : 0.3)
            }
            screen.host.layout()
            expectEqual(completed, number + 1)
            if let difference = difference(from: random, number: number, on: screen, ledger: ledger) {
                Issue.record("seed \(seed), state \(number): \(difference)")
                return
            }
        }
    }

    /// The differences between the screen and the model; `nil` if there are none.
    private func difference(
        from random: RandomState,
        number: Int,
        on screen: TestScreen,
        ledger: RandomStateLedger
    ) -> String? {
        let expected = random.expectedViews(screenHeight: Self.screenHeight)
        let cells = screen.collectionView.visibleCells.map { cell in
            let text = (cell as? BlockCell)?.text ?? (cell as? BannerCell)?.text
            return ExpectedView(text: text ?? "", frame: cell.frame, isSupplementary: false)
        }
        // Visible cells are in the order of their items in the state.
        let expectedCells = expected.filter { !$0.isSupplementary }
        guard cells == expectedCells else { return "cells \(cells)\nexpected \(expectedCells)" }
        let driver = screen.driver
        let supplementary = driver.state.sections.indices
            .flatMap {
                [
                    driver.headerView(inSection: $0), driver.footerView(inSection: $0),
                    driver.backgroundView(inSection: $0),
                ]
            }
            .compactMap { $0 as? TitleView }
            .map { ExpectedView(text: $0.text ?? "", frame: $0.frame, isSupplementary: true) }
        let expectedSupplementary = expected.filter(\.isSupplementary)
        guard supplementary == expectedSupplementary else {
            return "supplementary views \(supplementary)\nexpected \(expectedSupplementary)"
        }
        let displayed = ledger.displayed.filter { $0.value != 0 }
        let expectedDisplays = random.expectedDisplays()
        guard displayed == expectedDisplays else { return "displayed \(displayed)\nexpected \(expectedDisplays)" }
        return handlerDifference(from: random, number: number, on: screen, ledger: ledger)
    }

    private func handlerDifference(
        from random: RandomState,
        number: Int,
        on screen: TestScreen,
        ledger: RandomStateLedger
    ) -> String? {
        for (section, content) in random.sections.enumerated() {
            guard let item = content.rows.lastIndex(where: { !$0.isBanner }) else { continue }
            let indexPath = IndexPath(item: item, section: section)
            screen.collectionView.delegate?.collectionView?(screen.collectionView, didSelectItemAt: indexPath)
            let expected = "\(content.rows[item].text) of state \(number)"
            guard ledger.selection == expected else {
                return "selected \(ledger.selection ?? "nothing"), expected \(expected)"
            }
        }
        return nil
    }
}
