import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Compositional layouts") @MainActor
struct CompositionalLayoutTests {
    private static let header = UICollectionView.elementKindSectionHeader
    private let window = UIWindow(hostSize: CGSize(width: 300, height: 400), traits: UITraitCollection(displayScale: 2))

    private func show(
        _ layout: UICollectionViewCompositionalLayout,
        _ counts: [Int],
        configure: @escaping (TestCell, IndexPath) -> Void = { _, _ in }
    ) -> (view: UICollectionView, source: TitleSource) {
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.register(TallHeader.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "header")
        for kind in [Self.header, "badge"] {
            view.register(TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        let source = TitleSource(sections: counts.map { (0..<$0).map(String.init) })
        source.configure = configure
        view.dataSource = source
        view.delegate = source
        window.isHidden = false
        window.addSubview(view)
        window.hostLayout()
        return (view, source)
    }

    private func size(
        _ width: NSCollectionLayoutDimension,
        _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func frames(_ view: UICollectionView, _ count: Int, section: Int = 0) -> [CGRect] {
        (0..<count).compactMap { view.layoutAttributesForItem(at: path($0, section))?.frame }
    }

    @Test("a section without a layout is not shown, and the others are", arguments: [true, false])
    func noLayout(hasItems: Bool) {
        let layout = UICollectionViewCompositionalLayout { number, _ in
            guard number == 1 else { return nil }
            let row = NSCollectionLayoutItem(layoutSize: self.size(.fractionalWidth(1), .absolute(40)))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: self.size(.fractionalWidth(1), .absolute(40)), subitems: [row])
            )
        }
        let (view, source) = show(layout, hasItems ? [3, 2] : [0, 2])
        expectEqual(frames(view, 2, section: 1).map(\.minY), [0, 40])
        expectEqual(view.contentSize.height, 80)
        view.reloadData()
        window.hostLayout()
        expect(view.visibleCells.filter { $0.frame.height > 0 }.count == 2 && view.dataSource === source)
    }

    @Test("a provider without layouts does no harm in a view of zero size")
    func zeroSize() {
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil }
        )
        let source = TitleSource(sections: [["a"], []])
        view.dataSource = source
        view.layoutIfNeeded()
        expect(view.contentSize.height == 0 && view.numberOfSections == 2)
    }

    private func rows(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), height),
            subitems: [item]
        )
        return NSCollectionLayoutSection(group: group)
    }

    @Test("a row takes as many items as fit, thirds three times, with the insets of items")
    func grid() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 40, trailing: 30)
        let (view, source) = show(UICollectionViewCompositionalLayout(section: section), [7])
        defer { withExtendedLifetime(source) {} }
        expectEqual(
            frames(view, 4),
            [
                CGRect(x: 35, y: 25, width: 70, height: 50), CGRect(x: 115, y: 25, width: 70, height: 50),
                CGRect(x: 195, y: 25, width: 70, height: 50), CGRect(x: 35, y: 95, width: 70, height: 50),
            ]
        )
        expectEqual(view.contentSize, CGSize(width: 300, height: 20 + 3 * 60 + 2 * 10 + 40))
    }

    @Test("a counted group shares its length, less the spacing")
    func countedGroup() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitem: item,
            count: 3
        )
        group.interItemSpacing = .fixed(15)
        let (view, source) = show(.init(section: NSCollectionLayoutSection(group: group)), [4])
        defer { withExtendedLifetime(source) {} }
        expectEqual(frames(view, 4).map(\.minX), [0, 105, 210, 0])
        expectEqual(frames(view, 1)[0].width, 90)
    }

    @Test("groups lie in groups, and the pattern is repeated")
    func nestedGroups() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitems: [small]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [leading, column]
        )
        let (view, source) = show(.init(section: NSCollectionLayoutSection(group: group)), [4])
        defer { withExtendedLifetime(source) {} }
        expectEqual(
            frames(view, 4),
            [
                CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
                CGRect(x: 150, y: 50, width: 150, height: 50), CGRect(x: 0, y: 100, width: 150, height: 100),
            ]
        )
    }

    @Test("flexible spacing distributes the remaining space")
    func flexibleSpacing() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        group.interItemSpacing = .flexible(0)
        let (view, source) = show(.init(section: NSCollectionLayoutSection(group: group)), [3])
        defer { withExtendedLifetime(source) {} }
        expectEqual(frames(view, 3).map(\.minX), [0, 110, 220])
    }

    @Test("custom groups put items where a closure says")
    func customGroup() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width - 50, y: 50, width: 50, height: 50),
                    zIndex: 3
                ),
            ]
        }
        let (view, source) = show(.init(section: NSCollectionLayoutSection(group: group)), [3])
        defer { withExtendedLifetime(source) {} }
        expectEqual(frames(view, 3).map(\.origin), [.zero, CGPoint(x: 250, y: 50), CGPoint(x: 0, y: 100)])
        expectEqual(view.layoutAttributesForItem(at: path(1))?.zIndex, 3)
    }

    @Test("rows with estimated heights get the height their cells ask for, and the rest move")
    func estimatedHeights() {
        let (view, source) = show(.init(section: rows(height: .estimated(50))), [100]) { cell, path in
            cell.preferredHeight = path.item == 1 ? 90 : 30
        }
        defer { withExtendedLifetime(source) {} }
        expectEqual(frames(view, 4).map(\.minY), [0, 30, 120, 150])
        expectEqual(view.layoutAttributesForItem(at: path(99))?.frame.height, 50)
        expectEqual(frames(view, 2).map(\.width), [300, 300])
        let measured = view.visibleCells.count
        expectEqual(view.contentSize.height, CGFloat(measured * 30 + 60 + (100 - measured) * 50))
    }

    @Test("rows above the visible ones that are higher than estimated do not move them")
    func scrollingUpKeepsThePlace() throws {
        let (view, source) = show(.init(section: rows(height: .estimated(50))), [100]) { cell, _ in
            cell.preferredHeight = 80
        }
        defer { withExtendedLifetime(source) {} }
        view.isPrefetchingEnabled = false
        view.scrollToItem(at: path(60), at: .top, animated: false)
        window.hostLayout()
        view.scrollToItem(at: path(60), at: .top, animated: false)
        window.hostLayout()
        let row = try require(view.cellForItem(at: path(61)))
        let before = row.frame.minY - view.contentOffset.y
        view.contentOffset.y -= 10
        window.hostLayout()
        expectEqual(row.frame.minY - view.contentOffset.y, before + 10)
    }

    @Test("headers take space, span the insets and are measured; pinned ones stay visible")
    func headers() throws {
        let section = rows(height: .absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: Self.header,
            alignment: .top
        )
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let (view, source) = show(.init(section: section), [10, 10])
        defer { withExtendedLifetime(source) {} }
        func frame(_ section: Int) -> CGRect? {
            view.layoutAttributesForSupplementaryElement(ofKind: Self.header, at: path(0, section))?.frame
        }
        expectEqual(frame(0), CGRect(x: 20, y: 0, width: 260, height: 30))
        expectEqual(frames(view, 1)[0], CGRect(x: 20, y: 30, width: 260, height: 50))
        expectEqual(frame(1)?.minY, 530)
        view.contentOffset.y = 200
        window.hostLayout()
        expectEqual(frame(0)?.minY, 200)
        view.contentOffset.y = 515
        window.hostLayout()
        expectEqual(frame(0)?.minY, 500)
        let shown = try require(view.supplementaryView(forElementKind: Self.header, at: path(0)))
        expectEqual(shown.frame.minY, 500)
    }

    @Test("the whole layout has headers and footers of its own, pinned ones above those of sections")
    func layoutHeaders() throws {
        func item(_ kind: String, _ alignment: NSRectAlignment, _ height: NSCollectionLayoutDimension)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), height),
                elementKind: kind,
                alignment: alignment
            )
            item.pinToVisibleBounds = alignment == .top
            return item
        }
        let section = rows(height: .absolute(50))
        section.boundarySupplementaryItems = [item(Self.header, .top, .absolute(20))]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 15
        configuration.boundarySupplementaryItems = [
            item("top", .top, .estimated(10)), item("badge", .bottom, .absolute(25)),
        ]
        let (view, source) = show(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration),
            [10, 10]
        ) { _, _ in
        }
        defer { withExtendedLifetime(source) {} }
        func frame(_ kind: String, _ path: IndexPath) -> CGRect? {
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
        }
        let whole = IndexPath(index: 0)
        expectEqual(frame("top", whole), CGRect(x: 0, y: 0, width: 300, height: 40))
        expectEqual(frame(Self.header, path(0))?.minY, 40)
        expectEqual(frames(view, 1, section: 1)[0].minY, 595)
        expectEqual(view.contentSize.height, 1_120)
        expectEqual(frame("badge", whole)?.maxY, view.contentSize.height)
        view.contentOffset.y = 200
        window.hostLayout()
        expectEqual(frame("top", whole)?.minY, 200)
        expectEqual(frame(Self.header, path(0))?.minY, 240)
        let shown = try require(view.supplementaryView(forElementKind: "top", at: whole))
        expectEqual(shown.frame.minY, 200)
        view.performBatchUpdates({
            source.sections.remove(at: 0)
            view.deleteSections([0])
        })
        window.clock.advance(by: 1)
        window.hostLayout()
        expect(view.supplementaryView(forElementKind: "top", at: whole) === shown)
    }

    @Test("headers may have other insets than rows, and groups may have badges")
    func insetsAndGroupBadges() {
        let pair = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))),
            count: 2
        )
        pair.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(10), .absolute(10)),
                elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing])
            )
        ]
        let section = NSCollectionLayoutSection(group: pair)
        section.supplementaryContentInsetsReference = .none
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(20)),
                elementKind: Self.header,
                alignment: .top
            )
        ]
        window.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        let (view, source) = show(.init(section: section), [4])
        defer { withExtendedLifetime(source) {} }
        let header = view.layoutAttributesForSupplementaryElement(ofKind: Self.header, at: path(0))
        expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 300, height: 20))
        expectEqual(frames(view, 1)[0].minX, 30)
        let badges = [0, 2].map { view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path($0))?.frame }
        expectEqual(
            badges,
            [CGRect(x: 280, y: 60, width: 10, height: 10), CGRect(x: 280, y: 110, width: 10, height: 10)]
        )
        expectEqual(view.visibleSupplementaryViews(ofKind: "badge").count, 2)
    }

    @Test("a background lies behind its section, a badge at the corner of its item")
    func decorationsAndBadges() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                fractionalOffset: CGPoint(x: 0.5, y: -0.5)
            )
        )
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            supplementaryItems: [badge]
        )
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 30, bottom: 30, trailing: 30)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        background.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(TestHeader.self, forDecorationViewOfKind: "card")
        let (view, source) = show(layout, [2])
        defer { withExtendedLifetime(source) {} }
        let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: path(0))
        expectEqual(card?.frame, CGRect(x: 10, y: 10, width: 280, height: 140))
        let corner = view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path(1))
        expectEqual(corner?.frame, CGRect(x: 260, y: 70, width: 20, height: 20))
        let cell = try require(view.cellForItem(at: path(0)))
        let behind = try require(view.subviews.first { $0.frame == CGRect(x: 10, y: 10, width: 280, height: 140) })
        let order = view.subviews.firstIndex { $0 === behind } ?? 0
        expect(order < view.subviews.firstIndex { $0 === cell } ?? 0)
    }

    @Test("each section has the provider's layout, with spacing between sections")
    func sectionProvider() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 25
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { number, _ in rows(height: .absolute(number == 0 ? 20 : 40)) },
            configuration: configuration
        )
        let (view, source) = show(layout, [2, 2])
        defer { withExtendedLifetime(source) {} }
        expectEqual(frames(view, 2).map(\.minY), [0, 20])
        expectEqual(frames(view, 2, section: 1).map(\.minY), [65, 105])
    }

    @Test("from right to left the first item of a row is at the right")
    func rightToLeft() {
        window.hostTraits = UITraitCollection(traitsFrom: [
            window.hostTraits, UITraitCollection(layoutDirection: .rightToLeft),
        ])
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        let (view, source) = show(.init(section: NSCollectionLayoutSection(group: group)), [2])
        defer { withExtendedLifetime(source) {} }
        expectEqual(frames(view, 2).map(\.minX), [200, 100])
    }

    @Test("sections can be laid out horizontally")
    func horizontalScrolling() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .fractionalHeight(1)),
            subitems: [item]
        )
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group),
            configuration: configuration
        )
        let (view, source) = show(layout, [3])
        defer { withExtendedLifetime(source) {} }
        expectEqual(frames(view, 3).map(\.minX), [0, 200, 400])
        expectEqual(view.contentSize, CGSize(width: 600, height: 400))
    }

    @Test("cells with constraints size their rows")
    func constraints() {
        let registration = UICollectionView.CellRegistration<ConstrainedCell, Int> { cell, _, item in
            cell.box.constraints.forEach { $0.constant = CGFloat(40 + item) }
        }
        let view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(height: .estimated(10)))
        )
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        window.isHidden = false
        window.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot, animatingDifferences: false)
        window.hostLayout()
        expectEqual(frames(view, 3).map(\.height), [50, 51, 52])
        expectEqual(frames(view, 3).map(\.width), [300, 300, 300])
    }
}

private final class TallHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 40
        return layoutAttributes
    }
}

private final class ConstrainedCell: UICollectionViewCell {
    lazy var box: UIView = {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 40),
        ])
        return box
    }()
}
