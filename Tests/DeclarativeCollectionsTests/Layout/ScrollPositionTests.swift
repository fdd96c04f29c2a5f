import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Scroll position")
struct ScrollPositionTests {
    let screen = TestScreen()

    func rows(_ identifiers: some Sequence<Int>) -> [BlockItem] {
        identifiers.map { BlockItem($0, text: "\($0)", height: CGFloat(40 + $0 % 5 * 10)) }
    }

    func place(of identifier: Int) -> CGFloat? {
        screen.collectionView.visibleCells
            .first { ($0 as? BlockCell)?.text == "\(identifier)" }
            .map { $0.frame.minY - screen.collectionView.contentOffset.y }
    }

    func scroll(to offset: CGFloat) {
        screen.collectionView.contentOffset.y = offset
        screen.host.layout()
    }

    /// The distance between the end of the content and the end of the screen.
    var distanceToEnd: CGFloat {
        let view = screen.collectionView
        return view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.maxY
    }

    @Test("the headers of sections without rows keep their places as rows do")
    func headerOnlySections() {
        func state(_ identifiers: [Int]) -> CollectionViewState {
            CollectionViewState {
                for identifier in identifiers {
                    CollectionViewSection(
                        differenceIdentifier: identifier,
                        header: TitleElement("\(identifier)", height: 90)
                    )
                }
            }
        }
        screen.apply(state(Array(0..<20)))
        scroll(to: 200)
        screen.apply(state([100, 101] + Array(0..<20)))
        let header = screen.driver.headerView(inSection: 4)
        expectEqual((header as? TitleView)?.text, "2")
        expectEqual(header.map { $0.frame.minY - screen.collectionView.contentOffset.y }, -20)
    }

    @Test("a rotation keeps the top row")
    func rotation() {
        screen.apply(rows(0..<100))
        scroll(to: 1_000)
        let top = screen.texts[1].flatMap { Int($0) }
        let before = top.flatMap(place)
        screen.host.configuration.size = CGSize(width: 600, height: 320)
        screen.host.layout()
        expect(before != nil)
        expectEqual(top.flatMap(place), before)
    }

    @Test("a chat is shown from its end")
    func chatStart() {
        screen.driver.pinning = .end
        screen.apply(rows(0..<100))
        expectEqual(distanceToEnd, 0)
        expectEqual(screen.texts.last, "99")
    }

    @Test("a chat that is scrolled back stays in place when messages arrive")
    func chatMiddle() {
        screen.driver.pinning = .end
        screen.apply(rows(0..<100))
        for _ in 0..<10 { scroll(to: screen.collectionView.contentOffset.y - 100) }
        let offset = screen.collectionView.contentOffset.y
        let texts = screen.texts
        screen.apply(rows(0..<110))
        expectEqual(screen.collectionView.contentOffset.y, offset)
        expectEqual(screen.texts, texts)
    }

    @Test("a chat stays at its end when the keyboard appears and when the screen rotates")
    func chatInsets() {
        screen.driver.pinning = .end
        screen.apply(rows(0..<100))
        screen.collectionView.contentInset.bottom = 150
        screen.host.layout()
        expectEqual(distanceToEnd, 0)
        screen.host.configuration.size = CGSize(width: 400, height: 250)
        screen.host.layout()
        expectEqual(distanceToEnd, 0)
        screen.collectionView.contentInset.bottom = 0
        screen.host.layout()
        expectEqual(distanceToEnd, 0)
        expectEqual(screen.texts.last, "99")
    }

    @Test("a feed is not pinned: a page that is appended at the end does not scroll")
    func feed() {
        screen.apply(rows(0..<20))
        scroll(to: screen.collectionView.contentSize.height - 400)
        let offset = screen.collectionView.contentOffset.y
        screen.apply(rows(0..<40))
        expectEqual(screen.collectionView.contentOffset.y, offset)
    }
}
