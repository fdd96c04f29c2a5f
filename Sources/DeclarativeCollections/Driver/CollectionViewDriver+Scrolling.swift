import Diffing
import PortableUIKit

extension CollectionViewDriver {
    /// Corrections of where a scroll ends up: rows it passes are measured, and turn out higher or lower than expected.
    private static let maximumLegs = 4

    /// Scrolls to a row and returns when it is there.
    ///
    /// States that wait are applied before.
    ///
    /// - Parameters:
    ///   - identifier: The row's `differenceIdentifier`; the first row that has it counts.
    ///   - section: The identifier of its section, where rows of several sections share identifiers.
    ///   - position: Where the row is to be; for `[]` just in sight, with no more scrolling than that takes. A row that is
    ///     to be at the top comes to lie below a sticky header.
    ///   - animated: Whether one sees the list scroll. It is not animated without a window, nor while the reader asks for
    ///     less motion.
    /// - Returns: Whether the row is there: `false` for an identifier that the state does not have, and for a scroll that
    ///   the reader or another scroll ended.
    @discardableResult
    public func scroll(
        to identifier: some Hashable,
        in section: AnyHashable? = nil,
        position: UICollectionView.ScrollPosition = .top,
        animated: Bool = true
    ) async -> Bool {
        let identifier = DifferenceIdentifier(identifier)
        let section = section.map { DifferenceIdentifier($0) }
        return await scroll(position: position, animated: animated) { sections in
            sections.firstItem(identifier, inSection: section).map(ScrollTarget.item)
        }
    }

    /// Scrolls to a section with its header and returns when it is there.
    ///
    /// - Returns: Whether the section is there; see ``scroll(to:in:position:animated:)``.
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
        for _ in 0..<Self.maximumLegs {
            guard let found = target(coordinator.sections),
                let offset = layout.contentOffset(showing: found, at: position)
            else { return false }
            // A scroll view may round what it is given to whole pixels, and does not animate less than one.
            let distance = abs(offset.y - collectionView.contentOffset.y)
            guard distance >= 1 / max(1, collectionView.traitCollection.displayScale) else { return true }
            guard animated, collectionView.window != nil, !UIAccessibility.isReduceMotionEnabled else {
                scrolling.stop()
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
}

extension [CollectionViewSection] {
    fileprivate func firstItem(
        _ identifier: DifferenceIdentifier,
        inSection section: DifferenceIdentifier?
    ) -> ElementPath? {
        for (index, candidate) in enumerated() where section == nil || candidate.differenceIdentifier == section {
            if let element = candidate.items.firstIndex(where: { $0.differenceIdentifier == identifier }) {
                return ElementPath(section: index, element: element)
            }
        }
        return nil
    }
}
