import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("The gap for a drop") @MainActor
struct DropGapTests {
    private let drop = DropScreen()

    @Test("items make way for a copy, and come back when the drag leaves")
    func copy() {
        drop.drag(from: 20, to: 110)
        expectEqual(drop.titles, ["a", "b", "c", "d"])
        expectEqual(["a", "b", "c", "d"].map(drop.top), [0, 44, 132, 176])
        expectEqual(drop.view.contentSize.height, 220)
        drop.move(to: 300)
        expectEqual(["a", "b", "c", "d"].map(drop.top), [0, 44, 88, 132])
        expectEqual(drop.view.contentSize.height, 176)
    }

    @Test("the app's index paths are those of its data, unless it asks for those on screen")
    func indexPaths() throws {
        drop.drag(from: 20, to: 110)
        let view = drop.view
        expect(view.hasUncommittedUpdates)
        expectEqual(view.numberOfItems(inSection: 0), 4)
        expectEqual(view.indexPathsForVisibleItems, [path(0), path(1), path(2), path(3)])
        expectEqual(view.indexPathForItem(at: CGPoint(x: 50, y: 110)), nil)
        expectEqual(view.indexPathForItem(at: CGPoint(x: 50, y: 140)), path(2))
        expectEqual(view.layoutAttributesForItem(at: path(2))?.frame.minY, 132)
        let cell = try require(view.cellForItem(at: path(3)))
        expectEqual(view.indexPath(for: cell), path(3))
        view.performUsingPresentationValues {
            expectEqual(view.numberOfItems(inSection: 0), 5)
            expectEqual(view.indexPath(for: cell), path(4))
            expectEqual(view.indexPathForItem(at: CGPoint(x: 50, y: 140)), path(3))
        }
        expectEqual(view.presentationIndexPath(forDataSourceIndexPath: path(2)), path(3))
        expectEqual(view.dataSourceIndexPath(forPresentationIndexPath: path(3)), path(2))
        expectEqual(view.dataSourceIndexPath(forPresentationIndexPath: path(2)), nil)
        expectEqual(view.presentationIndexPath(forDataSourceIndexPath: path(4)), nil)
    }

    @Test("an item that moves leaves its place, and its cell is hidden in the gap")
    func move() throws {
        drop.operation = .move
        drop.drag(from: 20, to: 110)
        expectEqual(drop.titles, ["b", "c", "(a)", "d"])
        expectEqual(drop.view.contentSize.height, 176)
        expectEqual(drop.screen.cell(0)?.frame.minY, 88)
        drop.move(to: 60)
        expectEqual(drop.titles, ["b", "(a)", "c", "d"])
        drop.move(to: 10)
        expectEqual(drop.titles, ["(a)", "b", "c", "d"])
        drop.move(to: 160)
        expectEqual(drop.titles, ["b", "c", "d", "(a)"])
        drop.move(to: 300)
        expectEqual(drop.titles, ["a", "b", "c", "d"])
        expectEqual(drop.destinations, [path(2), path(1), path(0), path(3), nil])
        expect(!drop.view.hasUncommittedUpdates)
    }

    @Test(
        "an app's own update fills the gap, whether it moves the item or deletes and inserts it",
        arguments: [true, false]
    )
    func performed(moves: Bool) {
        drop.operation = .move
        drop.perform = { [drop] coordinator in
            guard let from = coordinator.items.first?.sourceIndexPath, let to = coordinator.destinationIndexPath else {
                return
            }
            var titles = drop.screen.source.sections[0]
            titles.insert(titles.remove(at: from.item), at: to.item)
            drop.screen.update([titles]) { view in
                if moves {
                    view.moveItem(at: from, to: to)
                } else {
                    view.deleteItems(at: [from])
                    view.insertItems(at: [to])
                }
            }
            coordinator.drop(coordinator.items[0].dragItem, toItemAt: to)
        }
        drop.drag(from: 20, to: 110)
        drop.drop()
        expectEqual(drop.titles, ["b", "c", "a", "d"])
        expectEqual(["a", "b", "c", "d"].map(drop.top), [88, 0, 44, 132])
        expect(!drop.view.hasUncommittedUpdates)
        expect(drop.view.visibleCells.allSatisfy { $0.configurationState.cellDragState == .none })
    }

    @Test("the gap closes when the app does nothing, when the drop is cancelled, and when data is reloaded")
    func closed() {
        drop.drag(from: 20, to: 110)
        drop.drop()
        expectEqual(["a", "b", "c", "d"].map(drop.top), [0, 44, 88, 132])
        drop.drag(from: 20, to: 110)
        drop.view.reloadData()
        drop.finish()
        expectEqual(["a", "b", "c", "d"].map(drop.top), [0, 44, 88, 132])
        drop.operation = .forbidden
        drop.move(to: 120)
        expectEqual(["a", "b", "c", "d"].map(drop.top), [0, 44, 88, 132])
        drop.drop()
        drop.operation = .copy
        drop.intent = .insertIntoDestinationIndexPath
        drop.drag(from: 20, to: 110)
        expectEqual(["a", "b", "c", "d"].map(drop.top), [0, 44, 88, 132])
    }

    @Test("an update during the drag closes the gap until the finger moves")
    func updated() {
        drop.drag(from: 20, to: 110)
        drop.insert("new", at: 0)
        drop.finish()
        expectEqual(drop.titles, ["new", "a", "b", "c", "d"])
        expectEqual(drop.view.contentSize.height, 220)
        drop.move(to: 111)
        expectEqual(drop.view.contentSize.height, 264)
        expectEqual(["new", "a", "b", "c", "d"].map(drop.top), [0, 44, 132, 176, 220])
    }

    @Test("a row that is higher than the gap makes way once, not again and again")
    func tallRows() {
        let source = TallSource(sections: [])
        let screen = TableScreen([["a", "tall", "c"]], size: CGSize(width: 100, height: 400), source: source)
        let delegate = TableDropDelegate(.move)
        defer { withExtendedLifetime(delegate) {} }
        screen.table.dragDelegate = delegate
        screen.table.dropDelegate = delegate
        screen.table.dragInteractionEnabled = true
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        screen.window.clock.advance(by: 0.6)
        func tops() -> [CGFloat] { (0..<3).map { screen.cell($0)?.frame.minY ?? -1 } }
        for y in stride(from: 60 as CGFloat, through: 140, by: 10) {
            screen.window.hostTouchMoved(to: CGPoint(x: 50, y: y))
            screen.finishAnimations()
            expectEqual(tops(), [150, 0, 194])
            expectEqual(screen.cell(0)?.alpha, 0)
        }
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 170))
        screen.finishAnimations()
        expectEqual(tops(), [150, 0, 194])
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 120))
        screen.finishAnimations()
        expectEqual(tops(), [0, 44, 194])
        screen.window.hostTouchUp()
        screen.finishAnimations()
        expectEqual(screen.cell(0)?.alpha, 1)
    }

    @Test("cells that choose their sizes make a gap of the size of the dragged item")
    func estimatedSizes() throws {
        let list = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
        drop.view.setCollectionViewLayout(list, animated: false)
        drop.finish()
        let before = try require(drop.top("c"))
        let height = try require(drop.screen.cell(0)).frame.height
        drop.drag(from: height / 2, to: before + height / 2)
        expectEqual(drop.top("c"), before + height)
        expectEqual(drop.top("b"), height)
    }

    @Test("cells know of the drop over the list, and the one that takes it of that")
    func dropStates() {
        let drop = DropScreen()
        drop.intent = .insertIntoDestinationIndexPath
        func states() -> [UICellConfigurationState.DropState] {
            (0..<4).compactMap {
                drop.view.cellForItem(at: IndexPath(item: $0, section: 0))?.configurationState.cellDropState
            }
        }
        expectEqual(states(), [.none, .none, .none, .none])
        drop.drag(from: 20, to: 110)
        expectEqual(states(), [.notTargeted, .notTargeted, .targeted, .notTargeted])
        drop.move(to: 60)
        expectEqual(states(), [.notTargeted, .targeted, .notTargeted, .notTargeted])
        drop.operation = .forbidden
        drop.move(to: 65)
        expectEqual(states(), [.notTargeted, .notTargeted, .notTargeted, .notTargeted])
        drop.operation = .copy
        drop.intent = .insertAtDestinationIndexPath
        drop.move(to: 60)
        expect(states().allSatisfy { $0 == .notTargeted })
        drop.drop()
        expectEqual(states(), [.none, .none, .none, .none])
    }
}

@MainActor private final class TallSource: TableSource {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 150 : 44
    }
}
