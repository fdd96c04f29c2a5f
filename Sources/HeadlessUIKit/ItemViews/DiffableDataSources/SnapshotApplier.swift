import Foundation

/// Applies snapshots to an item view. Shared by the diffable data sources of collection views and tables.
@MainActor final class SnapshotApplier<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private weak var view: (any BatchUpdateHost)?
    /// The items that the view shows.
    private(set) var list = DiffableList<Section, Item>()
    private let published: DiffableRecord<Section, Item>

    /// Creates an applier for a view.
    ///
    /// - Parameter record: Learns what the view shows.
    init(view: any BatchUpdateHost, record: DiffableRecord<Section, Item>) {
        self.view = view
        published = record
    }

    /// Updates the view with the differences from the current snapshot.
    ///
    /// - Parameter record: Adds the changes to the batch of the view.
    func apply(
        _ snapshot: Snapshot,
        animatingDifferences: Bool,
        completion: (() -> Void)?,
        record: @escaping (BatchUpdate) -> Void
    ) {
        guard let view else {
            setCurrentSnapshot(snapshot)
            completion?()
            return
        }
        let update = {
            // The difference is computed when the changes are made, because the update may have to wait for another
            // one.
            view.performBatchUpdates({ record(self.changes(to: snapshot)) }) { _ in completion?() }
        }
        if animatingDifferences, view.window != nil { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Reloads the view with a snapshot, without computing differences.
    func reload(with snapshot: Snapshot, completion: (() -> Void)?) {
        setCurrentSnapshot(snapshot)
        view?.reloadData()
        view?.layoutIfNeeded()
        completion?()
    }

    /// Sets the snapshot that the view already shows.
    func setCurrentSnapshot(_ snapshot: Snapshot) {
        list.setCurrentSnapshot(snapshot)
        publish()
    }

    private func changes(to snapshot: Snapshot) -> BatchUpdate {
        let changes = list.changes(to: snapshot)
        publish()
        return changes
    }

    private func publish() {
        let snapshot = list.current
        published.update { $0.snapshot = snapshot }
    }

    func path(of item: Item) -> IndexPath? {
        list.path(of: item)
    }
}
