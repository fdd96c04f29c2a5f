import BatchDiffing
import PortableUIKit

/// The transition from the current data to a state.
@MainActor
struct CollectionViewTransition {
    private let coordinator: CollectionViewCoordinator
    private let layout: CollectionViewLayout
    private let source: [CollectionViewSection]
    private let target: [CollectionViewSection]
    private let isFirst: Bool
    /// Whether remaining views have a changed environment, so that their appearance and size may differ.
    private let hasOtherEnvironments: Bool
    private let replacementThreshold: Int
    /// How rows move; nil is as the collection view moves them.
    private let motion: ChangeMotion?

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - replacementThreshold: See ``CollectionViewDriver/replacementThreshold``.
    ///   - motion: How rows move; nil is as the collection view moves them.
    init(
        coordinator: CollectionViewCoordinator,
        layout: CollectionViewLayout,
        target: [CollectionViewSection],
        isFirst: Bool,
        replacementThreshold: Int,
        motion: ChangeMotion?
    ) {
        self.coordinator = coordinator
        self.layout = layout
        self.target = target
        self.isFirst = isFirst
        self.replacementThreshold = replacementThreshold
        self.motion = motion
        source = coordinator.sections
        hasOtherEnvironments = !target.haveSameEnvironments(as: source)
    }

    /// Performs the transition; `completion` is called once, when the last animation has ended.
    func perform(animated: Bool, completion: @escaping @MainActor () -> Void) {
        guard !isFirst else {
            layout.reload(target.map { SectionShape($0) })
            reloadData()
            completion()
            return
        }
        let difference = SectionedDifference(
            from: source.map { DrivenSection(section: $0) },
            to: target.map { DrivenSection(section: $0) }
        )
        // Without a window there is nothing to animate and no cell worth preserving, but the scroll position is
        // preserved. The same applies to a list of which little remains.
        guard collectionView.window != nil, !isReplacement(difference) else {
            for (index, step) in difference.steps.enumerated() {
                follow(step, index: index, of: difference)
                layout.preservePosition()
            }
            updateContent(of: difference)
            reloadData()
            completion()
            return
        }
        let changes = {
            self.performChanges(of: difference, completion: completion)
        }
        if animated {
            changes()
        } else {
            UIView.performWithoutAnimation(changes)
        }
    }

    private var collectionView: UICollectionView {
        coordinator.collectionView
    }

    private func reloadData() {
        coordinator.sections = target
        collectionView.reloadData()
        if collectionView.window != nil {
            collectionView.layoutIfNeeded()
        }
    }

    // MARK: With a window

    private func performChanges(
        of difference: SectionedDifference<DrivenSection>,
        completion: @escaping @MainActor () -> Void
    ) {
        let batches = BatchCounter(completion: completion)
        for (index, step) in difference.steps.enumerated() {
            perform(batches) {
                layout.beginUpdate()
                follow(step, index: index, of: difference)
                if index == difference.steps.count - 1 {
                    updateContent(of: difference)
                }
                collectionView.perform(step)
            }
        }
        if difference.steps.isEmpty {
            updateInPlace(difference, batches: batches)
        }
        coordinator.refreshVisibleViews(.changedContentAndHandlers)
        let replaced = replacedItems(of: difference)
        if !replaced.isEmpty {
            perform(batches) {
                collectionView.reloadItems(at: replaced.map(\.indexPath))
            }
        }
        batches.close()
    }

    /// Updates contents without changing positions: only elements whose heights changed are laid out again.
    private func updateInPlace(
        _ difference: SectionedDifference<DrivenSection>,
        batches: BatchCounter
    ) {
        let place = layout.preservedPosition
        layout.beginUpdate()
        coordinator.sections = target
        layout.applyInPlace()
        let isReshaped = layout.geometry.reshape(target.map { SectionShape($0) })
        let changed = changedElements(of: difference)
        let shift =
            hasOtherEnvironments
            ? layout.remeasureInOtherEnvironment(preserving: place) : layout.remeasure(changed, preserving: place)
        let isOfOtherViews = difference.sectionUpdates.contains { update in
            source[update.old].hasDifferentViews(than: target[update.new])
        }
        guard isReshaped || isOfOtherViews || shift != nil else { return }
        perform(batches) {
            // An empty list invalidates the whole layout.
            layout.invalidate(hasOtherEnvironments ? [] : changed, shift: shift ?? 0)
        }
    }

    private func perform(_ batches: BatchCounter, updates: @escaping () -> Void) {
        batches.open()
        let changes = { [collectionView] in
            collectionView.performBatchUpdates(updates) { _ in batches.close() }
        }
        if let motion, UIView.areAnimationsEnabled { motion.perform(changes) } else { changes() }
    }

    // MARK: Replacements

    /// Returns whether too much changes for single changes to be meaningful to the user.
    private func isReplacement(_ difference: SectionedDifference<DrivenSection>) -> Bool {
        let changes = difference.changedRowCount
        let rows = (source + target).reduce(0) { $0 + $1.items.count }
        return changes > replacementThreshold && changes > rows / 2
    }

    // MARK: Parts

    private func follow(_ step: BatchUpdateStep, index: Int, of difference: SectionedDifference<DrivenSection>) {
        let isLast = index == difference.steps.count - 1
        coordinator.data = isLast ? .sections(target) : .stage(difference.data(afterStep: index))
        layout.apply(step, shapes: coordinator.data.shapes)
    }

    private func updateContent(of difference: SectionedDifference<DrivenSection>) {
        coordinator.sections = target
        layout.geometry.reshape(target.map { SectionShape($0) })
        guard !hasOtherEnvironments else { return layout.markOutdatedByEnvironment() }
        for element in changedElements(of: difference) {
            layout.geometry.markOutdated(element)
        }
        // What was measured first between two steps was not compared, and has the height of its previous version.
        for path in layout.geometry.measuredItems where !target[path.section].items[path.element].box.isMeasured {
            layout.geometry.markOutdated(.item(path))
        }
    }

    /// The elements to measure again, by their position in the target.
    private func changedElements(of difference: SectionedDifference<DrivenSection>) -> [GeometryElement] {
        let supplementary = difference.sectionUpdates.flatMap { update in
            CollectionViewSupplementaryRole.allCases
                .filter { $0.element(of: source[update.old]) != $0.element(of: target[update.new]) }
                .map { $0.element(section: update.new) }
        }
        return difference.elementUpdates.map { .item($0.new) } + supplementary
    }

    /// The items that need another type of cell, by their position in the target.
    private func replacedItems(of difference: SectionedDifference<DrivenSection>) -> [ElementPath] {
        difference.elementUpdates.filter { update in
            let old = source[update.old.section].items[update.old.element]
            let new = target[update.new.section].items[update.new.element]
            return old.cellType != new.cellType
        }
        .map(\.new)
    }
}

extension SectionedDifference {
    /// The number of inserted, deleted and moved rows, including those of inserted and deleted sections.
    fileprivate var changedRowCount: Int {
        var count = 0
        for (index, step) in steps.enumerated() {
            let (before, after) = (data(afterStep: index - 1), data(afterStep: index))
            count += step.deletedElements.count + step.insertedElements.count + step.movedElements.count
            count += step.deletedSections.reduce(0) { $0 + before.numberOfElements(in: $1) }
            count += step.insertedSections.reduce(0) { $0 + after.numberOfElements(in: $1) }
        }
        return count
    }
}

extension [CollectionViewSection] {
    /// Returns whether everything that is in both lists has the same environment in both.
    ///
    /// Returns `false` without a further comparison if sections or rows with their own environments were inserted,
    /// deleted or moved: sizes that are still valid are in the cache.
    fileprivate func haveSameEnvironments(as others: Self) -> Bool {
        guard !isEmpty, !others.isEmpty else { return true }
        if let own = commonEnvironment, let theirs = others.commonEnvironment { return own == theirs }
        return elementsEqual(others) { $0.hasSameEnvironments(as: $1) }
    }

    /// The environment of all sections, if nothing in them has its own.
    private var commonEnvironment: CollectionViewEnvironment? {
        guard let environment = first?.innerEnvironment else { return nil }
        let isCommon = allSatisfy { $0.innerEnvironment == environment && !$0.hasInnerEnvironments }
        return isCommon ? environment : nil
    }
}

extension CollectionViewSection {
    /// The header, the footer and the background.
    private var elements: [CollectionViewDiffableSupplementaryElement?] {
        CollectionViewSupplementaryRole.allCases.map { $0.element(of: self) }
    }

    /// Whether an element of the section has its own environment.
    fileprivate var hasInnerEnvironments: Bool {
        hasItemEnvironments || elements.contains { $0.map { !$0.environment.isEmpty } ?? false }
    }

    /// Returns whether both are the same section with the same rows, all in the same environments.
    fileprivate func hasSameEnvironments(as other: CollectionViewSection) -> Bool {
        guard differenceIdentifier == other.differenceIdentifier, innerEnvironment == other.innerEnvironment,
            items.count == other.items.count
        else { return false }
        return elements.map { $0?.environment } == other.elements.map { $0?.environment }
            && zip(items, other.items).allSatisfy { item, other in
                item.differenceIdentifier == other.differenceIdentifier && item.environment == other.environment
            }
    }

    /// Returns whether supplementary views appear, disappear or change their type.
    fileprivate func hasDifferentViews(than other: CollectionViewSection) -> Bool {
        CollectionViewSupplementaryRole.allCases.contains { role in
            role.element(of: self)?.viewType != role.element(of: other)?.viewType
        }
    }
}

extension UICollectionView {
    /// Performs a step, within an updates block.
    fileprivate func perform(_ step: BatchUpdateStep) {
        if !step.deletedSections.isEmpty { deleteSections(IndexSet(step.deletedSections)) }
        if !step.insertedSections.isEmpty { insertSections(IndexSet(step.insertedSections)) }
        for move in step.movedSections {
            moveSection(move.from, toSection: move.to)
        }
        if !step.deletedElements.isEmpty { deleteItems(at: step.deletedElements.map(\.indexPath)) }
        if !step.insertedElements.isEmpty { insertItems(at: step.insertedElements.map(\.indexPath)) }
        for move in step.movedElements {
            moveItem(at: move.from.indexPath, to: move.to.indexPath)
        }
    }
}

/// Calls its completion when each opened batch has been closed. One batch is open initially.
@MainActor
private final class BatchCounter {
    private var count = 1
    private let completion: @MainActor () -> Void

    init(completion: @escaping @MainActor () -> Void) {
        self.completion = completion
    }

    func open() {
        count += 1
    }

    func close() {
        count -= 1
        if count == 0 { completion() }
    }
}
