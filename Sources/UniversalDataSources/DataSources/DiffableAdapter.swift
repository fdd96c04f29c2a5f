import PortableUIKit

/// The common interface of UIKit's diffable data sources for collection views and table views.
@MainActor
struct DiffableAdapter<Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier<Item>>

    let snapshot: () -> Snapshot
    let apply: (Snapshot, _ animatingDifferences: Bool, _ completion: @escaping @MainActor () -> Void) -> Void
    let applyUsingReloadData: (Snapshot, _ completion: @escaping @MainActor () -> Void) -> Void
    let itemIdentifier: (IndexPath) -> ItemIdentifier<Item>?
    let indexPath: (ItemIdentifier<Item>) -> IndexPath?
}
