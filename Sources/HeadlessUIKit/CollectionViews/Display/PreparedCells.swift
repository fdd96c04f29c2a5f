import Foundation

/// Cells outside of the visible rectangle: prefetched cells, and cells that contain the first responder. The delegate
/// learns about them when they become visible.
@MainActor final class PreparedCells {
    /// The interval between two prefetched cells, in seconds. Cells are prepared one by one so that none delays a
    /// frame.
    private static let interval: TimeInterval = 1 / 60
    /// The length that is prepared ahead, as a fraction of the visible length.
    private static let preparedFraction: CGFloat = 0.5

    private unowned let collectionView: UICollectionView
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var paths: [ObjectIdentifier: IndexPath] = [:]
    private var lastOrigin: CGPoint?
    private var isBackwards = false
    private var tick: VirtualClock.Token?

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    subscript(path: IndexPath) -> UICollectionViewCell? { cells[path] }

    func path(of cell: UICollectionViewCell) -> IndexPath? { paths[ObjectIdentifier(cell)] }

    func insert(_ cell: UICollectionViewCell, at path: IndexPath) {
        cells[path] = cell
        paths[ObjectIdentifier(cell)] = path
    }

    func forEachCell(_ body: (UICollectionViewCell) -> Void) {
        for cell in cells.values { body(cell) }
    }

    /// Removes and returns a cell, to show it.
    func removeCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let cell = cells.removeValue(forKey: path) else { return nil }
        paths[ObjectIdentifier(cell)] = nil
        return cell
    }

    /// Moves the cells with their items after an update. Cells of deleted or reloaded items are recycled.
    func follow(_ map: UpdateMap) {
        let old = cells.sorted { $0.key < $1.key }
        cells = [:]
        paths = [:]
        for (path, cell) in old {
            if let target = map.newIndexPath(forOld: path) { insert(cell, at: target) } else { recycle(cell) }
        }
    }

    func discardAll() {
        let all = cells.sorted { $0.key < $1.key }
        cells = [:]
        paths = [:]
        lastOrigin = nil
        for (_, cell) in all { recycle(cell) }
    }

    /// Recycles cells that are far from the visible rectangle and schedules preparing those ahead. Called after
    /// scrolling.
    func visibleItemsDidChange() {
        let visible = collectionView.bounds
        guard visible.isFinite, !visible.isEmpty else { return }
        notice(visible.origin)
        discardFar(from: visible)
        guard canPrepare, tick == nil, collectionView.contentSize.exceeds(visible.size) else { return }
        scheduleTick()
    }

    // MARK: Prefetching

    private var canPrepare: Bool {
        collectionView.isPrefetchingEnabled && collectionView.movement == nil && collectionView.display.presented == nil
            && collectionView.dataSource != nil
    }

    private func scheduleTick() {
        tick = collectionView.window?.clock.schedule(after: Self.interval) { [weak self] in
            self?.tick = nil
            self?.prepareNext()
        }
    }

    private func prepareNext() {
        guard canPrepare, collectionView.window != nil, !collectionView.display.isPlacing else { return }
        let visible = collectionView.bounds
        guard visible.isFinite, !visible.isEmpty else { return }
        let candidates = collectionView.placedElements(in: areaAhead(of: visible)).filter {
            guard case .cell(let path) = $0.elementKey else { return false }
            return cells[path] == nil && collectionView.visibleElements[$0.elementKey] == nil
        }
        guard let next = candidates.min(by: { distance(of: $0, to: visible) < distance(of: $1, to: visible) }) else {
            return
        }
        prepare(next)
        if candidates.count > 1 { scheduleTick() }
    }

    private func prepare(_ attributes: UICollectionViewLayoutAttributes) {
        let version = collectionView.display.version
        let view = collectionView.requestView(for: attributes.elementKey, attributes: attributes)
        guard let cell = view as? UICollectionViewCell else { return }
        guard collectionView.display.version == version, cells[attributes.indexPath] == nil else {
            return recycle(cell)
        }
        insert(cell, at: attributes.indexPath)
        UIView.performWithoutAnimation { cell.setLayoutAttributes(attributes) }
        cell.isListEditing = collectionView.isEditing
        cell.setSelectedByList(collectionView.selection.isSelected(attributes.indexPath))
    }

    // MARK: Distance

    private func notice(_ origin: CGPoint) {
        if let lastOrigin, lastOrigin != origin {
            isBackwards = origin.y < lastOrigin.y || (origin.y == lastOrigin.y && origin.x < lastOrigin.x)
        }
        lastOrigin = origin
    }

    private func areaAhead(of visible: CGRect) -> CGRect {
        let sign: CGFloat = isBackwards ? -1 : 1
        if collectionView.contentSize.height > visible.height {
            let length = visible.height * Self.preparedFraction
            let start = isBackwards ? visible.minY + sign * length : visible.maxY
            return CGRect(x: visible.minX, y: start, width: visible.width, height: length)
        }
        let length = visible.width * Self.preparedFraction
        let start = isBackwards ? visible.minX + sign * length : visible.maxX
        return CGRect(x: start, y: visible.minY, width: length, height: visible.height)
    }

    private func distance(of attributes: UICollectionViewLayoutAttributes, to visible: CGRect) -> CGFloat {
        abs(attributes.center.x - visible.midX) + abs(attributes.center.y - visible.midY)
    }

    private func discardFar(from visible: CGRect) {
        guard !cells.isEmpty else { return }
        let near = visible.insetBy(dx: -visible.width, dy: -visible.height)
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
            let attributes = collectionView.attributes(of: .cell(path))
            if cell.containsFirstResponder {
                // The cell stays in the view hierarchy, at the position of its item.
                if let attributes { UIView.performWithoutAnimation { cell.setLayoutAttributes(attributes) } }
            } else if cell.superview != nil || attributes.map({ !$0.frame.overlaps(near) }) ?? true {
                if let cell = removeCell(at: path) { recycle(cell) }
            }
        }
    }

    private func recycle(_ cell: UICollectionViewCell) {
        cell.endInteraction()
        collectionView.reuseQueue.enqueue(cell, kind: nil)
    }
}

extension CGSize {
    fileprivate func exceeds(_ other: CGSize) -> Bool { width > other.width || height > other.height }
}
