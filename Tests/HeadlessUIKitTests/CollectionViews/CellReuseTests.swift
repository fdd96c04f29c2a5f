import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Cells exist for what is visible and are reused") @MainActor
struct CellReuseTests {
    @Test("10,000 rows on an 812-point screen need fewer than 40 cells, also after scrolling to the end and back")
    func fewCellsExist() {
        let screen = CollectionScreen(rows: 10_000, size: CGSize(width: 375, height: 812))
        expectEqual(screen.collectionView.visibleCells.count, 19)
        for step in stride(from: 0, through: 1_000, by: 1) { screen.scroll(to: CGFloat(step) * 7) }
        for y in [430_000, 439_188, 200_000, 100_017, 0] as [CGFloat] { screen.scroll(to: y) }
        expect(TestCell.createdCount < 40)
        expect(screen.collectionView.subviews.count <= screen.collectionView.visibleCells.count)
    }

    @Test("a cell that scrolls out is prepared and used for the row that scrolls in")
    func scrolledOutCellIsReused() {
        let screen = CollectionScreen(rows: 100)
        let first = screen.cell(0)
        expectEqual(screen.visibleTitles, ["0", "1", "2", "3"])
        screen.scroll(to: 44)
        expect(screen.cell(4) === first)
        expectEqual(first?.reuseCount, 1)
        expectEqual(first?.title, "4")
        expectEqual(screen.visibleTitles, ["1", "2", "3", "4"])
    }

    @Test("a reused cell is neither highlighted nor selected")
    func reusedCellIsClean() {
        let screen = CollectionScreen(rows: 100)
        screen.collectionView.selectItem(at: path(0), animated: false, scrollPosition: [])
        let cell = screen.cell(0)
        cell?.isHighlighted = true
        screen.scroll(to: 400)
        expect(screen.collectionView.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
        screen.scroll(to: 0)
        expectEqual(screen.cell(0)?.isSelected, true)
    }

    @Test("a view in the reuse queue is not in the view tree")
    func unusedViewsLeaveTheTree() {
        let screen = CollectionScreen(rows: 5)
        expectEqual(screen.collectionView.subviews.count, 4)
        screen.update([["a"]]) {
            $0.deleteItems(at: (0..<5).map { path($0) })
            $0.insertItems(at: [path(0)])
        }
        screen.window.clock.advance(by: 1)
        expectEqual(screen.collectionView.subviews.count, 1)
    }

    @Test("a cell has its frame by the time the data source gets it")
    func dequeuedCellIsInPlace() {
        var frames: [CGRect] = []
        let screen = CollectionScreen(sections: [[]])
        screen.source.configure = { cell, _ in frames.append(cell.frame) }
        screen.source.sections = [["a", "b"]]
        screen.collectionView.reloadData()
        screen.layOut()
        expectEqual(
            frames,
            [CGRect(x: 0, y: 0, width: 100, height: 44), CGRect(x: 0, y: 44, width: 100, height: 44)]
        )
    }

    @Test("the content view fills the cell, also after it changed its size")
    func contentViewFillsTheCell() {
        let screen = CollectionScreen(rows: 1)
        screen.layout.rowHeight = 60
        screen.layout.invalidateLayout()
        screen.layOut()
        expectEqual(screen.cell(0)?.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test("attributes are applied once as long as they stay the same")
    func equalAttributesAreNotAppliedAgain() {
        let screen = CollectionScreen(rows: 100)
        screen.layout.invalidateLayout()
        screen.layOut()
        screen.scroll(to: 10)
        expectEqual(screen.cell(1)?.appliedFrames, [CGRect(x: 0, y: 44, width: 100, height: 44)])
    }

    @Test("registering another class for an identifier makes views of the new class only")
    func registeringAgainReplacesTheClass() {
        final class OtherCell: UICollectionViewCell {}
        let screen = CollectionScreen(rows: 100)
        screen.scroll(to: 1000)
        screen.collectionView.register(OtherCell.self, forCellWithReuseIdentifier: "cell")
        screen.collectionView.reloadData()
        screen.layOut()
        expect(screen.collectionView.visibleCells.allSatisfy { $0 is OtherCell })
    }

    @Test("an unregistered identifier is reported in UIKit's words")
    func unregisteredIdentifier() {
        expectEqual(
            CollectionViewMessages.cellIsNotRegistered(identifier: "row"),
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier row - must register "
                + "a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
    }
}
