import Foundation

/// The changes asked for in one batch: deletes, reloads and the origins of moves count by the list before the batch,
/// inserts and the targets of moves by the list after it.
struct BatchUpdate {
    /// A change of place.
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

    /// Items whose cells are configured again in place; no change of structure.
    var reconfiguredItems: [IndexPath] = []

    /// Whether it is the difference of two snapshots: UIKit carries that out at once, also where items leave sections that
    /// go, come to sections that are new, or are reloaded while they move.
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
    /// One change a line, in the words of UIKit's consistency errors.
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
