import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Sections that scroll by themselves") @MainActor
struct OrthogonalScrollingTests {
    private let window = UIWindow(hostSize: CGSize(width: 300, height: 400), traits: UITraitCollection(displayScale: 2))

    /// Cards of 100 by 80 points, 10 apart.
    private func cards(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        width: CGFloat = 100,
        inset: CGFloat = 20
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(80))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
        )
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: inset, bottom: 5, trailing: inset)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func show(
        _ section: NSCollectionLayoutSection,
        _ counts: [Int] = [20, 20]
    ) -> (view: UICollectionView, source: TitleSource) {
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["badge", UICollectionView.elementKindSectionHeader] {
            view.register(TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        let source = TitleSource(sections: counts.map { (0..<$0).map(String.init) })
        view.dataSource = source
        view.delegate = source
        window.isHidden = false
        window.addSubview(view)
        window.hostLayout()
        return (view, source)
    }

    private func place(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: path(item, section)).map { $0.convert($0.bounds, to: view) }
    }

    private func shown(_ view: UICollectionView, section: Int = 0) -> [Int] {
        view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
    }

    private func drag(from start: CGPoint, by distance: CGFloat, holds: Bool = true) {
        window.hostTouchDown(at: start)
        for step in 1...10 {
            window.clock.advance(by: 1 / 60)
            window.hostTouchMoved(to: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y))
        }
        if holds { window.clock.advance(by: 0.5) }
        window.hostTouchUp()
    }

    private func settle() {
        window.clock.advance(by: 5)
        window.hostLayout()
    }

    @Test("groups follow each other to the side; the section is as high as one, and only what is visible has cells")
    func layout() {
        let (view, source) = show(cards(.continuous))
        defer { withExtendedLifetime(source) {} }
        expectEqual(view.contentSize, CGSize(width: 300, height: 180))
        expectEqual(place(view, 0), CGRect(x: 20, y: 5, width: 100, height: 80))
        expectEqual(place(view, 2), CGRect(x: 240, y: 5, width: 100, height: 80))
        expectEqual(place(view, 0, 1)?.minY, 95)
        expect(shown(view) == [0, 1, 2] && shown(view, section: 1) == [0, 1, 2])
        expect(view.cellForItem(at: path(0))?.superview is UIScrollView)
    }

    @Test("a finger scrolls one section and leaves the others; cells are used again")
    func dragging() {
        TestCell.createdCount = 0
        let (view, source) = show(cards(.continuous))
        defer { withExtendedLifetime(source) {} }
        expectEqual(TestCell.createdCount, 6)
        let second = place(view, 0, 1)
        drag(from: CGPoint(x: 280, y: 40), by: -230)
        settle()
        let offset = 20 - (place(view, 2)?.minX ?? 0) + 220
        expect(offset > 210 && offset <= 230)
        expect(shown(view) == [1, 2, 3, 4] || shown(view) == [2, 3, 4])
        expectEqual(place(view, 0, 1), second)
        expectEqual(view.contentOffset, .zero)
        expect(TestCell.createdCount <= 8)
        let badges = view.visibleSupplementaryViews(ofKind: "badge")
        expectEqual(source.displayed.count, view.visibleCells.count + badges.count)
    }

    @Test("a finger that moves up scrolls the collection view, also over such a section")
    func draggingUp() {
        let (view, source) = show(cards(.continuous), [20, 20, 20, 20, 20, 20])
        defer { withExtendedLifetime(source) {} }
        window.hostTouchDown(at: CGPoint(x: 150, y: 140))
        for step in 1...10 {
            window.clock.advance(by: 1 / 60)
            window.hostTouchMoved(to: CGPoint(x: 150, y: 140 - CGFloat(step) * 10))
        }
        window.clock.advance(by: 0.5)
        window.hostTouchUp()
        settle()
        expect(view.contentOffset.y > 80)
        expectEqual(place(view, 0, 1)?.minX, 20)
    }

    @Test("a tap selects the item that is there after scrolling, and finds it by its point")
    func touches() {
        let (view, source) = show(cards(.continuous))
        view.scrollToItem(at: path(10), at: .left, animated: false)
        window.hostLayout()
        expectEqual(place(view, 10)?.minX, 0)
        expectEqual(view.indexPathForItem(at: CGPoint(x: 30, y: 40)), path(10))
        window.hostTouchDown(at: CGPoint(x: 130, y: 40))
        window.hostTouchUp()
        expect(source.log.last { $0.contains("select") } == "did select \(source.name(path(11)))")
        expectEqual(view.indexPathsForSelectedItems, [path(11)])
    }

    @Test("scrolling ends at the target of the scrolling behavior")
    func resting() throws {
        for (behavior, distance, expected) in [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, CGFloat(-140), 1),
            (.groupPaging, -90, 1), (.groupPaging, -250, 1), (.continuousGroupLeadingBoundary, -200, 2),
        ] {
            let (view, source) = show(cards(behavior))
            defer { withExtendedLifetime(source) {} }
            drag(from: CGPoint(x: 280, y: 40), by: distance)
            settle()
            let first = try require(place(view, expected))
            expect(abs(first.minX - 20) < 0.3, "\(behavior) \(distance): \(first)")
            view.removeFromSuperview()
        }
    }

    @Test("pages are as wide as the view")
    func pages() throws {
        let (view, source) = show(cards(.paging, width: 290, inset: 0))
        defer { withExtendedLifetime(source) {} }
        drag(from: CGPoint(x: 280, y: 40), by: -200, holds: false)
        settle()
        expect(place(view, 1).map { abs($0.minX) < 0.3 } == true)
        drag(from: CGPoint(x: 20, y: 40), by: 30, holds: false)
        settle()
        expect(place(view, 0).map { abs($0.minX) < 0.3 } == true)
    }

    @Test("centered groups come to rest in the middle, from the first to the last")
    func centered() throws {
        let (view, source) = show(cards(.groupPagingCentered), [3])
        defer { withExtendedLifetime(source) {} }
        expectEqual(place(view, 0)?.midX, 150)
        for _ in 0..<4 {
            drag(from: CGPoint(x: 280, y: 40), by: -70)
            settle()
        }
        expect(place(view, 2).map { abs($0.midX - 150) < 0.3 } == true)
    }

    @Test("from right to left a section begins at the right and is scrolled to the right")
    func rightToLeft() throws {
        window.hostTraits = UITraitCollection(traitsFrom: [
            window.hostTraits, UITraitCollection(layoutDirection: .rightToLeft),
        ])
        let (view, source) = show(cards(.groupPaging))
        defer { withExtendedLifetime(source) {} }
        expectEqual(place(view, 0), CGRect(x: 180, y: 5, width: 100, height: 80))
        expectEqual(place(view, 1)?.maxX, 170)
        drag(from: CGPoint(x: 20, y: 40), by: 90)
        settle()
        let first = try require(place(view, 1))
        expect(abs(first.maxX - 280) < 0.3)
        let badge = try require(view.supplementaryView(forElementKind: "badge", at: path(1)))
        expect(abs(badge.convert(badge.bounds, to: view).minX - first.minX) < 0.01)
        view.scrollToItem(at: path(19), at: .left, animated: false)
        window.hostLayout()
        expectEqual(place(view, 19)?.minX, 0)
    }

    @Test("headers stay, badges move with their groups")
    func headersAndBadges() throws {
        let section = cards(.continuous)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
        ]
        let (view, source) = show(section)
        defer { withExtendedLifetime(source) {} }
        view.scrollToItem(at: path(5), at: .centeredHorizontally, animated: false)
        window.hostLayout()
        let card = try require(place(view, 5))
        expectEqual(card, CGRect(x: 100, y: 35, width: 100, height: 80))
        let badge = try require(view.supplementaryView(forElementKind: "badge", at: path(5)))
        expectEqual(badge.convert(badge.bounds, to: view), CGRect(x: 190, y: 35, width: 10, height: 10))
        let header = try require(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
        )
        expect(header.superview === view && header.frame == CGRect(x: 20, y: 0, width: 260, height: 30))
    }

    @Test("a section that returns to view keeps its scroll offset")
    func offsetIsKept() {
        let (view, source) = show(cards(.continuous), [20, 20, 20, 20, 20, 20, 20, 20])
        defer { withExtendedLifetime(source) {} }
        view.scrollToItem(at: path(7), at: .left, animated: false)
        view.contentOffset.y = 320
        window.hostLayout()
        expect(shown(view).isEmpty)
        view.scrollToItem(at: path(9, 0), at: [], animated: false)
        window.hostLayout()
        expect(shown(view).contains(9))
        expectEqual(view.contentOffset.y, 5)
    }

    @Test("an animated scroll takes its time and ends where it should")
    func animatedScroll() {
        let (view, source) = show(cards(.continuous))
        defer { withExtendedLifetime(source) {} }
        view.scrollToItem(at: path(4), at: .left, animated: true)
        window.clock.advance(by: 0.1)
        window.hostLayout()
        expect((place(view, 2)?.minX ?? 0) < 240 && place(view, 4)?.minX != 0)
        settle()
        expectEqual(place(view, 4)?.minX, 0)
    }

    @Test("updates keep the offset of sections that scroll orthogonally")
    func updates() {
        let (view, source) = show(cards(.continuous))
        view.scrollToItem(at: path(5), at: .left, animated: false)
        window.hostLayout()
        view.performBatchUpdates({
            source.sections.insert(["new"], at: 0)
            source.sections[1].remove(at: 6)
            view.insertSections([0])
            view.deleteItems(at: [path(6)])
        })
        settle()
        expectEqual(place(view, 0, 0), CGRect(x: 20, y: 5, width: 100, height: 80))
        expectEqual(place(view, 5, 1), CGRect(x: 0, y: 95, width: 100, height: 80))
        expectEqual((view.cellForItem(at: path(6, 1)) as? TestCell)?.title, "7")
        expectEqual(place(view, 6, 1)?.minX, 110)
        view.performBatchUpdates({
            source.sections.remove(at: 1)
            view.deleteSections([1])
        })
        settle()
        expectEqual(place(view, 0, 1)?.origin, CGPoint(x: 20, y: 95))
        expect(view.subviews.compactMap { $0 as? UIScrollView }.count == 2)
    }

    @Test("a section that becomes shorter than it is scrolled shows its end")
    func shrinking() {
        let (view, source) = show(cards(.continuous))
        view.scrollToItem(at: path(15), at: .left, animated: false)
        window.hostLayout()
        view.performBatchUpdates({
            source.sections[0].removeSubrange(4...)
            view.deleteItems(at: (4..<20).map { path($0) })
        })
        settle()
        expectEqual(place(view, 3)?.maxX, 280)
    }

    @Test("orthogonal scrolling paints the same pixels as a full repaint")
    func painting() throws {
        let (view, source) = show(cards(.continuous), [20, 20, 20])
        defer { withExtendedLifetime(source) {} }
        source.configure = { cell, path in
            cell.contentView.backgroundColor = UIColor(
                hue: CGFloat(path.item) / 20,
                saturation: 1,
                brightness: 1,
                alpha: 1
            )
        }
        view.reloadData()
        let kept = KeptFrame(of: window)
        try kept.next()
        window.hostTouchDown(at: CGPoint(x: 250, y: 40))
        for step in 1...12 {
            window.clock.advance(by: 1 / 60)
            window.hostTouchMoved(to: CGPoint(x: 250 - CGFloat(step) * 11, y: 40))
            let change = try kept.next("step \(step)")
            // Only the section is painted.
            expect(change.paintedRects.allSatisfy { $0.y + $0.height <= 190 }, "\(change)")
        }
        window.hostTouchUp()
        for _ in 0..<20 {
            window.clock.advance(by: 1 / 60)
            try kept.next("after the touch")
        }
        view.contentOffset.y = 40
        try kept.next("scrolling")
        view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        try kept.next("another layout")
        expect(view.subviews.allSatisfy { !($0 is UIScrollView) })
    }

    @Test("the handler sees the items in sight where the content has them, and may change them")
    func visibleItems() throws {
        let section = cards(.continuous)
        var seen: [(items: [Int], offset: CGPoint, middles: [CGFloat])] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let cells = items.filter { $0.representedElementCategory == .cell }
            seen.append((cells.map(\.indexPath.item), offset, cells.map(\.frame.midX)))
            for item in cells {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.alpha = max(0.2, 1 - distance / 300)
                item.transform = CGAffineTransform(scaleX: item.alpha, y: item.alpha)
            }
        }
        let (view, source) = show(section, [20])
        defer { withExtendedLifetime(source) {} }
        expectEqual(seen.last?.items, [0, 1, 2])
        expectEqual(seen.last?.middles, [70, 180, 290])
        view.scrollToItem(at: path(5), at: .centeredHorizontally, animated: false)
        window.hostLayout()
        let offset = try require(seen.last).offset
        expectEqual(offset, CGPoint(x: 470, y: 0))
        let middle = try require(view.cellForItem(at: path(5)))
        expect(middle.alpha == 1 && place(view, 5)?.width == 100)
        let side = try require(place(view, 4))
        expect(side.width < 100 && abs(side.midX - 40) < 0.01)
    }

    @Test("a horizontal layout scrolls such sections up and down")
    func vertical() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(150))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        let source = TitleSource(sections: [["a", "b", "c", "d"], ["e"]])
        view.dataSource = source
        window.isHidden = false
        window.addSubview(view)
        window.hostLayout()
        expectEqual(place(view, 0, 1)?.origin, CGPoint(x: 120, y: 0))
        window.hostTouchDown(at: CGPoint(x: 60, y: 300))
        for step in 1...10 {
            window.clock.advance(by: 1 / 60)
            window.hostTouchMoved(to: CGPoint(x: 60, y: 300 - CGFloat(step) * 12))
        }
        window.clock.advance(by: 0.5)
        window.hostTouchUp()
        settle()
        expect(place(view, 1).map { abs($0.minY) < 0.3 } == true)
    }

    @Test("sections of self-sizing cells have the height of the highest")
    func estimated() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .estimated(30))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
        )
        section.orthogonalScrollingBehavior = .continuous
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        let source = TitleSource(sections: [["a", "b"]])
        source.configure = { cell, path in cell.preferredHeight = CGFloat(60 + path.item * 20) }
        view.dataSource = source
        window.isHidden = false
        window.addSubview(view)
        window.hostLayout()
        expectEqual(view.contentSize.height, 80)
        expect(place(view, 0)?.height == 60 && place(view, 1)?.height == 80)
    }

    @Test("sizes of zero and views without a window do no harm")
    func degenerate() {
        let layout = UICollectionViewCompositionalLayout(section: cards(.paging))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        let source = TitleSource(sections: [["a"], []])
        view.dataSource = source
        view.layoutIfNeeded()
        expect(view.visibleCells.isEmpty)
        view.frame.size = CGSize(width: 200, height: 0)
        view.layoutIfNeeded()
        view.frame.size = CGSize(width: 0, height: 200)
        view.layoutIfNeeded()
        expectEqual(view.contentSize.height, 100)
    }
}
