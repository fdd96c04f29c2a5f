import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class GrowingCell: UICollectionViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 30)

    func setUp() {
        guard box.superview == nil else { return }
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            height, bottom, box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }
}

@MainActor private final class GrowingSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? GrowingCell)?.setUp()
        return cell
    }
}

@MainActor @Suite("Cells in sight that grow")
struct SelfSizingInvalidationTests {
    private let window = UIWindow(hostSize: CGSize(width: 100, height: 300), traits: UITraitCollection(displayScale: 2))
    private let source = GrowingSource()
    private let view: UICollectionView

    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
        )
        view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        window.isHidden = false
        window.addSubview(view)
        window.hostLayout()
    }

    private func cell(_ item: Int) -> GrowingCell? { view.cellForItem(at: path(item)) as? GrowingCell }

    private var tops: [CGFloat?] { (0..<3).map { cell($0)?.frame.minY } }

    @Test("a cell that invalidates its intrinsic content size is measured again")
    func enabled() throws {
        expectEqual(tops, [0, 30, 60])
        let first = try require(cell(0))
        first.height.constant = 70
        window.hostLayout()
        expectEqual(tops, [0, 30, 60])
        first.invalidateIntrinsicContentSize()
        window.hostLayout()
        expectEqual(tops, [0, 70, 100])
    }

    @Test("constraint changes measure a cell again if that is enabled")
    func constraints() throws {
        try require(cell(1)).height.constant = 20
        window.hostLayout()
        expectEqual(tops, [0, 30, 60])
        view.selfSizingInvalidation = .enabledIncludingConstraints
        try require(cell(1)).height.constant = 45
        window.hostLayout()
        expectEqual(tops, [0, 30, 75])
    }

    @Test("a cell is not measured again if that is disabled")
    func disabled() throws {
        view.selfSizingInvalidation = .disabled
        let first = try require(cell(0))
        first.height.constant = 70
        first.invalidateIntrinsicContentSize()
        window.hostLayout()
        expectEqual(tops, [0, 30, 60])
    }
}
