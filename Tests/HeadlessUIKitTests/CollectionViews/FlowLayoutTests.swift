import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("The flow layout") @MainActor
struct FlowLayoutTests {
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            TestHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        view.register(
            TestHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "header"
        )
    }

    private func show(_ counts: [Int]) -> TitleSource {
        let source = TitleSource(sections: counts.map { (0..<$0).map(String.init) })
        view.dataSource = source
        view.layoutIfNeeded()
        return source
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: path(item, section))?.frame
    }

    private func header(_ section: Int) -> CGRect? {
        view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: path(0, section)
        )?.frame
    }

    private func footer(_ section: Int) -> CGRect? {
        view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter,
            at: path(0, section)
        )?.frame
    }

    @Test("UIKit's settings hold unless others are given")
    func defaults() {
        expectEqual(layout.itemSize, CGSize(width: 50, height: 50))
        expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        expectEqual(layout.scrollDirection, .vertical)
        expect(layout.headerReferenceSize == .zero && layout.sectionInset == .zero)
    }

    @Test("full lines are justified, and the last one has their spacing")
    func uniformLines() {
        layout.itemSize = CGSize(width: 20, height: 30)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 4, bottom: 7, right: 6)
        let source = show([5])
        expectEqual(frame(0), CGRect(x: 4, y: 5, width: 20, height: 30))
        expectEqual(frame(1), CGRect(x: 39, y: 5, width: 20, height: 30))
        expectEqual(frame(2), CGRect(x: 74, y: 5, width: 20, height: 30))
        expectEqual(frame(4), CGRect(x: 39, y: 45, width: 20, height: 30))
        expectEqual(view.contentSize, CGSize(width: 100, height: 82))
        withExtendedLifetime(source) {}
    }

    @Test("thirds of the width fit three times")
    func thirds() {
        layout.minimumInteritemSpacing = 1
        layout.itemSize = CGSize(width: (CGFloat(100) - 2) / 3, height: 10)
        let source = show([3])
        expectEqual(frame(2)?.minY, 0)
        withExtendedLifetime(source) {}
    }

    @Test("headers and footers span the line and surround the items of their section")
    func headersAndFooters() {
        layout.headerReferenceSize = CGSize(width: 1, height: 20)
        layout.footerReferenceSize = CGSize(width: 1, height: 8)
        layout.itemSize = CGSize(width: 100, height: 30)
        let source = show([2, 0, 1])
        expectEqual(header(0), CGRect(x: 0, y: 0, width: 100, height: 20))
        expectEqual(frame(1)?.minY, 60)
        expectEqual(footer(0), CGRect(x: 0, y: 90, width: 100, height: 8))
        expectEqual(header(1)?.minY, 98)
        expectEqual(footer(1)?.minY, 118)
        expectEqual(frame(0, 2)?.minY, 146)
        expectEqual(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count, 1)
        withExtendedLifetime(source) {}
    }

    @Test("horizontal lines run downwards and follow each other to the right")
    func horizontal() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 40, height: 45)
        layout.headerReferenceSize = CGSize(width: 12, height: 1)
        let source = show([5])
        expectEqual(header(0), CGRect(x: 0, y: 0, width: 12, height: 100))
        expectEqual(frame(1), CGRect(x: 12, y: 55, width: 40, height: 45))
        expectEqual(frame(2), CGRect(x: 62, y: 0, width: 40, height: 45))
        expectEqual(view.contentSize, CGSize(width: 152, height: 100))
        withExtendedLifetime(source) {}
    }

    @Test("sizes of the delegate break lines where they no longer fit and are centered in their line")
    func delegateSizes() {
        let source = show([4])
        let delegate = SizeSource(sizes: [
            CGSize(width: 30, height: 10), CGSize(width: 40, height: 30), CGSize(width: 80, height: 20),
            CGSize(width: 70, height: 20),
        ])
        view.delegate = delegate
        layout.invalidateLayout()
        view.layoutIfNeeded()
        expectEqual(frame(0), CGRect(x: 0, y: 10, width: 30, height: 10))
        expectEqual(frame(1), CGRect(x: 60, y: 0, width: 40, height: 30))
        expectEqual(frame(2), CGRect(x: 10, y: 40, width: 80, height: 20))
        expectEqual(frame(3), CGRect(x: 0, y: 70, width: 70, height: 20))
        withExtendedLifetime((source, delegate)) {}
    }

    @Test("a pinned header stays in sight until the next one pushes it out, and sizes are not asked for again")
    func pinnedHeaders() {
        let source = show([10, 10])
        let delegate = SizeSource(sizes: Array(repeating: CGSize(width: 100, height: 40), count: 10))
        view.delegate = delegate
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        view.layoutIfNeeded()
        let requests = delegate.requestCount
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        expectEqual(header(0)?.minY, 100)
        expectEqual(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))?.frame.minY,
            100
        )
        expect(view.subviews.last is TestHeader)
        view.contentOffset.y = 410
        view.layoutIfNeeded()
        expectEqual(header(0)?.minY, 400)
        expectEqual(header(1)?.minY, 420)
        expectEqual(delegate.requestCount, requests)
        withExtendedLifetime((source, delegate)) {}
    }

    @Test("another width breaks lines again, another height does not")
    func boundsChange() {
        layout.itemSize = CGSize(width: 45, height: 10)
        let source = show([3])
        expectEqual(frame(1)?.minY, 0)
        expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 100, height: 50)))
        view.frame.size.width = 60
        view.layoutIfNeeded()
        expectEqual(frame(1)?.minY, 20)
        withExtendedLifetime(source) {}
    }

    @Test("elements are found by rectangle without walking the rows before it")
    func largeLists() {
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 0
        let source = show([1_000_000, 3])
        let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 20_000_010, width: 100, height: 80)) ?? []
        expectEqual(found.map(\.indexPath), [path(500_000), path(500_001), path(500_002)])
        expectEqual(frame(0, 1)?.minY, 40_000_000)
        withExtendedLifetime(source) {}
    }

    @Test("invalid sizes count as zero")
    func strangeSizes() {
        layout.itemSize = CGSize(width: CGFloat.nan, height: -10)
        layout.headerReferenceSize = CGSize(width: 0, height: CGFloat.infinity)
        let source = show([3])
        expectEqual(header(0), nil)
        expect(view.contentSize.height.isFinite)
        withExtendedLifetime(source) {}
    }

    private final class SizeSource: NSObject, UICollectionViewDelegateFlowLayout {
        let sizes: [CGSize]
        var requestCount = 0

        init(sizes: [CGSize]) {
            self.sizes = sizes
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            requestCount += 1
            return sizes[indexPath.item]
        }
    }
}
