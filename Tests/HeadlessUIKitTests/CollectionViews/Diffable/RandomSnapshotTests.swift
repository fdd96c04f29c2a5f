import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit
import SeededRandom

/// A diffable data source and a compositional layout, with snapshots applied at any time, compared with a plain model.
@Suite("Random snapshots") @MainActor
struct RandomSnapshotTests {
    /// 300 sequences with `LONG_TESTS=1`, otherwise 30 and those that failed once.
    nonisolated private static let seeds: [UInt64] =
        ProcessInfo.processInfo.environment["LONG_TESTS"] == "1" ? Array(0..<300) : Array(0..<30) + [177]
    private static let stateCount = 40

    @Test("after each of them the screen is what the last one says", arguments: seeds)
    func sequence(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let screen = SnapshotScreen()
        var model = SnapshotModel()
        for step in 0..<Self.stateCount {
            for _ in 0..<Int.random(in: 1...3, using: &random) { model.change(using: &random) }
            screen.disturb(using: &random)
            screen.apply(model, using: &random)
            if Bool.random(using: &random) { screen.disturb(using: &random) }
            screen.settle()
            let mistakes = screen.mistakes(model)
            expect(mistakes.isEmpty, "seed \(seed), state \(step): \(mistakes.joined(separator: "; "))")
            guard mistakes.isEmpty else { return }
        }
    }
}

/// A collection view with a diffable data source and a compositional layout.
@MainActor
private final class SnapshotScreen {
    private let window: UIWindow
    private let collectionView: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    private let delegate = ApplyingDelegate()
    private var startedCount = 0
    private var completions: [Int] = []
    private var isLarge = false

    init() {
        let traits = UITraitCollection(displayScale: 2)
        let size = CGSize(width: 300, height: 240)
        window = UIWindow(hostSize: size, traits: traits)
        window.isHidden = false
        var names: @MainActor (Int) -> Int? = { _ in nil }
        let layout = UICollectionViewCompositionalLayout { section, environment in
            let kind = SnapshotModel.Kind(section: names(section) ?? 0)
            return Self.section(kind, isLarge: environment.traitCollection.isLarge)
        }
        collectionView = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<SizedCell, Int> { $0.item = $2 }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        let headers = UICollectionView.SupplementaryRegistration<TestHeader>(elementKind: "header") {
            [weak source] header, _, path in
            header.title = source?.sectionIdentifier(for: path.section).map(String.init) ?? "none"
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        collectionView.delegate = delegate
        names = { [weak source] in source?.sectionIdentifier(for: $0) }
    }

    private static func section(_ kind: SnapshotModel.Kind, isLarge: Bool) -> NSCollectionLayoutSection {
        let isSelfSizing = kind == .selfSizing
        let height = SnapshotModel.lineHeight(kind, isLarge: isLarge)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: isSelfSizing ? .estimated(height) : .absolute(height)
        )
        let item = NSCollectionLayoutItem(
            layoutSize: kind == .columns
                ? .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)) : size
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitem: item,
            count: kind == .columns ? 3 : 1
        )
        group.interItemSpacing = .fixed(SnapshotModel.columnSpacing)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = SnapshotModel.insets(kind)
        section.interGroupSpacing = SnapshotModel.lineSpacing(kind)
        if kind == .header {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(
                        widthDimension: .fractionalWidth(1),
                        heightDimension: .absolute(SnapshotModel.headerHeight)
                    ),
                    elementKind: "header",
                    alignment: .top
                )
            ]
        }
        return section
    }

    // MARK: Changes

    /// Applies a model, at once or from within the next call of a handler.
    func apply(_ model: SnapshotModel, using random: inout SeededGenerator) {
        var snapshot = model.snapshot
        let shown = Set(source.snapshot().itemIdentifiers)
        for item in snapshot.itemIdentifiers where shown.contains(item) {
            if Int.random(in: 0..<9, using: &random) == 0 { snapshot.reloadItems([item]) }
            if Int.random(in: 0..<9, using: &random) == 0 { snapshot.reconfigureItems([item]) }
        }
        let number = startedCount
        startedCount += 1
        let isAnimated = Bool.random(using: &random)
        let isReload = Int.random(in: 0..<6, using: &random) == 0
        let apply = { [source] in
            let done = { @MainActor in self.completions.append(number) }
            if isReload {
                source.applySnapshotUsingReloadData(model.snapshot, completion: done)
            } else {
                source.apply(snapshot, animatingDifferences: isAnimated, completion: done)
            }
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            delegate.next = apply
            collectionView.contentOffset.y = CGFloat.random(in: 0...300, using: &random)
        case 1:
            delegate.next = apply
            window.hostTouchDown(at: CGPoint(x: 150, y: 60))
            window.hostTouchUp()
        case 2:
            source.apply(source.snapshot(), animatingDifferences: true) { apply() }
        default:
            apply()
        }
    }

    /// Scrolls, resizes, changes traits or lets time pass.
    func disturb(using random: inout SeededGenerator) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            collectionView.contentOffset.y = CGFloat.random(in: -20...600, using: &random)
        case 1:
            window.frame.size = CGSize(
                width: CGFloat(Int.random(in: 150...330, using: &random)),
                height: CGFloat(Int.random(in: 60...400, using: &random))
            )
        case 2:
            isLarge.toggle()
            let category: UIContentSizeCategory = isLarge ? .accessibilityLarge : .large
            window.hostTraits = UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: 2), UITraitCollection(preferredContentSizeCategory: category),
            ])
        case 3:
            window.clock.advance(by: TimeInterval.random(in: 0...0.3, using: &random))
        case 4:
            window.hostLayout()
        case 5:
            collectionView.collectionViewLayout.invalidateLayout()
        default:
            break
        }
    }

    /// Lets everything come to rest.
    func settle() {
        for _ in 0..<3 {
            window.hostLayout()
            window.clock.advance(by: 1)
        }
        delegate.perform()
        for _ in 0..<3 {
            window.hostLayout()
            window.clock.advance(by: 1)
        }
        let top = max(0, collectionView.contentSize.height - collectionView.bounds.height)
        collectionView.contentOffset.y = min(max(0, collectionView.contentOffset.y), top)
        window.hostLayout()
    }

    // MARK: Checks

    func mistakes(_ model: SnapshotModel) -> [String] {
        var mistakes: [String] = []
        if completions != Array(0..<startedCount) {
            mistakes.append("completions \(completions.suffix(4)) of \(startedCount)")
        }
        let snapshot = source.snapshot()
        if snapshot.sectionIdentifiers.map({ snapshot.itemIdentifiers(inSection: $0) }) != model.titles
            || snapshot.sectionIdentifiers != model.sections.map(\.name)
        {
            return mistakes + ["the snapshot is another one"]
        }
        let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
        if counts != model.titles.map(\.count) { return mistakes + ["\(counts) items"] }
        let visible = collectionView.indexPathsForVisibleItems.sorted()
        let layout = collectionView.collectionViewLayout
        let inBounds = (layout.layoutAttributesForElements(in: collectionView.bounds) ?? [])
            .filter { $0.representedElementCategory == .cell && $0.frame.intersects(collectionView.bounds) }
            .map(\.indexPath).sorted()
        if visible != inBounds { mistakes.append("visible \(visible), in bounds \(inBounds)") }
        for path in visible {
            mistakes += cellMistakes(at: path, model, layout)
        }
        mistakes += frameMistakes(visible, model) + viewMistakes(visible, model)
        return mistakes
    }

    private func cellMistakes(at path: IndexPath, _ model: SnapshotModel, _ layout: UICollectionViewLayout) -> [String]
    {
        guard let cell = collectionView.cellForItem(at: path) as? SizedCell else { return ["no cell at \(path)"] }
        var mistakes: [String] = []
        let item = model.sections[path.section].items[path.item]
        if cell.item != item { mistakes.append("\(cell.item) at \(path) instead of \(item)") }
        if source.itemIdentifier(for: path) != item || source.indexPath(for: item) != path {
            mistakes.append("\(item) is not found at \(path)")
        }
        let frame = layout.layoutAttributesForItem(at: path)?.frame ?? .null
        if !cell.frame.isClose(to: frame) { mistakes.append("\(item) at \(cell.frame) instead of \(frame)") }
        if cell.alpha != 1 || cell.isHidden { mistakes.append("\(item) is hidden") }
        return mistakes
    }

    /// Compares the frames of each section with those of the model, and the tops of sections with each other.
    private func frameMistakes(_ visible: [IndexPath], _ model: SnapshotModel) -> [String] {
        let layout = collectionView.collectionViewLayout
        var mistakes: [String] = []
        for (section, paths) in Dictionary(grouping: visible, by: \.section) {
            let frames = model.frames(section: section, width: collectionView.bounds.width, isLarge: isLarge)
            guard let first = paths.first, let start = layout.layoutAttributesForItem(at: first)?.frame else {
                continue
            }
            for path in paths {
                guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { continue }
                // Rows above the visible ones may have their estimated height.
                let expected = frames[path.item].offsetBy(dx: 0, dy: start.minY - frames[first.item].minY)
                if !frame.isClose(to: expected) { mistakes.append("frame of \(path): \(frame), not \(expected)") }
            }
        }
        // Without self-sizing and empty sections all frames are known.
        var y: CGFloat = 0
        for (section, content) in model.sections.enumerated() {
            let kind = SnapshotModel.Kind(section: content.name)
            guard kind != .selfSizing, !content.items.isEmpty else { break }
            let frames = model.frames(section: section, width: collectionView.bounds.width, isLarge: isLarge)
            for (item, frame) in frames.enumerated() {
                let found = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
                let expected = frame.offsetBy(dx: 0, dy: y)
                if !found.isClose(to: expected) { mistakes.append("\(section).\(item) at \(found), not \(expected)") }
            }
            y += (frames.last?.maxY ?? 0) + SnapshotModel.insets(kind).bottom
        }
        return mistakes
    }

    /// Whether there are views that nothing asked for, and whether headers have their titles.
    private func viewMistakes(_ visible: [IndexPath], _ model: SnapshotModel) -> [String] {
        var mistakes: [String] = []
        let cells = collectionView.subviews.compactMap { $0 as? SizedCell }.filter { !$0.isHidden && $0.alpha > 0 }
        if cells.count != visible.count { mistakes.append("\(cells.count) cells for \(visible.count) items") }
        let headers = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: "header")
        for path in headers {
            let header = collectionView.supplementaryView(forElementKind: "header", at: path) as? TestHeader
            let name = model.sections[path.section].name
            if header?.title != "\(name)" { mistakes.append("header \(header?.title ?? "-") instead of \(name)") }
        }
        for (section, content) in model.sections.enumerated() {
            let isHeader = SnapshotModel.Kind(section: content.name) == .header
            let attributes = collectionView.collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: "header",
                at: IndexPath(item: 0, section: section)
            )
            let isVisible = isHeader && attributes?.frame.intersects(collectionView.bounds) == true
            if isVisible != headers.contains(IndexPath(item: 0, section: section)) {
                mistakes.append("header of \(section)")
            }
        }
        return mistakes
    }
}

/// Applies a waiting snapshot from within the next call.
@MainActor
private final class ApplyingDelegate: NSObject, UICollectionViewDelegate {
    var next: (() -> Void)?

    func perform() {
        guard let next else { return }
        self.next = nil
        next()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        perform()
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        perform()
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        perform()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        perform()
    }
}

/// A cell that asks for the height of its item.
private final class SizedCell: UICollectionViewCell {
    var item = -1

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = SnapshotModel.preferredHeight(item, isLarge: traitCollection.isLarge)
        return layoutAttributes
    }
}

extension UITraitCollection {
    fileprivate var isLarge: Bool { preferredContentSizeCategory.isAccessibilityCategory }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.51 && abs(minY - other.minY) < 0.51 && abs(width - other.width) < 0.51
            && abs(height - other.height) < 0.51
    }
}
