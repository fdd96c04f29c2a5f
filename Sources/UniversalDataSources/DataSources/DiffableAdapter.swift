import PortableUIKit

/// The platform's diffable data source of a collection or a table, as far as both are the same.
@MainActor
struct DiffableAdapter<Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier<Item>>

    let snapshot: () -> Snapshot
    let apply: (Snapshot, _ animatingDifferences: Bool, _ completion: @escaping @MainActor () -> Void) -> Void
    let applyUsingReloadData: (Snapshot, _ completion: @escaping @MainActor () -> Void) -> Void
    let itemIdentifier: (IndexPath) -> ItemIdentifier<Item>?
    let indexPath: (ItemIdentifier<Item>) -> IndexPath?
}
