import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Copies and equality of what a compositional layout is made from")
struct LayoutModelCopyTests {
    private var size: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
    }

    @Test("dimensions, sizes, spacings and anchors are compared by value")
    func equality() {
        expectEqual(NSCollectionLayoutDimension.absolute(3), .absolute(3))
        expect(NSCollectionLayoutDimension.absolute(3) != .estimated(3))
        expectEqual(size, size)
        expectEqual(size.hash, size.hash)
        expectEqual(NSCollectionLayoutSpacing.fixed(2), .fixed(2))
        expect(NSCollectionLayoutSpacing.fixed(2) != .flexible(2))
        let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
        expectEqual(edges, NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: nil, bottom: nil))
        expectEqual(NSCollectionLayoutAnchor(edges: [.top]), NSCollectionLayoutAnchor(edges: [.top]))
        expect(NSCollectionLayoutAnchor(edges: [.top]) != NSCollectionLayoutAnchor(edges: [.bottom]))
    }

    @Test("a copy of a section is independent, including its group and headers")
    func section() throws {
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets.top = 4
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        group.interItemSpacing = .fixed(7)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 9
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size,
            elementKind: "header",
            alignment: .top
        )
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let copy = try require(section.copy() as? NSCollectionLayoutSection)
        copy.interGroupSpacing = 1
        copy.group.interItemSpacing = nil
        copy.boundarySupplementaryItems[0].pinToVisibleBounds = false
        expectEqual(section.interGroupSpacing, 9)
        expectEqual(group.interItemSpacing, .fixed(7))
        expect(header.pinToVisibleBounds)
        expectEqual(copy.group.subitems[0].contentInsets.top, 4)
        expect(copy.group.subitems[0] !== item)
        expectEqual(copy.boundarySupplementaryItems[0].elementKind, "header")
    }

    @Test("a section inside readable content is no wider than lines are read well")
    func readable() throws {
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
        )
        section.contentInsetsReference = .readableContent
        let window = UIWindow(hostSize: CGSize(width: 1000, height: 400), traits: UITraitCollection(displayScale: 2))
        window.isHidden = false
        let view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
        )
        let source = TitleSource(sections: [["a"]])
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        window.addSubview(view)
        window.hostLayout()
        expectEqual(view.layoutAttributesForItem(at: path(0))?.frame, CGRect(x: 164, y: 0, width: 672, height: 40))
    }

    @Test("a section with items of a class of the app's can be copied")
    func subclasses() throws {
        final class Item: NSCollectionLayoutItem {}
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [Item(layoutSize: size)])
        let copy = try require(NSCollectionLayoutSection(group: group).copy() as? NSCollectionLayoutSection)
        expect(copy.group.subitems.first is Item)
    }
}
