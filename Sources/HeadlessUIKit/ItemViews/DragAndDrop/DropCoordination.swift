import Foundation

/// Animates the preview of a drop to its final position. Shared by the drop coordinators of collection views and
/// tables.
@MainActor class DropCoordination<Proposal: UIDropProposal>: NSObject {
    final let proposal: Proposal
    final let droppedItems: [DroppedItem]
    private let drop: Drop
    private let host: any DragHost

    init(_ drop: Drop, proposal: Proposal, host: any DragHost) {
        self.drop = drop
        self.proposal = proposal
        self.host = host
        droppedItems = DroppedItem.items(of: drop, on: host)
        super.init()
    }

    final var destinationIndexPath: IndexPath? { drop.destination }
    final var session: any UIDropSession { drop.session }

    final func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        if let frame = host.frameForDrop(at: indexPath) { drop.previewAnimation.setTarget(frame.center, in: host) }
        return drop.previewAnimation
    }

    final func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        if let frame = host.frameForDrop(at: indexPath) {
            drop.previewAnimation.setTarget(rect: rect.offsetBy(dx: frame.minX, dy: frame.minY), of: host)
        }
        return drop.previewAnimation
    }

    /// Adds a placeholder and moves the preview to it.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder.
    ///   - indexPath: Where the data source will insert the item.
    ///   - parameters: Returns the parameters of the preview for the cell.
    final func drop(
        to placeholder: DropPlaceholder,
        at indexPath: IndexPath,
        parameters: (any ItemCell) -> UIDragPreviewParameters?
    ) -> DropPlaceholderContext {
        host.changePresentation { $0.insert(placeholder, at: indexPath) }
        if let path = host.itemDisplay.presented?.path(of: placeholder) {
            if let frame = host.frameOfPresentedItem(at: path) {
                drop.previewAnimation.setTarget(frame.center, in: host)
            }
            if let cell = host.presentedCell(at: path), let parameters = parameters(cell) {
                drop.previewAnimation.apply(parameters)
            }
        }
        return DropPlaceholderContext(placeholder, host: host, preview: drop.previewAnimation)
    }

    /// The size of a placeholder's cell where the delegate decides about sizes, in points.
    final var placeholderSize: CGSize { drop.previewAnimation.previewSize }

    final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.previewAnimation.setTarget(target.center, in: target.container, transform: target.transform)
        return drop.previewAnimation
    }
}
