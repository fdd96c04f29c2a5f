/// The identifier of an item in UIKit's diffable data source.
///
/// UIKit requires identifiers to be `Sendable`, because a snapshot may be applied on a background queue. Items of a
/// universal data source need not be (`AnyHashable` is not): its identifiers are created, compared and read only on the
/// main actor, where all snapshots are applied.
struct ItemIdentifier<Item: Hashable>: Hashable, @unchecked Sendable {
    let item: Item
}

/// The identifier of a section in UIKit's diffable data source; see ``ItemIdentifier``.
struct SectionIdentifier: Hashable, @unchecked Sendable {
    let base: AnyHashable
}
