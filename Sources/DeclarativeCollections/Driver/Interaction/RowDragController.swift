import BatchDiffing
import PortableUIKit

/// Moves rows that have a context menu as well: the press opens the menu, and moving the finger then drags the row.
///
/// This is the system's drag and drop, because the system's menus take the touch away from every other recognizer. A line
/// shows where the row will be.
@MainActor
final class RowDragController: NSObject {
    private unowned let coordinator: CollectionViewCoordinator
    /// The position of the row that is being dragged.
    private var source: IndexPath?
    private lazy var line = InsertionLine()

    init(coordinator: CollectionViewCoordinator) {
        self.coordinator = coordinator
        super.init()
    }

    /// Whether rows can be dragged: the app's own drag or drop delegate takes precedence.
    var isInstalled: Bool { collectionView.dragDelegate === self }

    /// Makes rows draggable, unless the app has made its own rows draggable.
    func install() {
        guard collectionView.dragDelegate == nil, collectionView.dropDelegate == nil else { return }
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        collectionView.dragInteractionEnabled = true
    }

    private var collectionView: UICollectionView { coordinator.collectionView }

    // MARK: Places

    /// Returns the position that a row has after it was dropped at a point; `nil` where there are no rows.
    private func target(of source: IndexPath, at point: CGPoint) -> IndexPath? {
        guard let slot = slot(at: point) else { return nil }
        var proposed = slot
        if slot.section == source.section, slot.item > source.item { proposed.item -= 1 }
        let target = coordinator.collectionView(
            collectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
            atCurrentIndexPath: source,
            toProposedIndexPath: proposed
        )
        guard target.count == 2, target.section >= 0, target.section < collectionView.numberOfSections else {
            return nil
        }
        let count = collectionView.numberOfItems(inSection: target.section)
        return (0..<(target.section == source.section ? count : count + 1)).contains(target.item) ? target : nil
    }

    /// Returns the position before which a row is inserted at a point.
    private func slot(at point: CGPoint) -> IndexPath? {
        if let section = coordinator.layout.emptySection(at: point) { return section }
        let reach = CGRect(x: 0, y: point.y - 44, width: collectionView.bounds.width, height: 88)
        let rows = (collectionView.collectionViewLayout.layoutAttributesForElements(in: reach) ?? [])
            .filter { $0.representedElementCategory == .cell }
        func distance(_ row: UICollectionViewLayoutAttributes) -> CGFloat {
            let dx = max(row.frame.minX - point.x, 0, point.x - row.frame.maxX)
            let dy = max(row.frame.minY - point.y, 0, point.y - row.frame.maxY)
            return hypot(dx, dy)
        }
        guard let nearest = rows.min(by: { distance($0) < distance($1) }) else { return nil }
        var slot = nearest.indexPath
        if isAfter(point, nearest.frame) { slot.item += 1 }
        return slot
    }

    private func isAfter(_ point: CGPoint, _ frame: CGRect) -> Bool {
        guard isBesideOthers(frame) else { return point.y > frame.midY }
        return isRightToLeft ? point.x < frame.midX : point.x > frame.midX
    }

    /// Whether other rows stand beside a row: it takes less than most of the width.
    private func isBesideOthers(_ frame: CGRect) -> Bool {
        frame.width < collectionView.bounds.width * 0.6
    }

    private var isRightToLeft: Bool { collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Line

    private func showLine(from source: IndexPath, to target: IndexPath?) {
        guard let target, target != source, let frame = lineFrame(from: source, to: target) else {
            line.removeFromSuperview()
            return
        }
        if line.superview !== collectionView { collectionView.addSubview(line) }
        line.backgroundColor = collectionView.tintColor
        line.frame = frame
    }

    private func lineFrame(from source: IndexPath, to target: IndexPath) -> CGRect? {
        var slot = target
        if target.section == source.section, target.item > source.item { slot.item += 1 }
        let width = InsertionLine.width
        if slot.item < collectionView.numberOfItems(inSection: slot.section),
            let next = collectionView.layoutAttributesForItem(at: slot)?.frame
        {
            guard isBesideOthers(next) else {
                return CGRect(x: next.minX, y: next.minY - width / 2, width: next.width, height: width)
            }
            let x = isRightToLeft ? next.maxX : next.minX
            return CGRect(x: x - width / 2, y: next.minY, width: width, height: next.height)
        }
        guard slot.item > 0 else {
            let rows = coordinator.layout.frame(ofSection: slot.section)
            return rows.map { CGRect(x: $0.minX, y: $0.maxY - width / 2, width: $0.width, height: width) }
        }
        let last = IndexPath(item: slot.item - 1, section: slot.section)
        guard let previous = collectionView.layoutAttributesForItem(at: last)?.frame else { return nil }
        guard isBesideOthers(previous) else {
            return CGRect(x: previous.minX, y: previous.maxY - width / 2, width: previous.width, height: width)
        }
        let x = isRightToLeft ? previous.minX : previous.maxX
        return CGRect(x: x - width / 2, y: previous.minY, width: width, height: previous.height)
    }
}

extension RowDragController: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let item = coordinator.item(at: indexPath), item.isMovedByDrag, !collectionView.hasUncommittedUpdates
        else { return [] }
        let dragItem = UIDragItem(itemProvider: NSItemProvider())
        dragItem.localObject = DraggedRow(
            controller: self,
            item: item.differenceIdentifier,
            section: coordinator.sections[indexPath.section].differenceIdentifier
        )
        return [dragItem]
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        guard source == nil, let row = session.items.first?.localObject as? DraggedRow else { return }
        // The state may have changed while the menu was open. From here on states wait.
        guard let source = position(of: row) else { return }
        self.source = source
        coordinator.suspendUpdates()
    }

    private func position(of row: DraggedRow) -> IndexPath? {
        let sections = coordinator.sections
        guard let section = sections.firstIndex(where: { $0.differenceIdentifier == row.section }),
            let item = sections[section].items.firstIndex(where: { $0.differenceIdentifier == row.item })
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        endDrag()
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        true
    }

    private func endDrag() {
        line.removeFromSuperview()
        guard source != nil else { return }
        source = nil
        coordinator.resumeUpdates()
    }
}

extension RowDragController: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        (session.localDragSession?.items.first?.localObject as? DraggedRow)?.controller === self
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let source else { return UICollectionViewDropProposal(operation: .cancel) }
        let target = target(of: source, at: session.location(in: collectionView))
        showLine(from: source, to: target)
        return UICollectionViewDropProposal(operation: target == nil ? .cancel : .move, intent: .unspecified)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        line.removeFromSuperview()
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        line.removeFromSuperview()
        guard let source, let item = coordinator.items.first?.dragItem,
            let target = target(of: source, at: coordinator.session.location(in: collectionView))
        else { return }
        self.coordinator.reordering.drop(from: source, to: target)
        coordinator.drop(item, toItemAt: target)
        endDrag()
    }
}

/// The row of a drag, known to the list that it comes from.
@MainActor
private final class DraggedRow {
    weak var controller: RowDragController?
    let item: DifferenceIdentifier
    let section: DifferenceIdentifier

    init(controller: RowDragController, item: DifferenceIdentifier, section: DifferenceIdentifier) {
        self.controller = controller
        self.item = item
        self.section = section
    }
}

/// The line at the place where a dragged row will be.
private final class InsertionLine: UIView {
    /// The width of the line, in points.
    static let width: CGFloat = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.zPosition = 2_000
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("InsertionLine is made in code only")
    }
}
