import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Elements that an animated update inserts") @MainActor
struct InsertedElementTests {
    private final class FilledCell: UICollectionViewCell {
        let box = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            if box.superview == nil { contentView.addSubview(box) }
            box.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
        }
    }

    private final class FilledHeader: UICollectionReusableView {
        let box = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            if box.superview == nil { addSubview(box) }
            box.frame = bounds.insetBy(dx: 10, dy: 5)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var counts = [2]

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    private let window = UIWindow(hostSize: CGSize(width: 100, height: 400), traits: UITraitCollection(displayScale: 2))
    private let view: UICollectionView
    private let source = Source()

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.headerReferenceSize = CGSize(width: 100, height: 30)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(FilledCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            FilledHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        view.dataSource = source
        window.isHidden = false
        window.addSubview(view)
        window.hostLayout()
    }

    @Test("cells take touches at their final places while an update is animated")
    func touches() throws {
        source.counts = [3]
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
        let inserted = try require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        let moved = try require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        for cell in [inserted, moved] {
            let touched = view.hitTest(CGPoint(x: 50, y: cell.frame.midY), with: nil)
            expectEqual(touched?.isDescendant(of: cell), true)
        }
    }

    @Test("a cell fades in at its place, and its content is laid out without an animation")
    func cell() throws {
        source.counts = [3]
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
        let cell = try require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FilledCell)
        expectEqual(cell.box.frame, CGRect(x: 10, y: 10, width: 80, height: 20))
        expectEqual(shown(cell.box).frame, cell.box.frame)
        expectEqual(shown(cell.contentView).frame, cell.bounds)
        expectEqual(shown(cell).frame, CGRect(x: 0, y: 70, width: 100, height: 40))
        expectEqual(shown(cell).opacity, 0)
        window.clock.advance(by: 1)
        expectEqual(shown(cell).opacity, 1)
    }

    @Test("a header fades in at its place, and its content is laid out without an animation")
    func header() throws {
        source.counts = [2, 1]
        view.insertSections([1])
        let kind = UICollectionView.elementKindSectionHeader
        let path = IndexPath(item: 0, section: 1)
        let header = try require(view.supplementaryView(forElementKind: kind, at: path) as? FilledHeader)
        expectEqual(shown(header.box).frame, CGRect(x: 10, y: 5, width: 80, height: 20))
        expectEqual(shown(header).frame, CGRect(x: 0, y: 110, width: 100, height: 30))
        expectEqual(shown(header).opacity, 0)
    }

    @Test("cells that an animated change of the bounds brings into view have their content in place")
    func boundsChange() throws {
        source.counts = [9]
        view.frame.size.height = 100
        view.reloadData()
        window.hostLayout()
        UIView.animate(withDuration: 1) {
            self.view.frame.size.height = 400
            self.view.layoutIfNeeded()
        }
        let cell = try require(view.cellForItem(at: IndexPath(item: 8, section: 0)) as? FilledCell)
        expectEqual(shown(cell.box).frame, CGRect(x: 10, y: 10, width: 80, height: 20))
    }

    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
}
