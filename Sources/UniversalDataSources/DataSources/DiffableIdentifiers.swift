/// An item as the platform's diffable data source identifies it.
///
/// Newer SDKs ask identifiers to be `Sendable`, because a snapshot may be applied on a background queue. Items of a universal
/// data source need not be (`AnyHashable` is not): its identifiers are made, compared and read on the main actor alone, where all
/// snapshots are applied.
struct ItemIdentifier<Item: Hashable>: Hashable, @unchecked Sendable {
    let item: Item
}

/// A section as the platform's diffable data source identifies it; see ``ItemIdentifier``.
struct SectionIdentifier: Hashable, @unchecked Sendable {
    let base: AnyHashable
}
