import Foundation

/// The messages for programmer errors in snapshots, with UIKit's wording.
enum DiffableMessages {
    static func missingSection(_ identifier: some Hashable) -> Never {
        fatalError("Invalid parameter not satisfying: section != NSNotFound (section identifier: \(identifier))")
    }

    static func missingItem(_ identifier: some Hashable) -> Never {
        fatalError("Invalid parameter not satisfying: indexPath || ignoreInvalidItems (item identifier: \(identifier))")
    }

    static func reportExisting(_ identifiers: [some Hashable]) {
        let message =
            "Diffable data source detected an attempt to insert or append \(identifiers.count) item identifier"
            + "\(identifiers.count == 1 ? "" : "s") that already exist in the snapshot. The existing item identifiers "
            + "will be moved into place instead, but this operation will be more expensive. For best performance, "
            + "inserted item identifiers should always be unique. Item identifiers that already exist: \(identifiers)\n"
        FileHandle.standardError.write(Data(message.utf8))
    }

    /// Returns the identifiers that occur more than once, without duplicates.
    static func repeated<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
        var seen: Set<Identifier> = []
        var repeated: Set<Identifier> = []
        return identifiers.filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    }
}
