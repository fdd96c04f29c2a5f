import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Layouts whose estimates are 0") @MainActor
struct ZeroEstimateTests {
    /// A row of items whose widths the cells determine.
    private final class LineLayout: UICollectionViewLayout {
        private var widths: [Int: CGFloat] = [:]
        private var all: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
            var x: CGFloat = 0
            all = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: x, y: 0, width: widths[item] ?? 0, height: 20)
                x += attributes.size.width
                return attributes
            }
        }

        override var collectionViewContentSize: CGSize { CGSize(width: all.last?.frame.maxX ?? 0, height: 20) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            all[indexPath.item]
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool {
            guard preferred.size.width != original.size.width else { return false }
            widths[original.indexPath.item] = preferred.size.width
            return true
        }
    }

    private final class WideCell: UICollectionViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            guard contentView.subviews.isEmpty else { return }
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.widthAnchor.constraint(equalToConstant: 30),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("cells with an estimated width of 0 are made and sized")
    func zeroWidth() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 20),
            collectionViewLayout: LineLayout()
        )
        let source = Source()
        view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        expectEqual(view.visibleCells.map(\.frame.minX), [0, 30, 60])
        expectEqual(view.visibleCells.map(\.frame.width), [30, 30, 30])
        expectEqual(view.contentSize.width, 90)
    }

    @Test("a rectangle without a width touches another one at its start, not at its end")
    func thinRectangles() {
        let visible = CGRect(x: 0, y: 0, width: 100, height: 100)
        expect(CGRect(x: 0, y: 0, width: 0, height: 10).touches(visible))
        expect(CGRect(x: 50, y: 0, width: 0, height: 0).touches(visible))
        expect(!CGRect(x: 100, y: 0, width: 0, height: 10).touches(visible))
        expect(!CGRect(x: -10, y: 0, width: 10, height: 10).touches(visible))
        expect(!CGRect(x: 0, y: -1, width: 10, height: 0).touches(visible))
    }
}
