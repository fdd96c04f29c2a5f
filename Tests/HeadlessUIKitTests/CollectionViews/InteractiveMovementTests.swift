import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Items that the user moves") @MainActor
struct InteractiveMovementTests {
    private func makeScreen(_ sections: [[String]]) -> (screen: CollectionScreen, source: MovableSource) {
        let screen = CollectionScreen(sections: [])
        let source = MovableSource(sections: sections)
        screen.collectionView.dataSource = source
        screen.collectionView.delegate = source
        screen.layOut()
        return (screen, source)
    }

    private func titlesFromTop(_ screen: CollectionScreen) -> [String] {
        screen.collectionView.visibleCells.sorted { $0.center.y < $1.center.y }
            .compactMap { ($0 as? TestCell)?.title }
    }

    @Test("the other items make space during the movement, and the data source is updated once at the end")
    func move() {
        let (screen, source) = makeScreen([["a", "b", "c", "d"]])
        let view = screen.collectionView
        expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
        expectEqual(source.log, ["can move 0", "target 0 0 2"])
        expectEqual(titlesFromTop(screen), ["b", "c", "a", "d"])
        expectEqual(source.sections, [["a", "b", "c", "d"]])
        view.endInteractiveMovement()
        expectEqual(source.log.last, "move 0 to 2")
        expectEqual(source.sections, [["b", "c", "a", "d"]])
        screen.window.clock.advance(by: 0.3)
        expectEqual(view.cellForItem(at: path(2))?.frame, CGRect(x: 0, y: 88, width: 100, height: 44))
        expectEqual((view.cellForItem(at: path(2)) as? TestCell)?.title, "a")
    }

    @Test("the cell that is held lies under the finger and before the others")
    func heldCell() {
        let (screen, source) = makeScreen([["a", "b", "c", "d"]])
        defer { withExtendedLifetime(source) {} }
        let view = screen.collectionView
        view.beginInteractiveMovementForItem(at: path(1))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 70))
        expectEqual(view.cellForItem(at: path(1))?.center, CGPoint(x: 40, y: 70))
        expect(view.subviews.last === view.cellForItem(at: path(1)))
    }

    @Test("during a movement index paths are the data source's")
    func pathsDuringMovement() throws {
        let (screen, source) = makeScreen([["a", "b", "c", "d"]])
        let view = screen.collectionView
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        view.beginInteractiveMovementForItem(at: path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
        let cell = try require(view.cellForItem(at: path(0)) as? TestCell)
        expectEqual(cell.title, "a")
        expectEqual(view.indexPath(for: cell), path(0))
        expectEqual(view.indexPathForItem(at: CGPoint(x: 50, y: 10)), path(1))
        expectEqual(view.indexPathsForSelectedItems, [path(1)])
        view.endInteractiveMovement()
        expectEqual(view.indexPathsForSelectedItems, [path(0)])
        expectEqual(view.cellForItem(at: path(0))?.isSelected, true)
        expectEqual(source.sections, [["b", "c", "a", "d"]])
    }

    @Test("a canceled movement restores the order without updating the data source")
    func cancel() {
        let (screen, source) = makeScreen([["a", "b", "c", "d"]])
        let view = screen.collectionView
        view.beginInteractiveMovementForItem(at: path(3))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
        expectEqual(titlesFromTop(screen), ["d", "a", "b", "c"])
        view.cancelInteractiveMovement()
        screen.window.clock.advance(by: 0.3)
        expectEqual(titlesFromTop(screen), ["a", "b", "c", "d"])
        expect(!source.log.contains { $0.hasPrefix("move") })
        expectEqual(view.cellForItem(at: path(3))?.frame.minY, 132)
    }

    @Test("an immovable item stays, and the delegate can retarget a move")
    func restrictions() {
        let (screen, source) = makeScreen([["a", "b", "c", "d"]])
        let view = screen.collectionView
        source.canMove = { $0.item != 0 }
        expect(!view.beginInteractiveMovementForItem(at: path(0)))
        expect(!view.beginInteractiveMovementForItem(at: path(9)))
        source.target = { $0.item == 0 ? path(1) : $0 }
        expect(view.beginInteractiveMovementForItem(at: path(3)))
        expect(!view.beginInteractiveMovementForItem(at: path(2)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
        view.endInteractiveMovement()
        expectEqual(source.sections, [["a", "d", "b", "c"]])
    }

    @Test("items move between sections")
    func betweenSections() {
        let (screen, source) = makeScreen([["a", "b"], ["c", "d"]])
        let view = screen.collectionView
        view.beginInteractiveMovementForItem(at: path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
        expect(titlesFromTop(screen) == ["b", "a", "c", "d"] || titlesFromTop(screen) == ["b", "c", "a", "d"])
        view.endInteractiveMovement()
        screen.window.clock.advance(by: 0.3)
        expectEqual(source.sections, [["b"], ["a", "c", "d"]])
        expectEqual(titlesFromTop(screen), ["b", "a", "c", "d"])
        expectEqual(view.numberOfItems(inSection: 1), 3)
    }

    @Test("near an edge the content scrolls by itself and the held cell stays under the finger")
    func autoscroll() throws {
        let (screen, source) = makeScreen([(0..<40).map(String.init)])
        let view = screen.collectionView
        view.beginInteractiveMovementForItem(at: path(1))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 170))
        screen.window.clock.advance(by: 1)
        let offset = view.contentOffset.y
        expect(offset > 300)
        let cell = try require(view.cellForItem(at: path(1)))
        expect(abs(cell.center.y - offset - 170) < 0.001)
        view.endInteractiveMovement()
        screen.window.clock.advance(by: 1)
        expectEqual(view.contentOffset.y, offset)
        expectEqual(source.sections[0].firstIndex(of: "1"), Int((offset + 170) / 44))
    }

    @Test("new cells that come into sight during a movement show what the data source has for them")
    func cellsDuringMovement() {
        let (screen, source) = makeScreen([(0..<40).map(String.init)])
        defer { withExtendedLifetime(source) {} }
        let view = screen.collectionView
        view.beginInteractiveMovementForItem(at: path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
        screen.scroll(to: 44)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 144))
        expectEqual(titlesFromTop(screen), ["2", "3", "0", "4"])
    }

    @Test("a reload cancels the movement")
    func reload() {
        let (screen, source) = makeScreen([["a", "b", "c", "d"]])
        let view = screen.collectionView
        view.beginInteractiveMovementForItem(at: path(0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
        view.reloadData()
        screen.layOut()
        expectEqual(titlesFromTop(screen), ["a", "b", "c", "d"])
        view.endInteractiveMovement()
        expect(!source.log.contains { $0.hasPrefix("move") })
    }

    @Test("without a move method in the data source the item returns")
    func noMoves() {
        let screen = CollectionScreen(rows: 4)
        let view = screen.collectionView
        expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
        view.endInteractiveMovement()
        screen.window.clock.advance(by: 0.3)
        expectEqual(titlesFromTop(screen), ["0", "1", "2", "3"])
    }
}

@MainActor private final class MovableSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var log: [String] = []
    var canMove: (IndexPath) -> Bool = { _ in true }
    var target: (IndexPath) -> IndexPath = { $0 }

    init(sections: [[String]]) {
        self.sections = sections
        super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TestCell)?.title = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        log.append("can move \(indexPath.item)")
        return canMove(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        let title = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(title, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        log.append("target \(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
        return target(proposedIndexPath)
    }
}
