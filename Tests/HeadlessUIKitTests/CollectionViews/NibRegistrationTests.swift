import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Registrations of nibs") @MainActor
struct NibRegistrationTests {
    private final class CellNib: UINib {
        var loads = 0

        override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
            loads += 1
            return [TestCell(frame: .zero)]
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let registration: UICollectionView.CellRegistration<TestCell, Int>

        init(_ nib: UINib) {
            registration = .init(cellNib: nib) { cell, _, item in cell.title = "item \(item)" }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }
    }

    @Test("cells come from the nib, are configured and are reused")
    func cells() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        let nib = CellNib(nibName: "Cell", bundle: nil)
        let source = Source(nib)
        view.dataSource = source
        view.layoutIfNeeded()
        expect(view.visibleCells.compactMap { ($0 as? TestCell)?.title } == ["item 0", "item 1"])
        expectEqual(nib.loads, 2)
        view.contentOffset.y = 1000
        view.layoutIfNeeded()
        expect(view.visibleCells.compactMap { ($0 as? TestCell)?.title } == ["item 20", "item 21"])
        expectEqual(nib.loads, 2)
    }
}
