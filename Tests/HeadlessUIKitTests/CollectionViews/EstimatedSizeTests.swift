import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("A flow layout with estimated sizes") @MainActor
struct EstimatedSizeTests {
    private let window = UIWindow(hostSize: CGSize(width: 200, height: 300), traits: UITraitCollection(displayScale: 2))
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView
    private let source: TitleSource

    init() {
        layout.estimatedItemSize = CGSize(width: 200, height: 50)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        source = TitleSource(sections: [(0..<100).map(String.init)])
        source.configure = { cell, path in cell.preferredHeight = path.item.isMultiple(of: 2) ? 80 : 30 }
        view.dataSource = source
        view.delegate = source
        window.isHidden = false
        window.addSubview(view)
        window.hostLayout()
    }

    private func frames() -> [CGFloat] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.height)
    }

    @Test("cells get their preferred height, rows that were never shown keep the estimate")
    func selfSizing() {
        expectEqual(frames().prefix(4), [80, 30, 80, 30])
        let shown = CGFloat(view.visibleCells.count)
        expectEqual(view.layoutAttributesForItem(at: path(99))?.frame.height, 50)
        expect(view.contentSize.height < 100 * 50 + shown * 30)
        let rows = view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
        for (row, next) in zip(rows, rows.dropFirst()) { expectEqual(row.maxY, next.minY) }
    }

    @Test("sizes move with their items and are not measured again")
    func updates() {
        for case let cell as TestCell in view.visibleCells { cell.preferredHeightRequests = 0 }
        source.sections[0].remove(at: 0)
        view.performBatchUpdates({ view.deleteItems(at: [path(0)]) })
        window.clock.advance(by: 1)
        expectEqual(view.layoutAttributesForItem(at: path(0))?.frame.height, 30)
        let requests = view.visibleCells.compactMap { ($0 as? TestCell)?.preferredHeightRequests }
        expect(requests.filter { $0 == 0 }.count >= 4)
    }

    @Test("an invalidated layout measures the visible cells again")
    func invalidation() {
        for case let cell as TestCell in view.visibleCells { cell.preferredHeight = 60 }
        layout.invalidateLayout()
        window.hostLayout()
        expectEqual(frames().prefix(4), [60, 60, 60, 60])
    }

    @Test("invalidating one item measures only its cell again")
    func oneItem() throws {
        let cell = try require(view.cellForItem(at: path(1)) as? TestCell)
        let other = try require(view.cellForItem(at: path(2)) as? TestCell)
        cell.preferredHeight = 44
        other.preferredHeight = 44
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [path(1)])
        layout.invalidateLayout(with: context)
        window.hostLayout()
        expectEqual(frames().prefix(3), [80, 44, 80])
    }

    @Test("an automatic estimate is the item size, zero asks no cell")
    func automaticSize() {
        layout.itemSize = CGSize(width: 200, height: 70)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        window.hostLayout()
        expectEqual(view.layoutAttributesForItem(at: path(99))?.frame.height, 70)
        expectEqual(frames().prefix(2), [80, 30])
    }

    @Test("margins may be measured from the safe area")
    func sectionInsetReference() {
        layout.estimatedItemSize = .zero
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumInteritemSpacing = 0
        window.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        layout.sectionInsetReference = .fromSafeArea
        window.hostLayout()
        expectEqual(layout.layoutAttributesForItem(at: path(0))?.frame.minX, 40)
        expectEqual(layout.layoutAttributesForItem(at: path(2))?.frame.maxX, 190)
    }
}
