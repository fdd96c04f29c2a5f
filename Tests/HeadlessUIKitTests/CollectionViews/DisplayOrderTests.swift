import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("The order of display") @MainActor
struct DisplayOrderTests {
    @Test("the data source fills all cells, then each is announced once it has its final place")
    func firstPass() {
        let screen = CollectionScreen(sections: [["a", "b"]])
        expectEqual(screen.log, ["cell 0", "cell 1", "will display 0", "will display 1"])
    }

    @Test("willDisplay comes after the attributes are applied and before the cell is in the view tree")
    func willDisplayComesBeforeTheFirstPaint() {
        let screen = CollectionScreen(sections: [[]])
        var states: [String] = []
        screen.source.onWillDisplay = { cell, _ in
            let applied = (cell as? TestCell)?.appliedFrames.last
            states.append("\(cell.frame.minY) \(applied == cell.frame) \(cell.superview == nil)")
        }
        screen.source.sections = [["a", "b"]]
        screen.collectionView.reloadData()
        screen.layOut()
        expectEqual(states, ["0.0 true true", "44.0 true true"])
        expect(screen.cell(0)?.superview === screen.collectionView)
    }

    @Test("a cell that scrolls out ends its display, the one that scrolls in is announced")
    func scrolling() {
        let screen = CollectionScreen(rows: 10)
        screen.log = []
        screen.scroll(to: 44)
        expectEqual(screen.log, ["did end displaying 0", "cell 4", "will display 4"])
    }

    @Test("willDisplay and didEndDisplaying are always balanced")
    func displayIsBalanced() {
        let screen = CollectionScreen(sections: [["a", "b", "c"], ["d", "e"]], headerHeight: 20)
        screen.scroll(to: 60)
        screen.update([["c", "a"], ["d", "x", "e"]]) {
            $0.deleteItems(at: [path(1)])
            $0.moveItem(at: path(2), to: path(0))
            $0.insertItems(at: [path(1, 1)])
        }
        screen.scroll(to: 10)
        screen.window.clock.advance(by: 0.1)
        screen.update([["c"]]) {
            $0.deleteSections([1])
            $0.deleteItems(at: [path(1)])
        }
        screen.window.clock.advance(by: 1)
        screen.collectionView.reloadData()
        screen.layOut()
        let begun = screen.log.filter { $0.hasPrefix("will display") }.count
        let ended = screen.log.filter { $0.hasPrefix("did end") }.count
        expectEqual(begun - ended, 2)
        let shown = screen.collectionView.visibleCells.map { ObjectIdentifier($0) }
        expectEqual(Set(screen.source.displayed.keys), Set(shown + [ObjectIdentifier(screen.header(0)!)]))
    }

    @Test("headers are created, displayed and removed like cells")
    func headers() {
        let screen = CollectionScreen(sections: [["a", "b"], ["c", "d", "e", "f"]], headerHeight: 20)
        expect(screen.log.contains("header 0") && screen.log.contains("will display header 1"))
        let first = screen.header(0)
        expectEqual(first?.title, "Header 0")
        expectEqual(first?.frame, CGRect(x: 0, y: 0, width: 100, height: 20))
        expectEqual(
            screen.collectionView.indexPathsForVisibleSupplementaryElements(
                ofKind: UICollectionView.elementKindSectionHeader
            ),
            [path(0), path(0, 1)]
        )
        screen.log = []
        screen.scroll(to: 100)
        expectEqual(screen.log.first, "did end displaying 0")
        expect(screen.log.contains("did end displaying header 0"))
        expectEqual(screen.header(0), nil)
        screen.scroll(to: 0)
        expectEqual(screen.header(0)?.reuseCount, 1)
    }

    @Test("reloadData ends all display at once and asks again in the next layout pass")
    func reloadData() {
        let screen = CollectionScreen(sections: [["a", "b"]])
        screen.log = []
        screen.source.sections = [["x"]]
        screen.collectionView.reloadData()
        expectEqual(screen.log, ["did end displaying 0", "did end displaying 1"])
        expect(screen.collectionView.visibleCells.isEmpty)
        screen.layOut()
        expectEqual(screen.visibleTitles, ["x"])
        expectEqual(screen.collectionView.numberOfItems(inSection: 0), 1)
    }

    @Test("reloading from a data source call starts over with the new data")
    func reloadInsideCellForItem() {
        let screen = CollectionScreen(sections: [["a", "b", "c"]])
        var reloads = 0
        screen.source.configure = { _, path in
            guard path.item == 1, reloads == 0 else { return }
            reloads += 1
            screen.source.sections = [["x", "y"]]
            screen.collectionView.reloadData()
        }
        screen.collectionView.reloadData()
        screen.layOut()
        expectEqual(screen.visibleTitles, ["x", "y"])
        expectEqual(screen.source.displayed.count, 2)
    }

    @Test("an update from willDisplay is carried out and nothing is shown twice")
    func updateInsideWillDisplay() {
        let screen = CollectionScreen(sections: [["a", "b"]])
        var updates = 0
        screen.source.onWillDisplay = { _, path in
            guard updates == 0, path.item == 4 else { return }
            updates += 1
            screen.update([["n", "a", "b", "c", "d", "e", "f"]]) {
                $0.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        screen.source.sections = [["a", "b", "c", "d", "e", "f"]]
        screen.collectionView.reloadData()
        screen.layOut()
        screen.scroll(to: 20)
        screen.window.clock.advance(by: 1)
        screen.layOut()
        expectEqual(updates, 1)
        expectEqual(screen.visibleTitles, ["n", "a", "b", "c", "d"])
        expectEqual(screen.source.displayed.count, 5)
        expectEqual(screen.collectionView.subviews.count, 5)
    }

    @Test("elements with a higher z-index are in front of lower ones, both behind the app's own subviews")
    func zOrder() throws {
        let screen = CollectionScreen(sections: [["a", "b"]], headerHeight: 20)
        let overlay = UIView()
        screen.collectionView.addSubview(overlay)
        screen.scroll(to: 20)
        screen.scroll(to: 0)
        expect(screen.collectionView.subviews.last === overlay)
        let order = ElementOrder()
        let views = (0..<4).map { _ in UICollectionReusableView(frame: .zero) }
        let other = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
        other.addSubview(overlay)
        for (view, zIndex) in zip(views, [0, 5, -1, 0]) { order.place(view, zIndex: zIndex, in: other) }
        expectEqual(other.subviews, [views[2], views[0], views[3], views[1], overlay])
        order.place(views[1], zIndex: -2, in: other)
        expect(other.subviews.first === views[1])
    }

    @Test("a new collection view clips and has the system's background")
    func defaults() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
        expect(view.clipsToBounds)
        expectEqual(view.backgroundColor, .systemBackground)
        expect(view.allowsSelection && !view.allowsMultipleSelection)
        expect(view.numberOfSections == 0 && view.indexPathsForSelectedItems == [])
    }

    @Test("the background view fills the visible rectangle behind everything")
    func backgroundView() {
        let screen = CollectionScreen(rows: 20)
        let background = UIView()
        screen.collectionView.backgroundView = background
        screen.layOut()
        screen.scroll(to: 100)
        expectEqual(background.frame, CGRect(x: 0, y: 100, width: 100, height: 176))
        expect(screen.collectionView.subviews.first === background)
    }
}
