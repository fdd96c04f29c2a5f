import BatchDiffing
import PortableUIKit

/// Shows the selection of a state and updates it on taps.
///
/// The collection view stores the selection by index path and moves it with batch updates; the state stores it by
/// identifier. If they differ after an update, the state wins.
@MainActor
final class StateSelection {
    private unowned let coordinator: CollectionViewCoordinator
    private(set) var selection = CollectionViewSelection.none
    /// The host's setting before a state took control.
    private var hostAllowsMultipleSelection: Bool?
    /// The host's settings for edit mode before a state took control.
    private var hostEditing: (isEditing: Bool, allowsSelection: Bool, allowsMultiple: Bool)?
    /// Rows deselected by a tap on another row whose handlers have not been called yet.
    private var replacedItems: [CollectionViewDiffableItem] = []

    init(coordinator: CollectionViewCoordinator) {
        self.coordinator = coordinator
    }

    // MARK: Display

    /// Selects exactly the rows of the selection.
    func show(_ selection: CollectionViewSelection) {
        self.selection = selection
        replacedItems = []
        configureEditing()
        configureCollectionView()
        guard selection.activeMode != .none else { return }
        let shown = Set(collectionView.indexPathsForSelectedItems ?? [])
        let wanted = wantedIndexPaths(shown: shown)
        for indexPath in shown.subtracting(wanted) {
            collectionView.deselectItem(at: indexPath, animated: false)
        }
        for indexPath in wanted where !shown.contains(indexPath) {
            collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        }
    }

    /// Returns the index paths of the rows that the state selects: all that have one of its identifiers, or only the
    /// first.
    ///
    /// Rows are unique only within their section. With several sections all rows have to be searched, because a new row
    /// may have the identifier of one that is already selected.
    private func wantedIndexPaths(shown: Set<IndexPath>) -> [IndexPath] {
        let identifiers = selection.identifiers
        guard !identifiers.isEmpty else { return [] }
        let isWanted = { (item: CollectionViewDiffableItem) in identifiers.contains(item.differenceIdentifier) }
        let kept = shown.filter { coordinator.item(at: $0).map(isWanted) ?? false }
        let sections = coordinator.sections
        if kept.count == identifiers.count, sections.count(where: { !$0.items.isEmpty }) == 1 { return Array(kept) }
        let all = sections.indices.lazy.flatMap { section in
            sections[section].items.indices.lazy
                .filter { isWanted(sections[section].items[$0]) }
                .map { IndexPath(item: $0, section: section) }
        }
        return selection.mode == .single ? Array(all.prefix(1)) : Array(all)
    }

    private func configureEditing() {
        guard let isEditing = selection.isEditing else {
            guard let hostEditing else { return }
            set(isEditing: hostEditing.isEditing, hostEditing.allowsSelection, hostEditing.allowsMultiple)
            self.hostEditing = nil
            return
        }
        hostEditing =
            hostEditing
            ?? (
                collectionView.isEditing, collectionView.allowsSelectionDuringEditing,
                collectionView.allowsMultipleSelectionDuringEditing
            )
        set(isEditing: isEditing, selection.mode != .none, selection.mode == .multiple)
    }

    private func set(isEditing: Bool, _ allowsSelection: Bool, _ allowsMultiple: Bool) {
        if collectionView.isEditing != isEditing { collectionView.isEditing = isEditing }
        collectionView.allowsSelectionDuringEditing = allowsSelection
        if collectionView.allowsMultipleSelectionDuringEditing != allowsMultiple {
            collectionView.allowsMultipleSelectionDuringEditing = allowsMultiple
        }
    }

    private func configureCollectionView() {
        switch selection.activeMode {
        case .none:
            guard let hostAllowsMultipleSelection else { return }
            for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
                collectionView.deselectItem(at: indexPath, animated: false)
            }
            collectionView.allowsMultipleSelection = hostAllowsMultipleSelection
            self.hostAllowsMultipleSelection = nil
        case .single, .multiple:
            if hostAllowsMultipleSelection == nil {
                hostAllowsMultipleSelection = collectionView.allowsMultipleSelection
            }
            let isMultiple = selection.mode == .multiple
            if collectionView.allowsMultipleSelection != isMultiple {
                collectionView.allowsMultipleSelection = isMultiple
            }
        }
    }

    // MARK: Taps

    /// Returns whether a tap on the item changes the selection.
    func includes(_ item: CollectionViewDiffableItem) -> Bool {
        selection.activeMode != .none && item.isEnabled && item.isSelectable
    }

    /// Returns whether a tap on the item calls its handler.
    func allowsTap(_ item: CollectionViewDiffableItem) -> Bool { item.isTappable && selection.isEditing != true }

    // MARK: Two fingers

    /// Returns whether two fingers that move on the item select rows.
    func allowsTwoFingers(on item: CollectionViewDiffableItem) -> Bool {
        selection.allowsTwoFingers && item.isEnabled && item.isSelectable
    }

    /// Called when two fingers begin to select rows.
    func twoFingersDidBegin() {
        guard selection.isEditing == false else { return }
        var changed = selection
        changed.isEditing = true
        coordinator.driver?.changeState { $0.selection = changed }
        show(changed)
        changed.editingHandler?(true)
    }

    /// Returns whether a tap on the selected item deselects it in a mode in which the collection view does not do so
    /// itself.
    func isTogglingOff(_ item: CollectionViewDiffableItem) -> Bool {
        selection.activeMode == .single && selection.isToggling
            && selection.identifiers.contains(item.differenceIdentifier)
    }

    /// Called when a tap selects the item.
    func didSelect(_ item: CollectionViewDiffableItem) {
        let replaced = replacedItems
        replacedItems = []
        replaced.forEach { $0.didDeselectHandler?() }
        if selection.isEditing != true { item.didSelectHandler?() }
        change {
            if selection.mode == .single {
                $0.identifiers = [item.differenceIdentifier]
            } else {
                $0.identifiers.insert(item.differenceIdentifier)
            }
        }
    }

    /// Called when a tap deselects the item or selects another one instead.
    func didDeselect(_ item: CollectionViewDiffableItem, isReplaced: Bool) {
        guard !isReplaced else {
            // The selection is incomplete until the other row is selected; then the handlers of both rows are called.
            replacedItems.append(item)
            return
        }
        if selection.isEditing != true { item.didDeselectHandler?() }
        change { $0.identifiers.remove(item.differenceIdentifier) }
    }

    /// Selects rows of a carousel, which shows them itself.
    ///
    /// - Parameters:
    ///   - selected: The identifiers of the selected rows.
    ///   - items: The rows of the carousel.
    func select(_ selected: Set<DifferenceIdentifier>, among items: [CollectionViewDiffableItem]) {
        coordinator.performCallback(.betweenLayouts) {
            change {
                let isReplaced = $0.mode == .single && !selected.isEmpty
                $0.identifiers.subtract(isReplaced ? Array($0.identifiers) : items.map(\.differenceIdentifier))
                $0.identifiers.formUnion(selected)
            }
            // Rows outside that were selected before.
            show(selection)
        }
    }

    private func change(_ body: (inout CollectionViewSelection) -> Void) {
        var changed = selection
        body(&changed)
        guard changed != selection else { return }
        selection = changed
        coordinator.driver?.changeState { $0.selection = changed }
        changed.didChangeHandler?(changed)
    }

    private var collectionView: UICollectionView {
        coordinator.collectionView
    }
}
