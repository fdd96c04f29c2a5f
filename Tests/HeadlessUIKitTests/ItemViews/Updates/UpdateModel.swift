import Foundation

@testable import HeadlessUIKit
import SeededRandom

/// A random update and its result for lists of numbers, computed in the simplest way.
struct UpdateModel {
    private(set) var before: [[Int]] = []
    private(set) var after: [[Int]] = []
    private(set) var update = BatchUpdate()

    /// Creates a random update.
    ///
    /// - Parameter source: The lists before the update; random ones by default.
    init(using random: inout SeededGenerator, from source: [[Int]]? = nil) {
        // Numbers that an earlier update may have removed are not reused.
        var nextValue = source == nil ? 0 : 1_000
        func fresh() -> Int {
            nextValue += 1
            return nextValue
        }
        before =
            source
            ?? (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<Int.random(in: 0...6, using: &random)).map { _ in fresh() }
            }

        // The sections after the update: previous ones or new ones.
        var order: [Int?] = before.indices.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        update.deletedSections = before.indices.filter { !order.contains($0) }
        if let moved = order.indices.randomElement(using: &random), Bool.random(using: &random) {
            let section = order.remove(at: moved)
            order.insert(section, at: Int.random(in: 0...order.count, using: &random))
            if let from = section, let to = order.firstIndex(of: section) {
                update.movedSections = [.init(from: from, to: to)]
            }
        }
        if Bool.random(using: &random) { order.insert(nil, at: Int.random(in: 0...order.count, using: &random)) }
        // The inserted section may have shifted the moved one.
        update.movedSections = update.movedSections.compactMap { move in
            order.firstIndex(of: move.from).map { .init(from: move.from, to: $0) }
        }
        update.insertedSections = order.indices.filter { order[$0] == nil }

        var kept: [[Int]] = order.map { $0.map { before[$0] } ?? [fresh()] }
        var moving: [(from: IndexPath, value: Int)] = []
        for (new, old) in order.enumerated() {
            // Items change only in sections that do not change themselves.
            guard let old, !update.movedSections.contains(where: { $0.from == old }) else { continue }
            for (item, value) in before[old].enumerated() {
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    update.deletedItems.append(IndexPath(item: item, section: old))
                    kept[new].removeAll { $0 == value }
                case 1:
                    moving.append((IndexPath(item: item, section: old), value))
                    kept[new].removeAll { $0 == value }
                default:
                    break
                }
            }
        }
        let inserted = (0..<Int.random(in: 0...3, using: &random)).map { _ in fresh() }
        let targets = order.indices.filter { new in
            order[new] != nil && !update.movedSections.contains { $0.to == new }
        }
        for value in moving.map(\.value) + inserted {
            guard let section = targets.randomElement(using: &random) else { continue }
            kept[section].insert(value, at: Int.random(in: 0...kept[section].count, using: &random))
        }
        after = kept
        let places = Dictionary(
            uniqueKeysWithValues: kept.enumerated().flatMap { section, items in
                items.enumerated().map { ($1, IndexPath(item: $0, section: section)) }
            }
        )
        update.insertedItems = inserted.compactMap { places[$0] }
        update.movedItems = moving.compactMap { move in places[move.value].map { .init(from: move.from, to: $0) } }
    }
}
