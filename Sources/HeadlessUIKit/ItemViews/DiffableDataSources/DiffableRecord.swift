import Foundation
import Synchronization

/// The snapshots that a diffable data source shows, for readers on any thread.
final class DiffableRecord<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    struct Content: Sendable {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        /// The section snapshots, by section.
        var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
    }

    private let storage = Mutex(Content())

    var content: Content { storage.withLock { $0 } }

    func update(_ change: @Sendable (inout Content) -> Void) {
        storage.withLock { change(&$0) }
    }
}
