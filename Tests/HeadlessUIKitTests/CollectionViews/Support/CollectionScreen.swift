import Foundation

@testable @_spi(Host) import HeadlessUIKit

/// A collection view in a window, with a data source that shows titles and a delegate that records every call.
@MainActor final class CollectionScreen {
    let window: UIWindow
    let collectionView: UICollectionView
    let layout: RowLayout
    let source: TitleSource

    /// The recorded calls of the data source, the delegate and the layout, in order.
    var log: [String] {
        get { source.log }
        set { source.log = newValue }
    }

    init(
        sections: [[String]],
        size: CGSize = CGSize(width: 100, height: 176),
        rowHeight: CGFloat = 44,
        headerHeight: CGFloat = 0,
        inWindow: Bool = true
    ) {
        TestCell.createdCount = 0
        window = UIWindow(hostSize: size, traits: UITraitCollection(displayScale: 2))
        layout = RowLayout()
        layout.rowHeight = rowHeight
        layout.headerHeight = headerHeight
        collectionView = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: layout
        )
        collectionView.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(
            TestHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        source = TitleSource(sections: sections)
        collectionView.dataSource = source
        collectionView.delegate = source
        if inWindow {
            window.isHidden = false
            window.addSubview(collectionView)
        }
        layOut()
    }

    convenience init(rows: Int, size: CGSize = CGSize(width: 100, height: 176), rowHeight: CGFloat = 44) {
        self.init(sections: [(0..<rows).map(String.init)], size: size, rowHeight: rowHeight)
    }

    func layOut() {
        if collectionView.window == nil { collectionView.layoutIfNeeded() } else { window.hostLayout() }
    }

    func scroll(to y: CGFloat) {
        collectionView.contentOffset.y = y
        layOut()
    }

    /// Changes titles inside a batch.
    func update(
        _ sections: [[String]],
        completion: ((Bool) -> Void)? = nil,
        _ changes: @escaping (UICollectionView) -> Void
    ) {
        collectionView.performBatchUpdates(
            {
                self.source.sections = sections
                changes(self.collectionView)
            },
            completion: completion
        )
    }

    func cell(_ item: Int, _ section: Int = 0) -> TestCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? TestCell
    }

    func header(_ section: Int) -> TestHeader? {
        collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: section)
        ) as? TestHeader
    }

    var visibleTitles: [String] {
        collectionView.visibleCells.compactMap { ($0 as? TestCell)?.title }
    }
}

func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
}
