import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

// The order of calls is the one in the header of `UICollectionViewDelegate` in Apple's SDK (UICollectionView.h, "The
// sequence of calls leading to selection from a user touch is").
@Suite("Touches highlight and select") @MainActor
struct SelectionTests {
    /// Longer than the delay of touches in scroll views.
    private static let longTouch: TimeInterval = 0.2

    private func tap(_ screen: CollectionScreen, at y: CGFloat) {
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: y))
        screen.window.hostTouchUp()
    }

    @Test("a touch highlights after the delay, lifting it selects, then ends the highlight")
    func touchDownAndUp() {
        let screen = CollectionScreen(rows: 10)
        screen.collectionView.isPrefetchingEnabled = false
        screen.log = []
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 60))
        expect(screen.log.isEmpty)
        screen.window.clock.advance(by: Self.longTouch)
        expectEqual(screen.log, ["should highlight 1", "did highlight 1"])
        expectEqual(screen.cell(1)?.isHighlighted, true)
        screen.log = []
        screen.window.hostTouchUp()
        expectEqual(screen.log, ["should select 1", "did select 1", "did unhighlight 1"])
        expectEqual(screen.cell(1)?.isHighlighted, false)
        expectEqual(screen.cell(1)?.isSelected, true)
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [path(1)])
    }

    @Test("a quick tap goes through the whole sequence when it lifts")
    func quickTap() {
        let screen = CollectionScreen(rows: 10)
        screen.log = []
        tap(screen, at: 10)
        expectEqual(
            screen.log,
            [
                "should highlight 0", "did highlight 0", "should select 0", "did select 0", "did unhighlight 0",
            ]
        )
    }

    @Test("a drag ends the highlight and selects nothing")
    func drag() {
        let screen = CollectionScreen(rows: 100)
        screen.log = []
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 150))
        screen.window.clock.advance(by: Self.longTouch)
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 120))
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 100))
        screen.window.hostTouchUp()
        let touchCalls = screen.log.filter { !$0.contains("cell") && !$0.contains("display") }
        expectEqual(touchCalls, ["should highlight 3", "did highlight 3", "did unhighlight 3"])
        expect(screen.collectionView.contentOffset.y > 0)
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [])
    }

    @Test("a drag before the delay is over does not even highlight")
    func quickDrag() {
        let screen = CollectionScreen(rows: 100)
        screen.log = []
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 150))
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 100))
        screen.window.hostTouchUp()
        expect(!screen.log.contains { $0.contains("highlight") || $0.contains("select") })
    }

    @Test("a touch that leaves its cell without scrolling selects nothing")
    func touchLeavesTheCell() {
        let screen = CollectionScreen(rows: 3)
        screen.collectionView.isScrollEnabled = false
        screen.log = []
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 10))
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 100))
        screen.window.hostTouchUp()
        expectEqual(screen.log, ["should highlight 0", "did highlight 0", "did unhighlight 0"])
    }

    @Test("an item that may not be highlighted is not selected either")
    func highlightRefused() {
        let screen = CollectionScreen(rows: 3)
        screen.source.allowsHighlight = { $0.item != 0 }
        screen.log = []
        tap(screen, at: 10)
        expectEqual(screen.log, ["should highlight 0"])
    }

    @Test("an item that may not be selected is only highlighted")
    func selectionRefused() {
        let screen = CollectionScreen(rows: 3)
        screen.source.allowsSelect = { _ in false }
        screen.log = []
        tap(screen, at: 10)
        expectEqual(screen.log, ["should highlight 0", "did highlight 0", "should select 0", "did unhighlight 0"])
        expectEqual(screen.cell(0)?.isSelected, false)
    }

    @Test("selecting another item deselects the one before")
    func singleSelection() {
        let screen = CollectionScreen(rows: 3)
        tap(screen, at: 10)
        screen.log = []
        tap(screen, at: 50)
        expectEqual(
            screen.log,
            [
                "should highlight 1", "did highlight 1", "should select 1", "did deselect 0", "did select 1",
                "did unhighlight 1",
            ]
        )
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [path(1)])
        expectEqual(screen.cell(0)?.isSelected, false)
    }

    @Test("with multiple selection a second tap deselects")
    func multipleSelection() {
        let screen = CollectionScreen(rows: 3)
        screen.collectionView.allowsMultipleSelection = true
        tap(screen, at: 10)
        tap(screen, at: 50)
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [path(0), path(1)])
        screen.log = []
        tap(screen, at: 10)
        expectEqual(
            screen.log,
            [
                "should highlight 0", "did highlight 0", "should deselect 0", "did deselect 0", "did unhighlight 0",
            ]
        )
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [path(1)])
        screen.source.allowsDeselect = { _ in false }
        tap(screen, at: 50)
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [path(1)])
    }

    @Test("without selection touches do nothing")
    func selectionOff() {
        let screen = CollectionScreen(rows: 3)
        screen.collectionView.allowsSelection = false
        screen.log = []
        tap(screen, at: 10)
        expect(screen.log.isEmpty)
    }

    @Test("a cell that takes no touches is not selected")
    func disabledCell() {
        let screen = CollectionScreen(rows: 3)
        screen.cell(0)?.isUserInteractionEnabled = false
        screen.log = []
        tap(screen, at: 10)
        expect(screen.log.isEmpty)
    }

    @Test("a subview that handles touches itself keeps them from the cell")
    func subviewHandlesTouches() {
        final class Button: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let screen = CollectionScreen(rows: 3)
        screen.cell(0)?.contentView.addSubview(Button(frame: CGRect(x: 40, y: 0, width: 20, height: 20)))
        screen.log = []
        tap(screen, at: 10)
        expect(screen.log.isEmpty)
        screen.window.hostTouchDown(at: CGPoint(x: 5, y: 10))
        screen.window.hostTouchUp()
        expect(screen.log.contains("did select 0"))
    }

    @Test("a selection handler may reload the data")
    func reloadInsideDidSelect() {
        let screen = CollectionScreen(rows: 3)
        let cell = screen.cell(0)
        screen.source.onDidSelect = { _ in screen.collectionView.reloadData() }
        screen.log = []
        tap(screen, at: 10)
        screen.layOut()
        expectEqual(cell?.isHighlighted, false)
        expect(!screen.log.contains("did unhighlight 0"))
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [])
        expectEqual(screen.visibleTitles, ["0", "1", "2"])
    }

    @Test("a touch follows its item when an update moves it")
    func updateDuringTouch() {
        let screen = CollectionScreen(rows: 3)
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 60))
        screen.window.clock.advance(by: Self.longTouch)
        screen.update([["0", "1", "2", "3"]]) { $0.insertItems(at: [path(3)]) }
        screen.update([["1", "2", "3"]]) { $0.deleteItems(at: [path(0)]) }
        screen.window.clock.advance(by: 1)
        screen.log = []
        screen.window.hostTouchUp(at: CGPoint(x: 50, y: 20))
        expectEqual(screen.log, ["should select 0", "did select 0", "did unhighlight 0"])
        expectEqual(screen.cell(0)?.title, "1")
    }

    @Test("the touch of a deleted item ends without selection")
    func deleteDuringTouch() {
        let screen = CollectionScreen(rows: 3)
        let cell = screen.cell(1)
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 60))
        screen.window.clock.advance(by: Self.longTouch)
        screen.update([["0", "2"]]) { $0.deleteItems(at: [path(1)]) }
        screen.log = []
        screen.window.hostTouchUp()
        expectEqual(cell?.isHighlighted, false)
        expect(!screen.log.contains { $0.contains("select") })
    }

    @Test("selecting in code tells the delegate nothing and scrolls to the item")
    func programmaticSelection() {
        let screen = CollectionScreen(rows: 100)
        screen.log = []
        screen.collectionView.selectItem(at: path(50), animated: false, scrollPosition: .top)
        expectEqual(screen.collectionView.contentOffset.y, 2200)
        screen.layOut()
        expectEqual(screen.cell(50)?.isSelected, true)
        screen.collectionView.deselectItem(at: path(50), animated: false)
        expectEqual(screen.cell(50)?.isSelected, false)
        screen.collectionView.selectItem(at: path(3), animated: false, scrollPosition: [])
        screen.collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
        screen.collectionView.selectItem(at: path(1_000), animated: false, scrollPosition: .top)
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [])
        expect(!screen.log.contains { $0.contains("select") })
    }

    @Test("the selected background shows while the cell is selected or highlighted, behind the content")
    func selectedBackground() throws {
        let cell = TestCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let background = UIView()
        let selected = UIView()
        cell.selectedBackgroundView = selected
        cell.backgroundView = background
        expectEqual(cell.subviews, [background, cell.contentView])
        cell.isHighlighted = true
        expectEqual(cell.subviews, [background, selected, cell.contentView])
        expectEqual(selected.frame, cell.bounds)
        cell.isSelected = true
        cell.isHighlighted = false
        expect(selected.superview === cell)
        cell.isSelected = false
        expectEqual(selected.superview, nil)
    }
}
