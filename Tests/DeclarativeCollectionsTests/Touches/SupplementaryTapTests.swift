import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Taps on headers and footers")
struct SupplementaryTapTests {
    private let screen = TestScreen()
    private let log = Log()

    private func apply(_ header: TitleElement) {
        screen.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "main", header: header) {
                    BlockItem("a").didSelect { [log] in log.add("row") }
                }
            }
        )
    }

    @Test("a tap on a header calls its newest handler, a tap on a row the row's")
    func tap() {
        apply(TitleElement("Title").didSelect { [log] in log.add("old") })
        apply(TitleElement("Title").didSelect { [log] in log.add("header") })
        screen.host.tap(at: CGPoint(x: 100, y: 15))
        expectEqual(log.entries, ["header"])
        screen.host.tap(at: CGPoint(x: 100, y: 50))
        expectEqual(log.entries, ["header", "row"])
    }

    @Test("a header without a handler, and a drag that starts on one, do nothing")
    func nothing() {
        apply(TitleElement("Title"))
        screen.host.tap(at: CGPoint(x: 100, y: 15))
        apply(TitleElement("Title").didSelect { [log] in log.add("header") })
        screen.host.drag(from: CGPoint(x: 100, y: 15), to: CGPoint(x: 100, y: 90), steps: 5)
        expect(log.entries.isEmpty)
    }

    @Test("a handler of a header removes the header")
    func removal() {
        apply(
            TitleElement("Title").didSelect { [screen] in
                screen.driver.apply(CollectionViewState(), animated: false)
            }
        )
        screen.host.tap(at: CGPoint(x: 100, y: 15))
        screen.host.layout()
        expect(screen.driver.headerView(inSection: 0) == nil)
        expectEqual(screen.collectionView.numberOfSections, 0)
    }
}
