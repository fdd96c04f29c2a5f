import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Layouts that change") @MainActor
struct LayoutTransitionTests {
    private func presentedFrame(_ view: UIView?) -> CGRect? {
        view?.layer.presentedValues.frame
    }

    @Test("rows that another layout makes visible move from their positions in the first layout")
    func comingIntoSight() throws {
        let screen = CollectionScreen(rows: 10)
        let dense = RowLayout()
        dense.rowHeight = 20
        screen.collectionView.setCollectionViewLayout(dense, animated: true)
        let cell = try require(screen.cell(7))
        expectEqual(cell.frame.minY, 140)
        expectEqual(presentedFrame(cell)?.minY, 308)
        expectEqual(presentedFrame(screen.cell(1))?.minY, 44)
        screen.window.clock.advance(by: 1)
        expectEqual(presentedFrame(cell)?.minY, 140)
    }

    @Test("rows that another layout moves out of view animate there and then end their display")
    func goingOutOfSight() throws {
        let screen = CollectionScreen(rows: 10, rowHeight: 20)
        let cell = try require(screen.cell(7))
        let sparse = RowLayout()
        screen.log = []
        screen.collectionView.setCollectionViewLayout(sparse, animated: true)
        expectEqual(cell.frame.minY, 308)
        expectEqual(presentedFrame(cell)?.minY, 140)
        expect(!screen.collectionView.visibleCells.contains(cell))
        expect(!screen.log.contains("did end displaying 7"))
        screen.window.clock.advance(by: 1)
        expect(screen.log.filter { $0 == "did end displaying 7" }.count == 1)
        expectEqual(cell.superview, nil)
    }

    @Test("a change of size that is animated is announced to the layout after it is prepared, and finished")
    func animatedBoundsChange() {
        let screen = CollectionScreen(rows: 10)
        let layout = BoundsLayout()
        screen.collectionView.setCollectionViewLayout(layout, animated: false)
        screen.layOut()
        layout.log = []
        UIView.animate(withDuration: 1) {
            screen.collectionView.frame.size.height = 300
            screen.window.layoutIfNeeded()
        }
        expectEqual(layout.log, ["from 176.0", "finalize"])
        layout.log = []
        screen.collectionView.frame.size.height = 100
        screen.layOut()
        expectEqual(layout.log, [])
    }

    @Test("a header that the layout removes fades out although its section stays, and an added one is new")
    func supplementaryViewsNamedByTheLayout() throws {
        let screen = CollectionScreen(sections: [["a"], ["b"]], headerHeight: 20)
        let layout = NamingLayout()
        layout.headerHeight = 20
        screen.collectionView.setCollectionViewLayout(layout, animated: false)
        screen.layOut()
        let first = try require(screen.header(0))
        let second = try require(screen.header(1))
        layout.deleted = [path(0)]
        layout.inserted = [path(0)]
        screen.log = []
        screen.update([["a", "x"], ["b"]]) { $0.insertItems(at: [path(1)]) }
        expect(screen.header(0) !== first)
        expect(screen.header(1) === second)
        expectEqual(first.alpha, 0)
        expect(screen.log.contains("will display header 0"))
        screen.window.clock.advance(by: 1)
        expect(screen.log.contains("did end displaying header 0"))
    }
}

private final class BoundsLayout: UICollectionViewLayout {
    var log: [String] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 2_000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { log.append("from \(oldBounds.height)") }
    override func finalizeAnimatedBoundsChange() { log.append("finalize") }
}

private final class NamingLayout: RowLayout {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { deleted }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { inserted }
}
