import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit
import SeededRandom

@Suite("The rules of batch updates") @MainActor
struct UpdateRulesTests {
    private func firstLine(_ update: BatchUpdate, _ before: [Int], _ after: [Int]) -> String? {
        let message = update.inconsistency(
            before: ItemCounts(items: before),
            after: ItemCounts(items: after),
            terms: .collectionView
        )
        return message.map { String($0.prefix { $0 != "\n" }) }
    }

    @Test("wrong item counts are reported in UIKit's terms, with the counts of all sections before and after")
    func wrongItemCount() {
        var update = BatchUpdate()
        update.insertedItems = [path(0, 1)]
        update.deletedItems = [path(1, 1)]
        update.movedItems = [.init(from: path(0), to: path(1, 1))]
        let message = update.inconsistency(
            before: ItemCounts(items: [1, 2]),
            after: ItemCounts(items: [0, 4]),
            terms: .collectionView
        )
        expect(
            message == """
                Invalid update: invalid number of items in section 1. The number of items contained in an existing \
                section after the update (4) must be equal to the number of items contained in that section before \
                the update (2), plus or minus the number of items inserted or deleted from that section (1 inserted, \
                1 deleted) and plus or minus the number of items moved into or out of that section (1 moved in, 0 \
                moved out).
                Data source before updates = { 2 sections with item counts: [1, 2] }
                Data source after updates = { 2 sections with item counts: [0, 4] }
                Updates = [
                \tDelete item (1 - 1)
                \tInsert item (1 - 0)
                \tMove item (0 - 0) to (1 - 1)
                ]
                """
        )
    }

    @Test("a change of the data without an update is reported")
    func unannouncedChange() {
        expectEqual(
            firstLine(BatchUpdate(), [2], [3])?.hasPrefix("Invalid update: invalid number of items in section 0"),
            true
        )
        expectEqual(firstLine(BatchUpdate(), [2], [2]), nil)
    }

    @Test("wrong section counts are reported in UIKit's terms")
    func wrongSectionCount() {
        var update = BatchUpdate()
        update.deletedSections = [0]
        expectEqual(
            firstLine(update, [1, 1], [1, 1]),
            "Invalid update: invalid number of sections. The number of sections contained in the collection "
                + "view after the update (2) must be equal to the number of sections contained in the collection view "
                + "before the update (2), plus or minus the number of sections inserted or deleted (0 inserted, 1 "
                + "deleted)."
        )
    }

    @Test("nonexistent items cannot be deleted, reloaded, moved or inserted")
    func missingElements() {
        func line(_ before: [Int], _ after: [Int], _ change: (inout BatchUpdate) -> Void) -> String? {
            var update = BatchUpdate()
            change(&update)
            return firstLine(update, before, after)
        }
        expect(
            line([2], [1]) { $0.deletedItems = [path(2)] }
                == "attempt to delete item 2 from section 0 which only contains 2 items before the update"
        )
        expect(
            line([2], [1]) { $0.reloadedItems = [path(0, 3)] }
                == "attempt to reload item 0 from section 3, but there are only 1 sections before the update"
        )
        expect(
            line([2], [3]) { $0.insertedItems = [path(3)] }
                == "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update"
        )
        expect(
            line([2], [3]) { $0.insertedItems = [path(0, 1)] }
                == "attempt to insert item 0 into section 1, but there are only 1 sections after the update"
        )
        expect(
            line([2], [2]) { $0.movedItems = [.init(from: path(0), to: path(2))] }
                == "attempt to move item 2 into section 0, but there are only 2 items in section 0 after the update"
        )
        expect(
            line([2], []) { $0.deletedSections = [1] }
                == "attempt to delete section 1, but there are only 1 sections before the update"
        )
        expect(
            line([2], [2]) { $0.insertedSections = [1] }
                == "attempt to insert section 1, but there are only 1 sections after the update"
        )
        expect(
            line([2], [2]) { $0.movedSections = [.init(from: 0, to: 4)] }
                == "attempt to move section 0 to section 4, but there are only 1 sections after the update"
        )
    }

    @Test("an item cannot change in two ways")
    func conflicts() {
        func line(_ change: (inout BatchUpdate) -> Void) -> String? {
            var update = BatchUpdate()
            change(&update)
            return firstLine(update, [3, 3], [3, 3])
        }
        expect(
            line {
                $0.deletedItems = [path(0)]
                $0.movedItems = [.init(from: path(0), to: path(1))]
            }
                == "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"
        )
        expect(
            line {
                $0.insertedItems = [path(1)]
                $0.movedItems = [.init(from: path(0), to: path(1))]
            }
                == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
        )
        expect(
            line {
                $0.deletedItems = [path(1)]
                $0.reloadedItems = [path(1)]
            }
                == "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"
        )
        expect(
            line { $0.movedItems = [.init(from: path(0), to: path(1)), .init(from: path(0), to: path(2))] }
                == "attempt to perform multiple moves from the same index path ({length = 2, path = 0 - 0})"
        )
        expect(
            line {
                $0.deletedSections = [0]
                $0.movedSections = [.init(from: 0, to: 1)]
            }
                == "attempt to perform a delete and a move from the same section (0)"
        )
        expect(
            line { $0.movedSections = [.init(from: 0, to: 1), .init(from: 1, to: 1)] }
                == "attempt to perform multiple moves to the same section (1)"
        )
    }

    @Test("no index occurs twice, and no moved item is reloaded")
    func repetitions() {
        func line(_ before: [Int], _ after: [Int], _ change: (inout BatchUpdate) -> Void) -> String? {
            var update = BatchUpdate()
            change(&update)
            return firstLine(update, before, after)
        }
        expect(
            line([2], [0]) { $0.deletedItems = [path(0), path(0)] }
                == "attempt to delete the same index path more than once ({length = 2, path = 0 - 0})"
        )
        expect(
            line([1, 1], []) { $0.deletedSections = [1, 1] } == "attempt to delete the same section more than once (1)"
        )
        expect(
            line([2], [2]) {
                $0.movedItems = [.init(from: path(0), to: path(1))]
                $0.reloadedItems = [path(0)]
            }
                == "attempt to perform a reload and a move from the same index path ({length = 2, path = 0 - 0})"
        )
    }

    @Test("no item changes in a section that goes, comes, moves or is reloaded")
    func itemsOfChangedSections() {
        func line(_ before: [Int], _ after: [Int], _ change: (inout BatchUpdate) -> Void) -> String? {
            var update = BatchUpdate()
            change(&update)
            return firstLine(update, before, after)
        }
        func message(_ section: Int, _ action: String) -> String {
            "attempt to change item 0 of section \(section) and to \(action) the section in the same update"
        }
        expect(
            line([1], []) {
                $0.deletedSections = [0]
                $0.deletedItems = [path(0)]
            } == message(0, "delete")
        )
        expect(
            line([], [1]) {
                $0.insertedSections = [0]
                $0.insertedItems = [path(0)]
            } == message(0, "insert")
        )
        expect(
            line([1, 0], [0, 0]) {
                $0.movedSections = [.init(from: 0, to: 1)]
                $0.deletedItems = [path(0)]
            } == message(0, "move")
        )
        expect(
            line([1], [0]) {
                $0.reloadedSections = [0]
                $0.deletedItems = [path(0)]
            } == message(0, "reload")
        )
    }

    @Test("items of deleted, inserted and reloaded sections are not counted")
    func countsOfChangedSections() {
        var update = BatchUpdate()
        update.deletedSections = [0]
        update.insertedSections = [1]
        update.reloadedSections = [2]
        expectEqual(firstLine(update, [1, 2, 3], [2, 7, 9]), nil)
    }

    @Test("two consecutive updates combine into one with the same result")
    func composition() {
        var random = SeededGenerator(seed: 11)
        for round in 0..<1_000 {
            let first = UpdateModel(using: &random)
            let second = UpdateModel(using: &random, from: first.after)
            var firstUpdate = first.update
            var secondUpdate = second.update
            // Reloads of otherwise unchanged items.
            func reloadOne(_ update: inout BatchUpdate, in lists: [[Int]], _ random: inout SeededGenerator) {
                let map = UpdateMap(update)
                let paths = lists.indices.flatMap { section in lists[section].indices.map { path($0, section) } }
                guard let item = paths.randomElement(using: &random), map.newIndexPath(forOld: item) != nil,
                    !update.movedItems.contains(where: { $0.from == item }),
                    !update.movedSections.contains(where: { $0.from == item.section })
                else { return }
                update.reloadedItems = [item]
            }
            reloadOne(&firstUpdate, in: first.before, &random)
            reloadOne(&secondUpdate, in: second.before, &random)
            let whole = firstUpdate.followed(by: secondUpdate)
            let before = ItemCounts(items: first.before.map(\.count))
            let after = ItemCounts(items: second.after.map(\.count))
            let inconsistency = whole.inconsistency(before: before, after: after, terms: .collectionView)
            expectEqual(inconsistency, nil, "round \(round): \(inconsistency ?? "")")
            let map = UpdateMap(whole)
            for (section, items) in first.before.enumerated() {
                for (item, value) in items.enumerated() {
                    guard let target = map.newPosition(ofItem: path(item, section)) else { continue }
                    expectEqual(second.after[target.section][target.item], value, "round \(round)")
                }
            }
            let old = Set(first.before.joined())
            for (section, items) in second.after.enumerated() {
                for (item, value) in items.enumerated() where map.oldPosition(ofItem: path(item, section)) == nil {
                    // Items that existed all the time are not reported as new.
                    expect(!old.contains(value), "round \(round)")
                }
            }
        }
    }

    @Test("every item moves where a reference implementation puts it")
    func mapAgreesWithAModel() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let model = UpdateModel(using: &random)
            let before = ItemCounts(items: model.before.map(\.count))
            let after = ItemCounts(items: model.after.map(\.count))
            expectEqual(model.update.inconsistency(before: before, after: after, terms: .collectionView), nil)
            let map = UpdateMap(model.update)
            var places: [Int: IndexPath] = [:]
            for (section, items) in model.after.enumerated() {
                for (item, value) in items.enumerated() { places[value] = path(item, section) }
            }
            for (section, items) in model.before.enumerated() {
                for (item, value) in items.enumerated() {
                    expectEqual(map.newIndexPath(forOld: path(item, section)), places[value])
                    if let new = places[value] { expectEqual(map.oldIndexPath(forNew: new), path(item, section)) }
                }
            }
        }
    }
}
