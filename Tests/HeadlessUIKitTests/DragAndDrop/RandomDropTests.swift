import Foundation
import SeededRandom
import Testing

@testable @_spi(Host) import HeadlessUIKit

/// Drags, placeholders and updates of an app in any order, compared with a list of what has to be on screen.
@Suite("Random drops") @MainActor
struct RandomDropTests {
    @Test("the screen, the index paths and the selection are those of a model", arguments: 0..<24 as Range<UInt64>)
    func random(seed: UInt64) {
        let run = DropRun(seed: seed)
        for step in 0..<80 {
            let action = run.act()
            let mistakes = run.mistakes()
            guard mistakes.isEmpty else {
                Issue.record("seed \(seed), step \(step), after \(action): \(mistakes.joined(separator: "; "))")
                return
            }
        }
    }
}

@MainActor private final class DropRun {
    /// What has to be on screen at one place.
    private enum Element: Equatable {
        case item(String)
        case placeholder(Int)

        var title: String {
            switch self {
            case .item(let title): title
            case .placeholder(let number): "…\(number)"
            }
        }

        var isItem: Bool { if case .item = self { true } else { false } }
    }

    private var random: SeededGenerator
    private let drop: DropScreen
    private var model: [[Element]] = [["a", "b", "c", "d"].map(Element.item), ["e", "f"].map(Element.item)]
    private var contexts: [Int: any UICollectionViewDropPlaceholderContext] = [:]
    private var selected: Set<String> = []
    private var made = 0
    private var isDragging = false

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        drop = DropScreen([["a", "b", "c", "d"], ["e", "f"]])
        drop.screen.window.frame.size.height = 3000
        drop.view.frame.size.height = 3000
        drop.view.allowsMultipleSelection = true
        drop.finish()
    }

    private var titles: [[String]] { model.map { $0.filter(\.isItem).map(\.title) } }

    private func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

    private func newTitle() -> String {
        made += 1
        return "new \(made)"
    }

    /// Does something at random and returns its name.
    func act() -> String {
        let height = max(44, drop.view.contentSize.height)
        let y = CGFloat.random(in: 0..<height + 60, using: &random)
        defer { drop.finish() }
        switch number(below: 10) {
        case 0, 1, 2:
            if isDragging {
                drop.move(to: y)
                return "move to \(y)"
            }
            drop.operation = Bool.random(using: &random) ? .copy : .move
            drop.drag(from: y, to: CGFloat.random(in: 0..<height, using: &random))
            isDragging = true
            return "drag from \(y), \(drop.operation)"
        case 3: return endDrag()
        case 4, 5: return update()
        case 6, 7: return resolve()
        case 8: return select()
        default:
            guard number(below: 4) == 0 else { return "nothing" }
            drop.view.reloadData()
            model = model.map { $0.filter(\.isItem) }
            selected = []
            return "reload"
        }
    }

    private func endDrag() -> String {
        guard isDragging else { return "no drop" }
        isDragging = false
        var name = "drop nothing"
        drop.perform = { [self] coordinator in
            let target = coordinator.destinationIndexPath ?? path(0, number(below: model.count))
            switch number(below: 3) {
            case 0: break
            case 1:
                name = "drop placeholders at \(target)"
                for _ in 0...number(below: 2) { addPlaceholder(coordinator, at: target) }
            default:
                name = "drop a title at \(target)"
                let title = newTitle()
                // A move does not delete its source here, so the destination is limited.
                let limited = path(min(target.item, titles[target.section].count), target.section)
                insert(title, at: limited)
                drop.screen.update(titles) { $0.insertItems(at: [limited]) }
            }
        }
        drop.drop()
        return name
    }

    private func addPlaceholder(_ coordinator: any UICollectionViewDropCoordinator, at target: IndexPath) {
        made += 1
        let number = made
        let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: target, reuseIdentifier: "placeholder")
        placeholder.cellUpdateHandler = { ($0 as? TestCell)?.title = "…\(number)" }
        contexts[number] = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        model[target.section].insert(.placeholder(number), at: place(of: target))
    }

    /// The place at which the model has the item at an index path of the data: behind the placeholders before it.
    private func place(of path: IndexPath) -> Int {
        var items = 0
        for (index, element) in model[path.section].enumerated() where element.isItem {
            if items == path.item { return index }
            items += 1
        }
        return model[path.section].count
    }

    private func insert(_ title: String, at path: IndexPath) {
        model[path.section].insert(.item(title), at: place(of: path))
    }

    private func update() -> String {
        let before = titles
        var deleted: [IndexPath] = []
        for section in before.indices {
            for item in before[section].indices where number(below: 6) == 0 { deleted.append(path(item, section)) }
        }
        for gone in deleted {
            model[gone.section].removeAll { $0 == .item(before[gone.section][gone.item]) }
            selected.remove(before[gone.section][gone.item])
        }
        var inserted: [String] = []
        for _ in 0..<number(below: 3) {
            let section = number(below: model.count)
            let title = newTitle()
            insert(title, at: path(number(below: titles[section].count + 1), section))
            inserted.append(title)
        }
        let after = titles
        let paths = after.indices.flatMap { section in
            after[section].indices.filter { inserted.contains(after[section][$0]) }.map { path($0, section) }
        }
        drop.screen.update(after) { view in
            view.deleteItems(at: deleted)
            view.insertItems(at: paths)
        }
        return "delete \(deleted), insert \(paths)"
    }

    private func resolve() -> String {
        let waiting = model.joined().compactMap { if case .placeholder(let number) = $0 { number } else { nil } }
        guard !waiting.isEmpty else { return "no placeholder" }
        let chosen = waiting[number(below: waiting.count)]
        guard let context = contexts[chosen],
            let section = model.firstIndex(where: { $0.contains(.placeholder(chosen)) }),
            let index = model[section].firstIndex(of: .placeholder(chosen))
        else { return "lost" }
        if Bool.random(using: &random) {
            model[section].remove(at: index)
            context.deletePlaceholder()
            return "delete …\(chosen)"
        }
        let title = newTitle()
        model[section][index] = .item(title)
        context.commitInsertion { drop.screen.source.sections[$0.section].insert(title, at: $0.item) }
        return "commit …\(chosen)"
    }

    private func select() -> String {
        let section = number(below: model.count)
        guard !titles[section].isEmpty else { return "nothing to select" }
        let item = number(below: titles[section].count)
        drop.view.selectItem(at: path(item, section), animated: false, scrollPosition: [])
        selected.insert(titles[section][item])
        return "select \(titles[section][item])"
    }

    /// Returns how the view differs from the model.
    func mistakes() -> [String] {
        var mistakes: [String] = []
        func check<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) {
            if value != expected { mistakes.append("\(name): \(value) is not \(expected)") }
        }
        let gap = drop.view.display.presented?.plan.gap
        let hidden = gap?.source.map { titles[$0.section][$0.item] }
        let shown = drop.titles.filter { !$0.hasPrefix("(") }
        check("titles", shown, model.joined().map(\.title).filter { $0 != hidden })
        check("data", drop.screen.source.sections, titles)
        let rows = model.joined().count + (gap != nil && hidden == nil ? 1 : 0)
        check("height", drop.view.contentSize.height, CGFloat(rows) * 44)
        check("display", drop.screen.source.displayed.count, titles.joined().count)
        let chosen = (drop.view.indexPathsForSelectedItems ?? []).map { titles[$0.section][$0.item] }
        check("selection", Set(chosen), selected)
        for section in titles.indices {
            check("count", drop.view.numberOfItems(inSection: section), titles[section].count)
            for (item, title) in titles[section].enumerated() {
                let cell = drop.screen.cell(item, section)
                check("cell", cell?.title, title)
                check("path", cell.flatMap(drop.view.indexPath(for:)), path(item, section))
                check("frame", cell?.frame, drop.view.layoutAttributesForItem(at: path(item, section))?.frame)
                check("selected", cell?.isSelected, selected.contains(title))
                let presented = drop.view.presentationIndexPath(forDataSourceIndexPath: path(item, section))
                check(
                    "there and back",
                    drop.view.dataSourceIndexPath(forPresentationIndexPath: presented),
                    path(item, section)
                )
            }
        }
        return mistakes
    }
}
