import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Layouts are prepared and asked as in UIKit") @MainActor
struct LayoutTests {
    @Test("the layout is prepared once, and not again for scrolling")
    func scrollingDoesNotPrepare() {
        let screen = CollectionScreen(rows: 100)
        screen.scroll(to: 30)
        screen.scroll(to: 500)
        expectEqual(screen.layout.prepareCount, 1)
    }

    @Test("only the visible rectangle is asked for")
    func onlyTheVisibleRectangleIsAskedFor() {
        let screen = CollectionScreen(rows: 100_000)
        screen.layout.queriedRects = []
        screen.scroll(to: 44_000)
        expectEqual(screen.layout.queriedRects, [CGRect(x: 0, y: 44_000, width: 100, height: 176)])
    }

    @Test("a layout pass with nothing to do asks for nothing")
    func idlePassAsksNothing() {
        let screen = CollectionScreen(rows: 100)
        screen.layout.queriedRects = []
        screen.collectionView.setNeedsLayout()
        screen.layOut()
        expect(screen.layout.queriedRects.isEmpty)
    }

    @Test("an invalidated layout is prepared before it is asked for attributes")
    func preparationIsLazy() {
        let screen = CollectionScreen(rows: 100)
        screen.layout.invalidateLayout()
        screen.layout.invalidateLayout()
        expectEqual(screen.layout.prepareCount, 1)
        screen.layout.rowHeight = 50
        expectEqual(screen.collectionView.layoutAttributesForItem(at: path(2))?.frame.minY, 100)
        expectEqual(screen.layout.prepareCount, 2)
        screen.layOut()
        expectEqual(screen.layout.prepareCount, 2)
        expectEqual(screen.cell(2)?.frame.minY, 100)
    }

    @Test("the layout is asked about new bounds before they are set")
    func boundsChange() {
        let screen = CollectionScreen(rows: 100)
        var seen: [(CGSize, CGRect)] = []
        screen.layout.invalidatesForBoundsChange = { [unowned screen] newBounds in
            seen.append((screen.collectionView.bounds.size, newBounds))
            return newBounds.size != screen.collectionView.bounds.size
        }
        screen.collectionView.frame.size = CGSize(width: 200, height: 88)
        screen.layOut()
        expectEqual(seen.map(\.0), [CGSize(width: 100, height: 176)])
        expectEqual(seen.map(\.1), [CGRect(x: 0, y: 0, width: 200, height: 88)])
        expectEqual(screen.layout.prepareCount, 2)
        expectEqual(screen.collectionView.visibleCells.map(\.frame.width), [200, 200])
        screen.scroll(to: 10)
        expectEqual(screen.layout.prepareCount, 2)
    }

    @Test("a change of text size prepares the layout again, a change of appearance does not")
    func traitChanges() {
        let screen = CollectionScreen(rows: 10)
        let count = screen.layout.prepareCount
        screen.window.hostTraits = UITraitCollection(traitsFrom: [
            screen.window.hostTraits, UITraitCollection(userInterfaceStyle: .dark),
        ])
        screen.layOut()
        expectEqual(screen.layout.prepareCount, count)
        screen.window.hostTraits = UITraitCollection(traitsFrom: [
            screen.window.hostTraits, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ])
        screen.layOut()
        expectEqual(screen.layout.prepareCount, count + 1)
    }

    @Test("an invalidation context moves the content offset and size by its adjustments")
    func contextAdjustments() {
        let screen = CollectionScreen(rows: 100)
        screen.scroll(to: 440)
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 88)
        context.contentSizeAdjustment = CGSize(width: 0, height: 88)
        screen.layout.invalidateLayout(with: context)
        expectEqual(screen.collectionView.contentOffset.y, 528)
        expectEqual(screen.collectionView.contentSize.height, 4488)
    }

    @Test("a layout may correct the offset that is being scrolled to")
    func boundsChangeAdjustment() {
        let screen = CollectionScreen(rows: 100)
        screen.layout.invalidatesForBoundsChange = { $0.minY == 440 }
        screen.layout.boundsChangeAdjustment = CGPoint(x: 0, y: 22)
        screen.scroll(to: 440)
        expectEqual(screen.collectionView.contentOffset.y, 462)
        expectEqual(screen.visibleTitles, ["10", "11", "12", "13", "14"])
    }

    @Test("NaN adjustments are ignored", arguments: [CGFloat.nan, .infinity, -.infinity])
    func adjustmentsThatAreNoNumbers(amount: CGFloat) {
        let screen = CollectionScreen(rows: 100)
        screen.layout.invalidatesForBoundsChange = { _ in true }
        screen.layout.boundsChangeAdjustment = CGPoint(x: 0, y: amount)
        screen.scroll(to: 440)
        expect(screen.collectionView.contentOffset.y.isFinite)
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: amount, y: amount)
        context.contentSizeAdjustment = CGSize(width: amount, height: amount)
        screen.layout.invalidateLayout(with: context)
        screen.layOut()
        expect(screen.collectionView.contentOffset.y.isFinite)
        expectEqual(screen.collectionView.contentSize.height, 4400)
        // The layout is still asked and invalidated.
        screen.layout.boundsChangeAdjustment = .zero
        let count = screen.layout.prepareCount
        screen.scroll(to: 220)
        expectEqual(screen.collectionView.contentOffset.y, 220)
        expectEqual(screen.layout.prepareCount, count + 1)
        expectEqual(screen.visibleTitles.first, "5")
    }

    /// Records the width of the collection view at each invalidation, and optionally adjusts the offset.
    private final class WidthLayout: UICollectionViewFlowLayout {
        var widths: [CGFloat] = []
        var adjustment = CGPoint.zero

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            widths.append(collectionView?.bounds.width ?? 0)
            context.contentOffsetAdjustment.y += adjustment.y
            super.invalidateLayout(with: context)
        }
    }

    @Test("a layout is invalidated after new bounds are set, and may still adjust the offset")
    func boundsInForce() {
        let layout = WidthLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let screen = CollectionScreen(rows: 100)
        screen.collectionView.setCollectionViewLayout(layout, animated: false)
        screen.layOut()
        layout.widths = []
        screen.collectionView.frame.size.width = 200
        expectEqual(layout.widths, [200])
        screen.layOut()
        layout.adjustment.y = 30
        screen.scroll(to: 100)
        expectEqual(screen.collectionView.contentOffset.y, 130)
    }

    @Test("a context names each item once, in the order named")
    func contextItems() {
        let context = UICollectionViewLayoutInvalidationContext()
        expectEqual(context.invalidatedItemIndexPaths, nil)
        expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        context.invalidateItems(at: [path(2, 1), path(0), path(2, 1)])
        context.invalidateItems(at: [path(0), path(7)])
        context.invalidateSupplementaryElements(ofKind: "kind", at: [path(0, 3)])
        expectEqual(context.invalidatedItemIndexPaths, [path(2, 1), path(0), path(7)])
        expectEqual(context.invalidatedSupplementaryIndexPaths, ["kind": [path(0, 3)]])
    }

    @Test("a cell gets the height it prefers when the layout agrees, and the rows below move")
    func selfSizing() {
        let screen = CollectionScreen(sections: [[]])
        screen.layout.takesPreferredHeights = true
        screen.source.configure = { cell, path in cell.preferredHeight = path.item == 1 ? 70 : nil }
        screen.source.sections = [["a", "b", "c", "d", "e"]]
        screen.collectionView.reloadData()
        var announced: [CGFloat] = []
        screen.source.onWillDisplay = { cell, _ in announced.append(cell.frame.height) }
        screen.layOut()
        expectEqual(screen.collectionView.visibleCells.map(\.frame.minY), [0, 44, 114, 158])
        expectEqual(announced, [44, 70, 44, 44])
        expectEqual(screen.collectionView.contentSize.height, 246)
        expectEqual(screen.cell(1)?.preferredHeightRequests, 1)
    }

    @Test("a layout that does not agree keeps its sizes")
    func noSelfSizing() {
        let screen = CollectionScreen(sections: [[]])
        screen.source.configure = { cell, _ in cell.preferredHeight = 70 }
        screen.source.sections = [["a", "b"]]
        screen.collectionView.reloadData()
        screen.layOut()
        expectEqual(screen.collectionView.visibleCells.map(\.frame.height), [44, 44])
    }

    @Test("bounds that are empty, infinite or not numbers show nothing and do not crash")
    func strangeBounds() {
        let screen = CollectionScreen(rows: 100)
        let strange: [CGFloat] = [0, -10, .nan, .infinity]
        for value in strange {
            screen.collectionView.bounds = CGRect(x: 0, y: value, width: 100, height: value)
            screen.layOut()
            screen.collectionView.bounds = CGRect(x: value, y: 0, width: value, height: 10)
            screen.layOut()
            expectEqual(screen.collectionView.indexPathForItem(at: CGPoint(x: value, y: .nan)), nil)
        }
        screen.collectionView.bounds = CGRect(x: 0, y: 0, width: 100, height: 88)
        screen.layOut()
        expectEqual(screen.visibleTitles, ["0", "1"])
    }

    @Test("a point finds its item, a gap none")
    func indexPathForPoint() {
        let screen = CollectionScreen(sections: [["a", "b"], ["c"]], headerHeight: 20)
        expectEqual(screen.collectionView.indexPathForItem(at: CGPoint(x: 50, y: 65)), path(1))
        expectEqual(screen.collectionView.indexPathForItem(at: CGPoint(x: 50, y: 10)), nil)
        expectEqual(screen.collectionView.indexPathForItem(at: CGPoint(x: 50, y: 2_000)), nil)
        expectEqual(screen.collectionView.indexPathForItem(at: CGPoint(x: 50, y: 130)), path(0, 1))
    }

    @Test("another layout takes the same cells to their new places")
    func anotherLayout() {
        let screen = CollectionScreen(rows: 10)
        let cell = screen.cell(1)
        let other = RowLayout()
        other.rowHeight = 20
        var isDone = false
        screen.collectionView.setCollectionViewLayout(other, animated: true) { isDone = $0 }
        expect(screen.cell(1) === cell)
        expectEqual(cell?.frame, CGRect(x: 0, y: 20, width: 100, height: 20))
        expect(!isDone)
        screen.window.clock.advance(by: 1)
        expect(isDone)
        expectEqual(screen.layout.collectionView, nil)
        expect(screen.collectionView.collectionViewLayout === other)
    }

    @Test("decoration views are of the class registered with the layout")
    func decorationViews() {
        final class Decoration: UICollectionReusableView {}
        final class DecoratedLayout: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let attributes = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: "card",
                    with: IndexPath(item: 0, section: 0)
                )
                attributes.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
                return [attributes]
            }
        }
        let layout = DecoratedLayout()
        layout.register(Decoration.self, forDecorationViewOfKind: "card")
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: layout
        )
        view.layoutIfNeeded()
        expectEqual(view.subviews.count, 1)
        expect(view.subviews.first is Decoration)
        expectEqual(view.subviews.first?.frame, CGRect(x: 5, y: 5, width: 50, height: 50))
    }

    private final class FlippingLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test("a flipping horizontal layout starts at its first items from right to left, and stays where it is")
    func flippingStart() {
        let layout = FlippingLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 40, height: 20)
        layout.minimumLineSpacing = 10
        let source = TitleSource(sections: [["a", "b", "c", "d", "e", "f"]])
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 20), collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.traitOverrides.layoutDirection = .rightToLeft
        view.layoutIfNeeded()
        func edge(_ item: Int) -> CGFloat? { view.cellForItem(at: path(item)).map { view.bounds.maxX - $0.frame.maxX } }
        expectEqual([edge(0), edge(1)], [0, 50])
        view.frame.size.width = 120
        view.layoutIfNeeded()
        expectEqual([edge(0), edge(1)], [0, 50])
        view.contentOffset.x -= 60
        view.layoutIfNeeded()
        expectEqual([edge(1), edge(2)], [-10, 40])
        source.sections[0] += ["g", "h"]
        view.reloadData()
        view.layoutIfNeeded()
        expectEqual([edge(1), edge(2)], [-10, 40])
        view.traitOverrides.layoutDirection = .leftToRight
        view.layoutIfNeeded()
        expectEqual(view.cellForItem(at: path(1)).map { $0.frame.minX - view.bounds.minX }, -10)
        view.traitOverrides.layoutDirection = .rightToLeft
        view.layoutIfNeeded()
        expectEqual([edge(1), edge(2)], [-10, 40])
        source.sections = [["a"]]
        view.reloadData()
        view.layoutIfNeeded()
        expectEqual(edge(0), 0)
    }

    @Test("a flipping layout is mirrored from right to left, including the requested rectangle")
    func flipping() {
        let layout = FlippingLayout()
        layout.itemSize = CGSize(width: 30, height: 20)
        layout.minimumInteritemSpacing = 5
        let source = TitleSource(sections: [["a", "b", "c", "d"]])
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        expectEqual(view.cellForItem(at: path(0))?.frame, CGRect(x: 70, y: 0, width: 30, height: 20))
        expectEqual(view.cellForItem(at: path(3))?.frame.minX, 70)
        expectEqual(view.indexPathForItem(at: CGPoint(x: 75, y: 5)), path(0))
    }
}
