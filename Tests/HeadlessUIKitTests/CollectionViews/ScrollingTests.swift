import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Scrolling to items and prefetching") @MainActor
struct ScrollingTests {
    nonisolated private static let positions: [(UICollectionView.ScrollPosition, CGFloat)] = [
        (.top, 2200), (.centeredVertically, 2134), (.bottom, 2068), ([], 2068),
    ]

    @Test("an item is scrolled to the requested position", arguments: positions)
    func scrollPositions(position: UICollectionView.ScrollPosition, expected: CGFloat) {
        let screen = CollectionScreen(rows: 100)
        screen.collectionView.scrollToItem(at: path(50), at: position, animated: false)
        expectEqual(screen.collectionView.contentOffset, CGPoint(x: 0, y: expected))
        screen.layOut()
        expect(screen.cell(50) != nil)
    }

    @Test("scrolling stops at the ends of the content and respects the insets")
    func ends() {
        let screen = CollectionScreen(rows: 100)
        screen.collectionView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        screen.collectionView.scrollToItem(at: path(99), at: .top, animated: false)
        expectEqual(screen.collectionView.contentOffset.y, 4244)
        screen.collectionView.scrollToItem(at: path(0), at: .bottom, animated: false)
        expectEqual(screen.collectionView.contentOffset.y, -10)
        screen.collectionView.scrollToItem(at: path(50), at: .top, animated: false)
        expectEqual(screen.collectionView.contentOffset.y, 2190)
    }

    @Test("a layout chooses where a swipe stops, by the velocity in points a millisecond")
    func restingOffset() {
        final class Snapping: UICollectionViewFlowLayout {
            var velocities: [CGFloat] = []

            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint,
                withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                velocities.append(velocity.y)
                return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
            }
        }
        let screen = CollectionScreen(rows: 100)
        let snapping = Snapping()
        snapping.itemSize = CGSize(width: 100, height: 44)
        snapping.minimumLineSpacing = 0
        screen.collectionView.collectionViewLayout = snapping
        screen.layOut()
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 150))
        for step in 1...6 {
            screen.window.clock.advance(by: 1 / 60)
            screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 150 - 20 * CGFloat(step)))
        }
        screen.window.hostTouchUp(at: CGPoint(x: 50, y: 30))
        screen.window.clock.advance(by: 10)
        expect(screen.collectionView.contentOffset.y > 150)
        expectEqual(screen.collectionView.contentOffset.y.truncatingRemainder(dividingBy: 100), 0)
        expectEqual(snapping.velocities.count, 1)
        expect((0.5...2.5).contains(snapping.velocities.first ?? 0))
    }

    @Test("a visible item does not scroll without a position")
    func alreadyVisible() {
        let screen = CollectionScreen(rows: 100)
        screen.scroll(to: 20)
        screen.collectionView.scrollToItem(at: path(2), at: [], animated: false)
        expectEqual(screen.collectionView.contentOffset.y, 20)
        screen.collectionView.scrollToItem(at: path(0), at: [], animated: false)
        expectEqual(screen.collectionView.contentOffset.y, 0)
    }

    @Test("a scroll right after a reload works on the new items")
    func scrollAfterReload() {
        let screen = CollectionScreen(rows: 3)
        screen.source.sections = [(0..<100).map(String.init)]
        screen.collectionView.reloadData()
        screen.collectionView.scrollToItem(at: path(50), at: .top, animated: false)
        screen.layOut()
        expectEqual(screen.visibleTitles.first, "50")
    }

    @Test("an animated scroll shows the rows on its way and ends at the item")
    func animatedScroll() {
        let screen = CollectionScreen(rows: 100)
        screen.collectionView.scrollToItem(at: path(20), at: .top, animated: true)
        expectEqual(screen.collectionView.contentOffset.y, 0)
        screen.window.clock.advance(by: 0.15)
        expect((1...879).contains(screen.collectionView.contentOffset.y))
        screen.window.clock.advance(by: 1)
        screen.layOut()
        expectEqual(screen.collectionView.contentOffset.y, 880)
        expectEqual(screen.visibleTitles.first, "20")
    }

    @Test("the next screenful in the direction of scrolling is prefetched once, nearest first")
    func prefetching() {
        let screen = CollectionScreen(rows: 100)
        let prefetcher = PrefetchSource()
        screen.collectionView.prefetchDataSource = prefetcher
        screen.scroll(to: 44)
        expectEqual(prefetcher.announced, [[5, 6, 7, 8]])
        screen.scroll(to: 88)
        expectEqual(prefetcher.announced, [[5, 6, 7, 8], [9]])
        expect(prefetcher.cancelled.isEmpty)
        screen.scroll(to: 44)
        expectEqual(prefetcher.announced.last, [0])
        expectEqual(prefetcher.cancelled, [[6, 7, 8, 9]])
        screen.collectionView.isPrefetchingEnabled = false
        screen.scroll(to: 2_000)
        expectEqual(prefetcher.announced.count, 3)
    }

    private final class PrefetchSource: NSObject, UICollectionViewDataSourcePrefetching {
        var announced: [[Int]] = []
        var cancelled: [[Int]] = []

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            announced.append(indexPaths.map(\.item))
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            cancelled.append(indexPaths.map(\.item))
        }
    }
}
