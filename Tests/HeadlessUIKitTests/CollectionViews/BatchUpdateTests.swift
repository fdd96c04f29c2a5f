import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Batch updates keep views and animate") @MainActor
struct BatchUpdateTests {
    @Test("cells that survive keep their views, whatever is inserted, deleted and moved around them")
    func survivorsKeepTheirViews() {
        let screen = CollectionScreen(sections: [["a", "b", "c"]])
        let cells = (0..<3).map { screen.cell($0) }
        screen.log = []
        screen.update([["c", "n", "a"]]) {
            $0.deleteItems(at: [path(1)])
            $0.moveItem(at: path(2), to: path(0))
            $0.insertItems(at: [path(1)])
        }
        expect(screen.cell(0) === cells[2])
        expect(screen.cell(2) === cells[0])
        expectEqual(screen.visibleTitles, ["c", "n", "a"])
        expectEqual(screen.log, ["cell 1", "will display 1"])
        screen.window.clock.advance(by: 1)
        expectEqual(screen.log, ["cell 1", "will display 1", "did end displaying 1"])
    }

    @Test("deletes count by the old order, inserts by the new one")
    func oldAndNewCoordinates() {
        let screen = CollectionScreen(sections: [["a", "b", "c"]])
        screen.update([["x", "b", "y"]]) {
            $0.insertItems(at: [path(0), path(2)])
            $0.deleteItems(at: [path(0), path(2)])
        }
        expectEqual(screen.visibleTitles, ["x", "b", "y"])
    }

    @Test("cells have the size of the new bounds if the data source resizes the collection view during an update")
    func resizedDuringUpdate() {
        let screen = CollectionScreen(sections: [["a", "b"]])
        screen.layout.invalidatesForBoundsChange = { _ in true }
        screen.source.configure = { [collectionView = screen.collectionView] _, _ in
            collectionView.frame.size.width = 80
        }
        screen.update([["a", "n", "b"]]) { $0.insertItems(at: [path(1)]) }
        screen.window.clock.advance(by: 1)
        screen.layOut()
        expectEqual((0..<3).map { screen.cell($0)?.frame.width }, [80, 80, 80])
    }

    @Test("an inserted cell fades in at its place, a deleted one fades out, a moved one travels")
    func animation() throws {
        let screen = CollectionScreen(sections: [["a", "b", "c"]])
        let a = try require(screen.cell(0))
        let b = try require(screen.cell(1))
        let c = try require(screen.cell(2))
        screen.update([["n", "c", "a"]]) {
            $0.deleteItems(at: [path(1)])
            $0.moveItem(at: path(2), to: path(1))
            $0.insertItems(at: [path(0)])
        }
        let inserted = try require(screen.cell(0))
        screen.window.clock.advance(by: 0.125)
        func presented(_ view: UIView) throws -> CALayer { try require(view.layer.presentation()) }
        expect(try (0.1...0.9).contains(presented(inserted).opacity))
        expect(try (0.1...0.9).contains(presented(b).opacity))
        expect(try (1...87).contains(presented(a).frame.minY))
        expect(try (45...87).contains(presented(c).frame.minY))
        expect(inserted.frame.minY == 0 && c.frame.minY == 44 && a.frame.minY == 88)
        expect(b.superview === screen.collectionView)
        screen.window.clock.advance(by: 1)
        expectEqual(inserted.alpha, 1)
        expectEqual(b.superview, nil)
    }

    @Test("the completion is called once, with true, when the animation is over")
    func completion() {
        let screen = CollectionScreen(sections: [["a"]])
        var calls: [Bool] = []
        screen.update([["a", "b"]], completion: { calls.append($0) }) { $0.insertItems(at: [path(1)]) }
        screen.window.clock.advance(by: 0.1)
        expect(calls.isEmpty)
        screen.window.clock.advance(by: 1)
        expectEqual(calls, [true])
    }

    @Test("the completion is called at once without animations, and in the next turn where nothing moves")
    func completionWithoutAnimation() {
        let screen = CollectionScreen(sections: [["a"]])
        var calls: [Bool] = []
        UIView.performWithoutAnimation {
            screen.update([["b"]], completion: { calls.append($0) }) { $0.reloadItems(at: [path(0)]) }
        }
        expectEqual(calls, [true])
        expectEqual(screen.collectionView.subviews.count, 1)

        let away = CollectionScreen(sections: [["a"]], inWindow: false)
        away.update([["a", "b"]], completion: { calls.append($0) }) { $0.insertItems(at: [path(1)]) }
        expectEqual(calls, [true])
        away.window.clock.advance(by: 0)
        expectEqual(calls, [true, true])
        expectEqual(away.visibleTitles, ["a", "b"])

        screen.collectionView.performBatchUpdates(nil) { calls.append($0) }
        screen.window.clock.advance(by: 0)
        expectEqual(calls, [true, true, true])
    }

    @Test("a nested batch belongs to the outer one")
    func nestedBatches() {
        let screen = CollectionScreen(sections: [["a"]])
        var calls = 0
        screen.layout.logsUpdates = true
        screen.layout.log = []
        screen.update([["x", "a", "y"]], completion: { _ in calls += 1 }) { view in
            view.performBatchUpdates({ view.insertItems(at: [path(0)]) }, completion: { _ in calls += 1 })
            view.insertItems(at: [path(2)])
        }
        expectEqual(screen.layout.log, ["prepare", "prepare for 2 updates", "finalize updates"])
        screen.window.clock.advance(by: 1)
        expectEqual(calls, 2)
        expectEqual(screen.visibleTitles, ["x", "a", "y"])
    }

    @Test("a change outside a batch is a batch of its own")
    func singleChange() {
        let screen = CollectionScreen(sections: [["a", "b"]])
        screen.source.sections = [["b"]]
        screen.collectionView.deleteItems(at: [path(0)])
        expectEqual(screen.visibleTitles, ["b"])
    }

    @Test("sections are inserted, deleted and moved with their items and headers")
    func sections() {
        let screen = CollectionScreen(sections: [["a"], ["b"], ["c"]], headerHeight: 10)
        let cell = screen.cell(0, 2)
        let header = screen.header(2)
        screen.update([["c"], ["n"], ["a"]]) {
            $0.deleteSections([1])
            $0.insertSections([1])
            $0.moveSection(2, toSection: 0)
        }
        expect(screen.cell(0, 0) === cell)
        expect(screen.header(0) === header)
        expectEqual(screen.visibleTitles, ["c", "n", "a"])
        screen.window.clock.advance(by: 1)
        expectEqual(screen.collectionView.subviews.count, 6)
    }

    @Test("a reloaded item gets another view in the same place")
    func reloadItems() {
        let screen = CollectionScreen(sections: [["a", "b"]])
        let cell = screen.cell(1)
        screen.update([["a", "x"]]) { $0.reloadItems(at: [path(1)]) }
        expectEqual(screen.visibleTitles, ["a", "x"])
        expect(screen.cell(1) !== cell)
        expectEqual(cell?.title, "b")
    }

    @Test("a reloaded section may have any number of items")
    func reloadSections() {
        let screen = CollectionScreen(sections: [["a"], ["b"]], headerHeight: 10)
        let kept = screen.cell(0, 1)
        screen.update([["x", "y", "z"], ["b"]]) { $0.reloadSections([0]) }
        expectEqual(screen.visibleTitles, ["x", "y", "z", "b"])
        expect(screen.cell(0, 1) === kept)
    }

    @Test("a reconfigured item keeps its view and is not prepared for reuse")
    func reconfigureItems() {
        let screen = CollectionScreen(sections: [["a", "b"]])
        let cell = screen.cell(1)
        screen.source.sections = [["a", "x"]]
        screen.log = []
        screen.collectionView.reconfigureItems(at: [path(1), path(7)])
        expect(screen.cell(1) === cell)
        expect(cell?.title == "x" && cell?.reuseCount == 0)
        expectEqual(screen.log, ["cell 1"])
    }

    @Test("in a batch the reconfigured cell is that of the moved item")
    func reconfigureInBatch() {
        let screen = CollectionScreen(sections: [["a", "b"]])
        let cell = screen.cell(1)
        screen.update([["x", "a", "n"]]) {
            $0.moveItem(at: path(1), to: path(0))
            $0.insertItems(at: [path(2)])
            $0.reconfigureItems(at: [path(1)])
        }
        expect(screen.cell(0) === cell)
        expectEqual(cell?.title, "x")
    }

    @Test("selection moves with its items and ends with them")
    func selectionFollows() {
        let screen = CollectionScreen(sections: [["a", "b", "c", "d"]])
        screen.collectionView.allowsMultipleSelection = true
        for item in [0, 1, 3] { screen.collectionView.selectItem(at: path(item), animated: false, scrollPosition: []) }
        screen.update([["d", "n", "b", "c"]]) {
            $0.deleteItems(at: [path(0)])
            $0.moveItem(at: path(3), to: path(0))
            $0.insertItems(at: [path(1)])
        }
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [path(0), path(2)])
        expectEqual(screen.collectionView.visibleCells.map(\.isSelected), [true, false, true, false])
    }

    @Test("a row that a deletion brings into view moves with its neighbors")
    func comingIntoSight() throws {
        let screen = CollectionScreen(rows: 10)
        screen.update([(1..<10).map(String.init)]) { $0.deleteItems(at: [path(0)]) }
        let last = try require(screen.cell(3))
        expectEqual(last.title, "4")
        expectEqual(last.layer.presentation()?.frame.minY, 176)
        screen.window.clock.advance(by: 1)
        expectEqual(last.frame.minY, 132)
    }

    @Test("a row that an insertion pushes out of view moves there and then ends its display")
    func goingOutOfSight() throws {
        let screen = CollectionScreen(rows: 10)
        let last = try require(screen.cell(3))
        screen.log = []
        screen.update([["n"] + (0..<10).map(String.init)]) { $0.insertItems(at: [path(0)]) }
        expectEqual(last.frame.minY, 176)
        expectEqual(screen.cell(4), nil)
        expect(!screen.log.contains { $0.hasPrefix("did end") })
        screen.window.clock.advance(by: 1)
        expectEqual(screen.log.last, "did end displaying 4")
    }

    @Test("a layout can keep visible cells in place with its target offset")
    func targetOffset() throws {
        let screen = CollectionScreen(rows: 100)
        screen.scroll(to: 440)
        let cell = try require(screen.cell(11))
        screen.layout.targetOffset = { CGPoint(x: $0.x, y: $0.y + 44) }
        screen.update([["n"] + (0..<100).map(String.init)]) { $0.insertItems(at: [path(0)]) }
        expectEqual(screen.collectionView.contentOffset.y, 484)
        expect(screen.cell(12) === cell)
        expectEqual(cell.frame.minY, 528)
        expectEqual(cell.layer.presentation()?.frame.minY, 528)
        expectEqual(screen.visibleTitles, ["10", "11", "12", "13"])
    }

    @Test("an offset adjustment in the batch keeps visible cells in place")
    func offsetMovedInsideTheBatch() throws {
        let screen = CollectionScreen(rows: 100)
        screen.scroll(to: 440)
        let cell = try require(screen.cell(11))
        screen.update([["n"] + (0..<100).map(String.init)]) { view in
            let context = UICollectionViewLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 44)
            view.collectionViewLayout.invalidateLayout(with: context)
            view.insertItems(at: [path(0)])
        }
        expectEqual(screen.collectionView.contentOffset.y, 484)
        expect(screen.cell(12) === cell)
        expectEqual(cell.layer.presentation()?.frame.minY, 528)
    }

    @Test("when the content gets shorter than the offset, the end of it is shown")
    func shorterContent() {
        let screen = CollectionScreen(rows: 100)
        screen.scroll(to: 4224)
        screen.update([["96", "97", "98", "99"]]) { $0.deleteItems(at: (0..<96).map { path($0) }) }
        expectEqual(screen.collectionView.contentOffset.y, 0)
        expectEqual(screen.visibleTitles, ["96", "97", "98", "99"])
    }

    @Test("the layout is prepared before it hears of the updates, and hears of their end")
    func layoutHearsOfUpdates() {
        let screen = CollectionScreen(sections: [["a"]])
        screen.layout.logsUpdates = true
        screen.layout.log = []
        screen.update([["b", "c"]]) {
            $0.deleteItems(at: [path(0)])
            $0.insertItems(at: [path(0), path(1)])
        }
        expectEqual(screen.layout.log, ["prepare", "prepare for 3 updates", "finalize updates"])
    }

    @Test("an update during an animation starts from the presentation values")
    func updateDuringAnimation() {
        let screen = CollectionScreen(sections: [["a", "b", "c"]])
        var calls: [Int] = []
        screen.update([["b", "c"]], completion: { _ in calls.append(1) }) { $0.deleteItems(at: [path(0)]) }
        screen.window.clock.advance(by: 0.1)
        screen.update([["c"]], completion: { _ in calls.append(2) }) { $0.deleteItems(at: [path(0)]) }
        screen.window.clock.advance(by: 1)
        expectEqual(calls, [1, 2])
        expectEqual(screen.visibleTitles, ["c"])
        expectEqual(screen.collectionView.subviews.count, 1)
        expectEqual(screen.source.displayed.count, 1)
    }

    @Test("a reload during the animation ends it, and the completion is still called once")
    func reloadDuringAnimation() {
        let screen = CollectionScreen(sections: [["a", "b"]])
        var calls = 0
        screen.update([["b"]], completion: { _ in calls += 1 }) { $0.deleteItems(at: [path(0)]) }
        screen.collectionView.reloadData()
        screen.layOut()
        expectEqual(screen.source.displayed.count, 1)
        screen.window.clock.advance(by: 1)
        expectEqual(calls, 1)
        expectEqual(screen.visibleTitles, ["b"])
        expectEqual(screen.cell(0)?.alpha, 1)
        expectEqual(screen.collectionView.subviews.count, 1)
    }

    @Test("the first update before any layout works on the data source's previous counts")
    func updateBeforeLayout() {
        let source = TitleSource(sections: [])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: RowLayout()
        )
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.performBatchUpdates {
            source.sections = [["a", "b"]]
            view.insertSections([0])
        }
        expectEqual(view.visibleCells.count, 2)
    }

    @Test("a one-row change to 100,000 rows asks the layout for no more than what is visible")
    func largeListUpdate() {
        let screen = CollectionScreen(rows: 100_000)
        screen.scroll(to: 2_000_000)
        let kept = screen.cell(45456)
        screen.log = []
        screen.layout.queriedRects = []
        screen.update([(1..<100_000).map(String.init)]) { $0.deleteItems(at: [path(0)]) }
        expect(screen.cell(45455) === kept)
        expectEqual(screen.layout.queriedRects.count, 1)
        expect(screen.log.filter { $0.hasPrefix("cell") }.count == 1)
    }

    @Test("a header that appears fades in, one that disappears fades out")
    func headersAppearAndVanish() throws {
        let screen = CollectionScreen(sections: [["a"]])
        screen.layout.headerHeight = 20
        screen.collectionView.performBatchUpdates(nil)
        let header = try require(screen.header(0))
        expectEqual(header.layer.presentation()?.opacity, 0)
        screen.window.clock.advance(by: 1)
        expectEqual(header.alpha, 1)
        screen.layout.headerHeight = 0
        screen.collectionView.performBatchUpdates(nil)
        expect(header.superview != nil && screen.header(0) == nil)
        screen.window.clock.advance(by: 1)
        expectEqual(header.superview, nil)
        expectEqual(screen.log.last, "did end displaying header 0")
    }
}
