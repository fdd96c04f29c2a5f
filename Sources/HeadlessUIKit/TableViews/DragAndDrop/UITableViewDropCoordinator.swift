import Foundation

/// What was dropped, and ways to let its picture come to rest.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What was dropped.
    var items: [any UITableViewDropItem] { get }

    /// Where it was dropped; nil at no row.
    var destinationIndexPath: IndexPath? { get }

    /// What the delegate said would become of it.
    var proposal: UITableViewDropProposal { get }

    /// The drag.
    var session: any UIDropSession { get }

    /// Lets the picture come to rest at a row, which is in the data by now.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets the picture come to rest in a rectangle of a row.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoRowAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating

    /// Lets the picture come to rest anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that were dropped.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// What was dragged.
    var dragItem: UIDragItem { get }

    /// Where it comes from, if from the same view.
    var sourceIndexPath: IndexPath? { get }

    /// The size of its picture.
    var previewSize: CGSize { get }
}

/// Leads the one picture that a drag has to its rest.
@MainActor final class TableViewDropCoordination: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal
    private let drop: Drop
    private let tableView: UITableView

    init(_ drop: Drop, proposal: UITableViewDropProposal, tableView: UITableView) {
        self.drop = drop
        self.proposal = proposal
        self.tableView = tableView
        items = DroppedItem.items(of: drop, on: tableView)
        super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        if let frame = tableView.frameForDrop(at: indexPath) {
            drop.landing.goes(to: frame.center, in: tableView)
        }
        return drop.landing
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        if let frame = tableView.frameForDrop(at: indexPath) {
            drop.landing.goes(into: rect.offsetBy(dx: frame.minX, dy: frame.minY), of: tableView)
        }
        return drop.landing
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.landing.goes(to: target.center, in: target.container, transform: target.transform)
        return drop.landing
    }
}
