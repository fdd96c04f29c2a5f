import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PartDeclarations
import PortableUIKit
import ScreenHosting
import Testing
import SeededRandom

/// A screen that was scrolled, turned dark and made larger shows what a fresh one shows: cells that come back from the pool have
/// nothing left of the rows and traits that they were used for.
@MainActor
@Suite("Used screens")
struct UsedScreenTests {
    private static func row(_ identifier: String, _ left: some LeftContent, _ right: some RightContent, _ index: Int)
        -> CollectionViewDiffableItem
    {
        let cards: [CardStyle?] = [nil, .outlined, .plain, .raised]
        let item = ContainerItem(
            differenceIdentifier: identifier,
            content: LeftRightContainer(left: left, right: right),
            didSelectHandler: {}
        )
        return CollectionViewDiffableItem(item.card(cards[index % cards.count]))
    }

    private static func lefts<Part: LeftContent & DeclaredPart>(_ part: Part.Type) -> [any LeftContent] {
        part.declaration.examples.prefix(2).map { $0.make() }
    }

    private static func rights<Part: RightContent & DeclaredPart>(_ part: Part.Type) -> [any RightContent] {
        part.declaration.examples.prefix(2).map { $0.make() }
    }

    private static let state: CollectionViewState = {
        let parts = DeclaredParts.designSystem
        let leftParts: [any LeftContent] = parts.lefts.flatMap { lefts($0) }
        let rightParts: [any RightContent] = parts.rights.flatMap { rights($0) }
        // Twice, so that cells come back.
        let sections = (0..<2).map { section in
            var items: [CollectionViewDiffableItem] = []
            for (index, left) in leftParts.enumerated() {
                items.append(row("\(section) left \(index)", left, RightEmpty(), index + section))
            }
            for (index, right) in rightParts.enumerated() {
                items.append(row("\(section) right \(index)", LeftTitle(title: "Title"), right, index + section))
            }
            return CollectionViewSection(differenceIdentifier: section, items: items)
        }
        return CollectionViewState(sections: sections)
    }()

    @MainActor
    private final class Screen {
        let controller: CellScreenViewController
        let host: ScreenHost

        init(_ configuration: ScreenConfiguration) {
            controller = CellScreenViewController(state: UsedScreenTests.state)
            host = ScreenHost(controller, configuration: configuration)
            host.layout()
        }

        var list: UICollectionView { controller.collectionView }
        var limit: CGFloat { max(0, list.contentSize.height - list.bounds.height) }

        /// Scrolls so that a part of the content is above the top.
        func scroll(to part: CGFloat) {
            list.contentOffset = CGPoint(x: 0, y: (limit * part).rounded())
            host.layout()
        }

        /// What can be seen and heard of the rows on the screen.
        var rows: [IndexPath: [String]] {
            let cells = list.visibleCells.compactMap { cell in list.indexPath(for: cell).map { ($0, cell) } }
            return Dictionary(cells.map { ($0, UsedScreenTests.lines(of: $1, in: $1, "")) }) { first, _ in first }
        }

        /// Selects a row that is on the screen, and takes that back.
        func selectAndDeselect(_ number: Int) {
            let paths = list.indexPathsForVisibleItems.sorted()
            guard !paths.isEmpty else { return }
            let path = paths[number % paths.count]
            list.selectItem(at: path, animated: false, scrollPosition: [])
            host.layout()
            list.deselectItem(at: path, animated: false)
            host.layout()
        }

        /// The same of all rows, each on the screen once.
        func allRows() -> [IndexPath: [String]] {
            var found = rows
            var y: CGFloat = 0
            while y < limit {
                y += list.bounds.height / 2
                list.contentOffset = CGPoint(x: 0, y: min(y, limit))
                host.layout()
                found.merge(rows) { first, _ in first }
            }
            return found
        }
    }

    @Test("random use leaves nothing behind", arguments: 0..<12 as Range<UInt64>)
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var configuration = ScreenConfiguration.phone()
        let used = Screen(configuration)
        for _ in 0..<10 {
            switch generator.number(below: 4) {
            case 0: configuration.contentSizeCategory = configuration.contentSizeCategory == .large ? .medium : .large
            case 1: configuration.accessibilityContrast = configuration.accessibilityContrast == .high ? .normal : .high
            default: configuration.appearance = configuration.appearance == .dark ? .light : .dark
            }
            used.host.configuration = configuration
            used.scroll(to: CGFloat(generator.number(below: 100)) / 100)
            for _ in 0..<5 { used.selectAndDeselect(generator.number(below: 100)) }
        }
        let expected = Screen(configuration).allRows()
        expectEqual(expected.count, Self.state.sections.map(\.items.count).reduce(0, +))
        for (path, lines) in used.rows {
            let difference = lines.difference(from: expected[path] ?? [])
            guard !difference.isEmpty else { continue }
            Issue.record("seed \(seed), \(path):\n\(difference.map { "\($0)" }.joined(separator: "\n"))")
        }
    }

    fileprivate static func lines(of view: UIView, in cell: UIView, _ path: String) -> [String] {
        let path = path + "/" + String(describing: type(of: view))
        // What is hidden or has no size keeps what it had.
        guard !view.isHidden, view.alpha > 0, !view.bounds.isEmpty else { return [] }
        let frame = view.convert(view.bounds, to: cell)
        let color = view.backgroundColor?.resolvedColor(with: view.traitCollection)
        var line = "\(path) \(frame) \(text(color?.cgColor)) corner \(view.layer.cornerRadius)"
        if view.layer.borderWidth > 0 {
            line += " border \(view.layer.borderWidth) \(text(view.layer.borderColor))"
        }
        if view.layer.shadowOpacity > 0 { line += " shadow \(text(view.layer.shadowColor))" }
        line +=
            " \(view.accessibilityLabel ?? "") \(view.accessibilityValue ?? "") \(view.accessibilityTraits.rawValue)"
        return [line] + view.subviews.flatMap { lines(of: $0, in: cell, path) }
    }

    private static func text(_ color: CGColor?) -> String { "\(color?.components ?? [])" }
}
