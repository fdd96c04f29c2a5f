import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Handlers of rows")
struct HandlerTests {
    private let screen = TestScreen()
    private let log = Log()

    /// A point in the row at an index; all rows are 50 points high.
    private func point(_ item: Int) -> CGPoint {
        CGPoint(x: 100, y: 50 * item + 25)
    }

    private func row(_ name: String, text: String = "") -> BlockItem {
        BlockItem(name, text: text).didSelect { [log] in log.add("select \(name)") }
    }

    @Test("a tap highlights the row, and calls its handler once when the finger is lifted")
    func tap() {
        screen.apply([row("a"), row("b")])
        screen.host.touchDown(at: point(1))
        screen.host.advance(by: 0.3)
        expectEqual(screen.cell(1)?.isHighlighted, true)
        expect(log.entries.isEmpty)
        screen.host.touchUp(at: point(1))
        expectEqual(log.entries, ["select b"])
        expectEqual(screen.cell(1)?.isHighlighted, false)
        expectEqual(screen.collectionView.indexPathsForSelectedItems?.isEmpty, true)
    }

    @Test("a drag cancels the tap")
    func drag() {
        screen.apply((0..<20).map { row("\($0)") })
        screen.host.touchDown(at: point(3))
        screen.host.advance(by: 0.3)
        screen.host.touchMoved(to: CGPoint(x: 100, y: 60))
        screen.host.touchMoved(to: CGPoint(x: 100, y: 20))
        screen.host.touchUp(at: CGPoint(x: 100, y: 20))
        expect(log.entries.isEmpty)
        expect(screen.collectionView.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test("rows that are disabled or have no handler are neither highlighted nor selected")
    func notSelectable() {
        screen.apply([row("a").enabled(false), BlockItem("b")])
        for item in 0..<2 {
            screen.host.touchDown(at: point(item))
            screen.host.advance(by: 0.3)
            expectEqual(screen.cell(item)?.isHighlighted, false)
            screen.host.touchUp(at: point(item))
        }
        expect(log.entries.isEmpty)
    }

    @Test("a long press calls its handler once and no tap follows; elsewhere the touch stays a tap")
    func longPress() {
        screen.apply([row("a").didLongPress { [log] in log.add("press a") }, row("b")])
        screen.host.longPress(at: point(0))
        expectEqual(log.entries, ["press a"])
        screen.host.longPress(at: point(1))
        expectEqual(log.entries, ["press a", "select b"])
    }

    @Test("a touch that is too short for a long press is a tap")
    func shortPress() {
        screen.apply([row("a").didLongPress { [log] in log.add("press a") }])
        screen.host.longPress(at: point(0), duration: 0.4)
        expectEqual(log.entries, ["select a"])
    }

    @Test("the newest handlers are called even if contents are equal, and the cell receives them")
    func newestHandlers() {
        screen.apply([BlockItem("a").didSelect { [log] in log.add("old") }])
        screen.apply([BlockItem("a").didSelect { [log] in log.add("new") }])
        screen.host.tap(at: point(0))
        expectEqual(log.entries, ["new"])
        expectEqual(screen.cell(0)?.updateCount, 1)
        expectEqual(screen.cell(0)?.handlerUpdateCount, 1)
    }

    @Test("a copy with another handler does not change the original")
    func copies() {
        let original = BlockItem("a").didSelect { [log] in log.add("original") }
        let copy = original.didSelect { [log] in log.add("copy") }
        original.didSelectHandler?()
        copy.didSelectHandler?()
        expectEqual(log.entries, ["original", "copy"])
        expectEqual(original, copy)
    }

    @Test("a handler applies the state that removes its own row")
    func removalFromHandler() {
        screen.apply([
            BlockItem("a").didSelect { [screen, log] in
                screen.driver.apply(CollectionViewState(), animated: false) { log.add("applied") }
                log.add("handled")
            }
        ])
        screen.host.tap(at: point(0))
        expectEqual(log.entries, ["handled", "applied"])
        expect(screen.collectionView.visibleCells.isEmpty)
    }

    @Test("a host's delegate is called and can prevent highlighting")
    func hostDelegate() {
        let host = HostDelegate(log: log)
        screen.driver.delegate = host
        screen.apply((0..<20).map { row("\($0)") })
        log.entries = []
        screen.host.tap(at: point(0))
        screen.host.tap(at: point(1))
        screen.collectionView.contentOffset.y = 10
        expectEqual(log.entries, ["select 0", "host select 0", "host scroll"])
    }

    @Test("a host's delegate can prevent deselection")
    func hostDelegateOfSelection() {
        let host = HostDelegate(log: log)
        screen.driver.delegate = host
        screen.apply((0..<3).map { row("\($0)") })
        screen.collectionView.allowsMultipleSelection = true
        for item in [0, 2] {
            let indexPath = IndexPath(item: item, section: 0)
            screen.collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
            screen.host.tap(at: point(item))
        }
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    }
}

private final class HostDelegate: NSObject, UICollectionViewDelegate {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 0
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.add("host select \(indexPath.item)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.add("host scroll")
    }
}
