import Foundation

/// Brings snapshots into a view of items: what the diffable data sources of collection views and tables share.
@MainActor final class SnapshotApplier<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private weak var view: (any BatchUpdateHost)?
    /// What the view shows.
    private(set) var list = DiffableList<Section, Item>()

    init(view: any BatchUpdateHost) {
        self.view = view
    }

    /// Updates what differs from the present list.
    ///
    /// - Parameter record: Adds the changes to the batch of the view.
    func apply(
        _ snapshot: Snapshot,
        animatingDifferences: Bool,
        completion: (() -> Void)?,
        record: @escaping (BatchUpdate) -> Void
    ) {
        guard let view else {
            list.take(snapshot)
            completion?()
            return
        }
        let update = {
            // The difference is looked for when the changes are made: an update may have to wait for another one.
            view.performBatchUpdates({ record(self.list.changes(to: snapshot)) }) { _ in completion?() }
        }
        if animatingDifferences, view.window != nil { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Shows a list without looking for differences.
    func reload(with snapshot: Snapshot, completion: (() -> Void)?) {
        list.take(snapshot)
        view?.reloadData()
        view?.layoutIfNeeded()
        completion?()
    }

    /// Takes over a list that the view shows already.
    func take(_ snapshot: Snapshot) {
        list.take(snapshot)
    }

    func path(of item: Item) -> IndexPath? {
        list.path(of: item)
    }
}
