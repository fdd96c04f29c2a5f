import BatchDiffing
import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// The rules of `performBatchUpdates` are implemented twice: in `BatchDiffing`, which is independent of views, and in the
/// headless collection view with UIKit's messages.
@Suite("Rules of batch updates, stated twice")
struct SharedUpdateRulesTests {
    @Test("headless UIKit rejects exactly the steps that BatchDiffing's validator rejects", arguments: UInt64(0)..<8)
    func sameVerdicts(part: UInt64) {
        var verdicts = (valid: 0, invalid: 0)
        for seed in part * 2_500..<(part + 1) * 2_500 {
            var generator = Generator(state: seed)
            let (before, step) = randomStep(using: &generator)
            let after = counts(before, after: step, using: &generator)
            let violations = validate(step, from: before, to: after)
            let inconsistency = BatchUpdate(step)
                .inconsistency(
                    before: ItemCounts(items: before),
                    after: ItemCounts(items: after),
                    terms: .collectionView
                )
            expectEqual(
                violations.isEmpty,
                inconsistency == nil,
                "seed \(seed): \(violations) but \(inconsistency ?? "nothing") for \(step) from \(before) to \(after)"
            )
            if violations.isEmpty { verdicts.valid += 1 } else { verdicts.invalid += 1 }
        }
        // Neither result is so rare that the comparison would be meaningless.
        expect(verdicts.valid > 100 && verdicts.invalid > 100)
    }

    /// A step of a few random changes, valid or not.
    private func randomStep(using generator: inout Generator) -> (before: [Int], step: BatchUpdateStep) {
        let before = (0..<generator.number(below: 4)).map { _ in generator.number(below: 4) }
        var step = BatchUpdateStep()
        func section(_ generator: inout Generator) -> Int { generator.number(below: before.count + 1) }
        func path(_ generator: inout Generator) -> ElementPath {
            ElementPath(section: section(&generator), element: generator.number(below: 4))
        }
        for _ in 0..<generator.number(below: 4) {
            switch generator.number(below: 12) {
            case 0: step.deletedSections.append(section(&generator))
            case 1: step.insertedSections.append(section(&generator))
            case 2: step.movedSections.append(Move(from: section(&generator), to: section(&generator)))
            case 3: step.reloadedSections.append(section(&generator))
            case 4, 5: step.deletedElements.append(path(&generator))
            case 6, 7: step.insertedElements.append(path(&generator))
            case 8, 9: step.movedElements.append(Move(from: path(&generator), to: path(&generator)))
            default: step.reloadedElements.append(path(&generator))
            }
        }
        return (before, step)
    }

    /// The counts after a valid step, and now and then others.
    private func counts(
        _ before: [Int],
        after step: BatchUpdateStep,
        using generator: inout Generator
    ) -> [Int] {
        let gone = Set(step.deletedSections + step.movedSections.map(\.from))
        let staying = before.indices.filter { !gone.contains($0) }
        let count = max(0, before.count - step.deletedSections.count + step.insertedSections.count)
        var after = [Int?](repeating: nil, count: count)
        for move in step.movedSections where after.indices.contains(move.to) && before.indices.contains(move.from) {
            after[move.to] = before[move.from]
        }
        for index in step.insertedSections where after.indices.contains(index) {
            after[index] = generator.number(below: 3)
        }
        var rest = staying[...]
        for index in after.indices where after[index] == nil {
            guard let old = rest.popFirst() else { break }
            let left = (step.deletedElements + step.movedElements.map(\.from)).count { $0.section == old }
            let arrived = (step.insertedElements + step.movedElements.map(\.to)).count { $0.section == index }
            after[index] = max(0, before[old] - left + arrived)
        }
        var counts = after.map { $0 ?? 0 }
        if !counts.isEmpty, generator.number(below: 10) == 0 { counts[generator.number(below: counts.count)] += 1 }
        if generator.number(below: 20) == 0 { counts.append(0) }
        return counts
    }

    private struct Generator {
        var state: UInt64

        mutating func number(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return bound > 0 ? Int(state >> 33) % bound : 0
        }
    }
}

extension BatchUpdate {
    fileprivate init(_ step: BatchUpdateStep) {
        func indexPath(_ path: ElementPath) -> IndexPath { [path.section, path.element] }
        self.init()
        deletedSections = step.deletedSections
        insertedSections = step.insertedSections
        movedSections = step.movedSections.map { Move(from: $0.from, to: $0.to) }
        reloadedSections = step.reloadedSections
        deletedItems = step.deletedElements.map(indexPath)
        insertedItems = step.insertedElements.map(indexPath)
        movedItems = step.movedElements.map { Move(from: indexPath($0.from), to: indexPath($0.to)) }
        reloadedItems = step.reloadedElements.map(indexPath)
    }
}
