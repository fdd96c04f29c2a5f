import Foundation

/// The changes of one batch update. Deletions, reloads and the origins of moves refer to the list before the batch,
/// insertions and the targets of moves to the list after it.
struct BatchUpdate {
    /// A move from one position to another.
    struct Move<Position: Hashable>: Hashable {
        var from: Position
        var to: Position
    }

    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [Move<Int>] = []
    var reloadedSections: [Int] = []

    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var movedItems: [Move<IndexPath>] = []
    var reloadedItems: [IndexPath] = []

    /// The items whose cells are reconfigured in place. They do not change the structure.
    var reconfiguredItems: [IndexPath] = []

    /// Whether the update is the difference of two snapshots. UIKit then also accepts items that leave deleted
    /// sections, enter inserted sections, or are reloaded while they move.
    var isDifferenceOfSnapshots = false
}

extension BatchUpdate {
    /// Adds the changes of another update of the same list.
    mutating func add(_ other: BatchUpdate) {
        deletedSections += other.deletedSections
        insertedSections += other.insertedSections
        movedSections += other.movedSections
        reloadedSections += other.reloadedSections
        deletedItems += other.deletedItems
        insertedItems += other.insertedItems
        movedItems += other.movedItems
        reloadedItems += other.reloadedItems
        reconfiguredItems += other.reconfiguredItems
        isDifferenceOfSnapshots = isDifferenceOfSnapshots || other.isDifferenceOfSnapshots
    }
}

extension BatchUpdate: CustomStringConvertible {
    /// The changes, one in each line, in the wording of UIKit's consistency errors.
    var description: String {
        func place(_ path: IndexPath) -> String { "(\(path.section) - \(path.item))" }
        var lines: [String] = []
        lines += deletedSections.map { "Delete section (\($0))" }
        lines += deletedItems.map { "Delete item \(place($0))" }
        lines += insertedSections.map { "Insert section (\($0))" }
        lines += insertedItems.map { "Insert item \(place($0))" }
        lines += movedSections.map { "Move section (\($0.from)) to (\($0.to))" }
        lines += movedItems.map { "Move item \(place($0.from)) to \(place($0.to))" }
        lines += reloadedSections.map { "Reload section (\($0))" }
        lines += reloadedItems.map { "Reload item \(place($0))" }
        return "[\n" + lines.map { "\t\($0)\n" }.joined() + "]"
    }
}
