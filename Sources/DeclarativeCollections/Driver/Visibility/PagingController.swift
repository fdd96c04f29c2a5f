import BatchDiffing
import PortableUIKit

/// Calls paging handlers when the user scrolls close to an end of the list.
@MainActor
final class PagingController {
    private enum End: Hashable {
        case first
        case last
    }

    /// The row at an end; a different one means that new content was loaded.
    private struct EndRow: Equatable {
        let section: DifferenceIdentifier
        let item: DifferenceIdentifier
    }

    private unowned let coordinator: CollectionViewCoordinator
    private var handlers: [End: CollectionViewPaging] = [:]
    /// The rows at which the handlers were last called.
    private var answeredRows: [End: EndRow] = [:]
    /// The running handlers, by end.
    private var tasks: [End: Task<Void, Never>] = [:]

    init(coordinator: CollectionViewCoordinator) {
        self.coordinator = coordinator
    }

    deinit {
        for task in tasks.values {
            task.cancel()
        }
    }

    /// Applies the paging handlers of a state.
    func show(start: CollectionViewPaging?, end: CollectionViewPaging?) {
        handlers[.first] = start
        handlers[.last] = end
        check()
    }

    /// Called when content or the visible area has moved.
    func check() {
        for (end, paging) in handlers {
            check(end, paging)
        }
    }

    private func check(_ end: End, _ paging: CollectionViewPaging) {
        guard tasks[end] == nil, collectionView.window != nil, let row = row(at: end) else { return }
        guard isNear(end, paging.threshold) else {
            answeredRows[end] = nil
            return
        }
        guard answeredRows[end] != row else { return }
        answeredRows[end] = row
        tasks[end] = Task { [weak self] in
            await paging.handler()
            self?.didReturn(end)
        }
    }

    private func didReturn(_ end: End) {
        tasks[end] = nil
        if let paging = handlers[end] {
            check(end, paging)
        }
    }

    private func row(at end: End) -> EndRow? {
        let sections = coordinator.sections
        let section = end == .first ? sections.first(where: \.hasRows) : sections.last(where: \.hasRows)
        guard let section, let item = end == .first ? section.items.first : section.items.last else { return nil }
        return EndRow(section: section.differenceIdentifier, item: item.differenceIdentifier)
    }

    // MARK: Distance

    private func isNear(_ end: End, _ threshold: CollectionViewPaging.Threshold) -> Bool {
        switch threshold {
        case .points(let points):
            return distance(to: end) <= points
        case .screens(let screens):
            let insets = collectionView.adjustedContentInset
            return distance(to: end) <= screens * (collectionView.bounds.height - insets.top - insets.bottom)
        case .rows(let rows):
            return isRow(max(0, rows), from: end)
        }
    }

    private func distance(to end: End) -> CGFloat {
        let insets = collectionView.adjustedContentInset
        return switch end {
        case .first: collectionView.bounds.minY + insets.top
        case .last: collectionView.contentSize.height + insets.bottom - collectionView.bounds.maxY
        }
    }

    /// Returns whether the row that is `count` rows from an end is visible, or closer to that end than the visible
    /// rows.
    private func isRow(_ count: Int, from end: End) -> Bool {
        guard let path = path(ofRow: count, from: end) else { return true }
        guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return false }
        let viewport = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        return end == .first ? frame.maxY > viewport.minY : frame.minY < viewport.maxY
    }

    private func path(ofRow count: Int, from end: End) -> IndexPath? {
        let sections = coordinator.sections
        let indices = Array(sections.indices)
        var remaining = count
        for section in end == .first ? indices : indices.reversed() {
            let itemCount = sections[section].items.count
            if remaining < itemCount {
                return IndexPath(item: end == .first ? remaining : itemCount - 1 - remaining, section: section)
            }
            remaining -= itemCount
        }
        return nil
    }

    private var collectionView: UICollectionView {
        coordinator.collectionView
    }
}
