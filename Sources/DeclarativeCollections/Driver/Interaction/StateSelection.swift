import Diffing
import PortableUIKit

/// Shows the selection of a state, and turns taps into changes of it.
///
/// The collection view keeps what is selected by its place and lets it follow batch updates; the selection of the state
/// is kept by identifiers. Where both differ after an update, the state is right.
@MainActor
final class StateSelection {
    private unowned let coordinator: CollectionViewCoordinator
    private(set) var selection = CollectionViewSelection.none
    /// What the host had chosen before a state took over.
    private var hostAllowsMultipleSelection: Bool?
    /// Rows that a tap on another row has deselected and that have not been told.
    private var replacedItems: [CollectionViewDiffableItem] = []

    init(coordinator: CollectionViewCoordinator) {
        self.coordinator = coordinator
    }

    // MARK: Showing

    /// Selects what the state says, and nothing else.
    func show(_ selection: CollectionViewSelection) {
        self.selection = selection
        replacedItems = []
        takeOverCollectionView()
        guard selection.mode != .none else { return }
        let shown = Set(collectionView.indexPathsForSelectedItems ?? [])
        let wanted = wantedIndexPaths(shown: shown)
        for indexPath in shown.subtracting(wanted) {
            collectionView.deselectItem(at: indexPath, animated: false)
        }
        for indexPath in wanted where !shown.contains(indexPath) {
            collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        }
    }

    /// Where the rows are that the state selects: all that have one of its identifiers, or the first one.
    ///
    /// Rows are unique in their section only. Where there are several sections all rows have to be looked at, for one
    /// that is new may have the identifier of one that is selected already.
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

    private func takeOverCollectionView() {
        switch selection.mode {
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

    /// Whether a tap on the item changes the selection.
    func includes(_ item: CollectionViewDiffableItem) -> Bool {
        selection.mode != .none && item.isEnabled && item.isSelectable
    }

    /// Whether a tap on the selected item takes it out, in a mode in which the collection view does not do so itself.
    func isTogglingOff(_ item: CollectionViewDiffableItem) -> Bool {
        selection.mode == .single && selection.isToggling
            && selection.identifiers.contains(item.differenceIdentifier)
    }

    /// A tap selected the item.
    func didSelect(_ item: CollectionViewDiffableItem) {
        let replaced = replacedItems
        replacedItems = []
        replaced.forEach { $0.didDeselectHandler?() }
        item.didSelectHandler?()
        change {
            if selection.mode == .single {
                $0.identifiers = [item.differenceIdentifier]
            } else {
                $0.identifiers.insert(item.differenceIdentifier)
            }
        }
    }

    /// A tap deselected the item, or selected another one in its place.
    func didDeselect(_ item: CollectionViewDiffableItem, isReplaced: Bool) {
        guard !isReplaced else {
            // The selection is between two values; both rows are told when the other one is selected.
            replacedItems.append(item)
            return
        }
        item.didDeselectHandler?()
        change { $0.identifiers.remove(item.differenceIdentifier) }
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
