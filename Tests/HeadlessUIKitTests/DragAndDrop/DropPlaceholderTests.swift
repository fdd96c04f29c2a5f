import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Placeholders for dropped items") @MainActor
struct DropPlaceholderTests {
    private let drop = DropScreen()
    private let contexts = Contexts()

    /// Drops a copy of the first item with placeholders at index paths of the data source.
    private func dropPlaceholders(at items: [Int]) {
        drop.perform = { [contexts] coordinator in
            contexts.all = items.enumerated().map { number, item in
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: path(item),
                    reuseIdentifier: "placeholder"
                )
                placeholder.cellUpdateHandler = { [contexts] cell in
                    (cell as? TestCell)?.title = contexts.titles[number]
                }
                return coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
            }
        }
        drop.drag(from: 20, to: 110)
        drop.screen.log = []
        drop.drop()
    }

    private func commit(_ number: Int, _ title: String) -> Bool {
        contexts.all[number].commitInsertion { path in
            drop.screen.source.sections[path.section].insert(title, at: path.item)
        }
    }

    @Test("a placeholder takes the place of the gap, and the item takes that of the placeholder")
    func commit() {
        dropPlaceholders(at: [2])
        expectEqual(drop.titles, ["a", "b", "1…", "c", "d"])
        expectEqual(drop.top("1…"), 88)
        expect(drop.view.hasUncommittedUpdates)
        expectEqual(drop.view.numberOfItems(inSection: 0), 4)
        expectEqual(contexts.all[0].dragItem.localObject as? String, "a")
        expect(commit(0, "new"))
        drop.finish()
        expectEqual(drop.titles, ["a", "b", "new", "c", "d"])
        expect(!drop.view.hasUncommittedUpdates)
        expect(!commit(0, "again"))
        expect(!contexts.all[0].deletePlaceholder())
        expectEqual(drop.screen.source.sections, [["a", "b", "new", "c", "d"]])
    }

    @Test("a placeholder is deleted, and its cell is configured again on request")
    func delete() {
        dropPlaceholders(at: [2])
        contexts.titles[0] = "half"
        contexts.all[0].setNeedsCellUpdate()
        expectEqual(drop.titles, ["a", "b", "half", "c", "d"])
        expect(contexts.all[0].deletePlaceholder())
        drop.finish()
        expectEqual(drop.titles, ["a", "b", "c", "d"])
        expect(!contexts.all[0].deletePlaceholder())
        contexts.all[0].setNeedsCellUpdate()
    }

    @Test("delegates are asked about items, not about placeholders, and touches on placeholders select nothing")
    func delegateCalls() {
        dropPlaceholders(at: [0])
        expectEqual(drop.titles, ["1…", "a", "b", "c", "d"])
        expectEqual(drop.screen.log.filter { $0.contains("isplay") }, [])
        drop.screen.window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        drop.screen.window.hostTouchUp()
        expectEqual(drop.view.indexPathsForSelectedItems, [])
        drop.screen.window.hostTouchDown(at: CGPoint(x: 50, y: 60))
        drop.screen.window.hostTouchUp()
        expectEqual(drop.view.indexPathsForSelectedItems, [path(0)])
        expectEqual(drop.screen.cell(0)?.isSelected, true)
    }

    @Test(
        "placeholders at one place keep their order, in whatever order they are committed",
        arguments: [[0, 1], [1, 0]]
    )
    func severalPlaceholders(order: [Int]) {
        dropPlaceholders(at: [2, 2])
        expectEqual(drop.titles, ["a", "b", "1…", "2…", "c", "d"])
        for number in order { expect(commit(number, "\(number + 1)")) }
        drop.finish()
        expectEqual(drop.titles, ["a", "b", "1", "2", "c", "d"])
    }

    @Test("placeholders follow the items around them, and a reload removes them")
    func updates() {
        dropPlaceholders(at: [2])
        drop.insert("new", at: 0)
        drop.finish()
        expectEqual(drop.titles, ["new", "a", "b", "1…", "c", "d"])
        drop.screen.update([["c", "d"]]) { $0.deleteItems(at: [path(0), path(1), path(2)]) }
        drop.finish()
        expectEqual(drop.titles, ["1…", "c", "d"])
        drop.view.reloadData()
        drop.finish()
        expectEqual(drop.titles, ["c", "d"])
        expect(!commit(0, "late"))
        expectEqual(drop.screen.source.sections, [["c", "d"]])
    }

    @Test("index paths outside of the data are limited, and sections that are gone take their placeholders along")
    func limits() {
        dropPlaceholders(at: [99, -3])
        expectEqual(drop.titles, ["2…", "a", "b", "c", "d", "1…"])
        drop.screen.update([]) { $0.deleteSections([0]) }
        drop.finish()
        expectEqual(drop.titles, [])
        expect(!commit(0, "late"))
    }

    @Test("an index path of no item makes no placeholder")
    func noIndexPath() {
        drop.perform = { [contexts] coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(),
                reuseIdentifier: "placeholder"
            )
            contexts.all = [coordinator.drop(coordinator.items[0].dragItem, to: placeholder)]
        }
        drop.drag(from: 20, to: 110)
        drop.drop()
        expectEqual(drop.titles, ["a", "b", "c", "d"])
        expect(!commit(0, "x"))
    }

    @Test("a batch of the app that adds a placeholder animates both")
    func batch() {
        drop.perform = { [drop, contexts] coordinator in
            drop.view.performBatchUpdates {
                drop.insert("new", at: 0)
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: path(1),
                    reuseIdentifier: "placeholder"
                )
                contexts.all = [coordinator.drop(coordinator.items[0].dragItem, to: placeholder)]
            }
        }
        drop.drag(from: 20, to: 110)
        drop.drop()
        expectEqual(drop.titles, ["new", "", "a", "b", "c", "d"])
        expect(commit(0, "x"))
        drop.finish()
        expectEqual(drop.titles, ["new", "x", "a", "b", "c", "d"])
    }

    @Test("the preview lands on the placeholder, with the shape that the placeholder asks for")
    func preview() throws {
        drop.perform = { coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: path(4),
                reuseIdentifier: "placeholder"
            )
            placeholder.previewParametersProvider = { cell in
                let parameters = UIDragPreviewParameters()
                parameters.visiblePath = UIBezierPath(rect: cell.bounds)
                return parameters
            }
            coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        drop.drag(from: 20, to: 110)
        let picture = try require(drop.screen.window.subviews.last)
        drop.screen.window.hostTouchUp()
        expectEqual(picture.center, CGPoint(x: 50, y: 198))
        expect(picture.layer.mask is CAShapeLayer)
    }

    @Test("layouts whose delegate decides about sizes give placeholders the size of the preview")
    func delegateSizes() {
        let sizes = SizeDelegate()
        defer { withExtendedLifetime(sizes) {} }
        let flow = UICollectionViewFlowLayout()
        flow.minimumLineSpacing = 0
        drop.view.delegate = sizes
        drop.view.setCollectionViewLayout(flow, animated: false)
        drop.finish()
        sizes.asked = []
        dropPlaceholders(at: [2])
        expectEqual(drop.titles, ["a", "b", "1…", "c", "d"])
        expectEqual(drop.top("c"), 40 + 30 + 40)
        expect(Set(sizes.asked).isSubset(of: [path(0), path(1), path(2), path(3)]))
    }

    @Test("tables have placeholders of a height of their own")
    func tables() {
        let screen = TableScreen(rows: 3)
        let delegate = TableDropDelegate(.copy)
        var context: (any UITableViewDropPlaceholderContext)?
        delegate.perform = { coordinator in
            guard let path = coordinator.destinationIndexPath else { return }
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: path,
                reuseIdentifier: "placeholder",
                rowHeight: 20
            )
            placeholder.cellUpdateHandler = { ($0 as? TableTestCell)?.title = "…" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        defer { withExtendedLifetime(delegate) {} }
        screen.table.register(TableTestCell.self, forCellReuseIdentifier: "placeholder")
        screen.table.dragDelegate = delegate
        screen.table.dropDelegate = delegate
        screen.table.dragInteractionEnabled = true
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        screen.window.clock.advance(by: 0.6)
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 60))
        screen.finishAnimations()
        expectEqual(screen.table.contentSize.height, 176)
        expectEqual(screen.table.numberOfRows(inSection: 0), 3)
        screen.window.hostTouchUp()
        screen.finishAnimations()
        expectEqual(screen.visibleTitles, ["0", "…", "1", "2"])
        expectEqual(screen.table.rectForRow(at: path(1)).minY, 64)
        expectEqual(screen.table.contentSize.height, 152)
        expectEqual(screen.table.indexPathsForVisibleRows, [path(0), path(1), path(2)])
        expectEqual(screen.source.displayMistakes, [])
        expect(context?.commitInsertion { screen.source.sections[0].insert("new", at: $0.row) } == true)
        screen.finishAnimations()
        expectEqual(screen.visibleTitles, ["0", "new", "1", "2"])
        expectEqual(screen.table.contentSize.height, 176)
        expect(context?.deletePlaceholder() == false)
    }
}

@MainActor private final class Contexts {
    var all: [any UICollectionViewDropPlaceholderContext] = []
    var titles = ["1…", "2…"]
}

@MainActor private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var asked: [IndexPath] = []

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked.append(indexPath)
        return CGSize(width: 100, height: indexPath.item == 0 ? 40 : 30)
    }
}
