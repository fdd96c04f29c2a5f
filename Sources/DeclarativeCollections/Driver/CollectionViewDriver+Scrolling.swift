import BatchDiffing
import PortableUIKit

extension CollectionViewDriver {
    /// The maximum number of corrections of a scroll's target: rows on the way are measured and may differ from their
    /// estimates.
    private static let maximumCorrections = 4

    /// Scrolls to a row and returns when it is in place.
    ///
    /// Waiting states are applied first.
    ///
    /// - Parameters:
    ///   - identifier: The row's `differenceIdentifier`; the first row with it is used.
    ///   - section: The identifier of its section, needed if rows of several sections share identifiers.
    ///   - position: The position of the row after scrolling; `[]` scrolls only as far as needed to make it visible. A
    ///     row at the top is placed below a sticky header. A carousel then scrolls only as far as needed.
    ///   - animated: Whether scrolling is animated. It is not animated without a window, nor with Reduce Motion.
    /// - Returns: `true` if the row is in place; `false` if the state has no such identifier, or if the user or another
    ///   scroll interrupted this one.
    @discardableResult
    public func scroll(
        to identifier: some Hashable,
        in section: AnyHashable? = nil,
        position: UICollectionView.ScrollPosition = .top,
        animated: Bool = true
    ) async -> Bool {
        let identifier = DifferenceIdentifier(identifier)
        let section = section.map { DifferenceIdentifier($0) }
        let isInPlace = await scroll(position: position, animated: animated) { [self] _ in
            firstItem(identifier, inSection: section).map(ScrollTarget.item)
        }
        guard isInPlace, let path = firstItem(identifier, inSection: section),
            let cell = collectionView.cellForItem(at: path.indexPath) as? any NestedListCell
        else { return isInPlace }
        return await cell.scroll(toRow: identifier, animated: animated)
    }

    /// Scrolls to a section and its header and returns when it is in place.
    ///
    /// - Returns: Whether the section is in place; see ``scroll(to:in:position:animated:)``.
    @discardableResult
    public func scroll(
        toSection identifier: some Hashable,
        position: UICollectionView.ScrollPosition = .top,
        animated: Bool = true
    ) async -> Bool {
        let identifier = DifferenceIdentifier(identifier)
        return await scroll(position: position, animated: animated) { sections in
            sections.firstIndex { $0.differenceIdentifier == identifier }.map(ScrollTarget.section)
        }
    }

    private func scroll(
        position: UICollectionView.ScrollPosition,
        animated: Bool,
        find target: ([CollectionViewSection]) -> ScrollTarget?
    ) async -> Bool {
        await waitUntilIdle()
        for _ in 0..<Self.maximumCorrections {
            guard let found = target(coordinator.sections),
                let offset = layout.contentOffset(showing: found, at: position)
            else { return false }
            // A scroll view may round offsets to whole pixels and does not animate distances below one pixel.
            let distance = abs(offset.y - collectionView.contentOffset.y)
            guard distance >= 1 / max(1, collectionView.traitCollection.displayScale) else { return true }
            guard animated, collectionView.window != nil, !UIAccessibility.isReduceMotionEnabled else {
                scrolling.interrupt()
                collectionView.setContentOffset(offset, animated: false)
                if collectionView.window != nil { collectionView.layoutIfNeeded() }
                continue
            }
            guard await scrolling.scroll({ collectionView.setContentOffset(offset, animated: true) }) else {
                return false
            }
        }
        return target(coordinator.sections) != nil
    }

    /// The first place of a row, which may be in a row with a list of its own.
    private func firstItem(_ identifier: DifferenceIdentifier, inSection section: DifferenceIdentifier?) -> ElementPath?
    {
        func isIt(_ item: CollectionViewDiffableItem) -> Bool { item.differenceIdentifier == identifier }
        for (index, candidate) in coordinator.sections.enumerated()
        where section == nil || candidate.differenceIdentifier == section {
            if let first = candidate.items.first, let rows = nestedLists?.rows(in: first) {
                guard rows.contains(where: isIt) else { continue }
                return ElementPath(section: index, element: 0)
            }
            if let element = candidate.items.firstIndex(where: isIt) {
                return ElementPath(section: index, element: element)
            }
        }
        return nil
    }
}
