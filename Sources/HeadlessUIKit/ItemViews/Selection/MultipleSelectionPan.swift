import Foundation

/// A pan of two fingers that selects the items it passes, or deselects them if it begins on a selected one.
///
/// The range is that of the index paths from the first item to the one below the fingers. Items that leave the range are again as
/// they were before.
@MainActor final class MultipleSelectionPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private var host: (any SelectionHost)? { view as? any SelectionHost }
    private var controller: SelectionController?
    private var start: IndexPath?
    private var selects = true
    /// The items in the range that this gesture changed.
    private var changed: Set<IndexPath> = []

    convenience init(_ controller: SelectionController) {
        self.init(target: nil, action: nil)
        self.controller = controller
        delegate = self
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
    }

    override var state: State {
        didSet {
            guard state != oldValue || state == .changed else { return }
            switch state {
            case .began: begin()
            case .changed: follow()
            case .ended, .cancelled: end()
            case .possible, .failed: break
            }
        }
    }

    /// Whether two fingers at their place may select.
    func mayBegin() -> Bool {
        guard numberOfTouches == 2, let host, host.allowsMultipleSelectionDuringEditing, let path = path(in: host)
        else {
            return false
        }
        return host.shouldBeginMultipleSelection(at: path)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }

    private func path(in host: any SelectionHost) -> IndexPath? { host.indexPathForItem(at: location(in: host)) }

    private func begin() {
        guard let host, let path = path(in: host) else { return }
        start = path
        host.didBeginMultipleSelection(at: path)
        selects = controller?.isSelected(path) != true
        follow()
    }

    private func follow() {
        guard let host, let start, let end = path(in: host) else { return }
        let range = paths(from: min(start, end), to: max(start, end), in: host)
        for path in changed.subtracting(range).sorted() where change(path, selects: !selects) { changed.remove(path) }
        for path in range where !changed.contains(path) && change(path, selects: selects) { changed.insert(path) }
    }

    /// Selects or deselects an item as a touch does, and returns whether that changed it: the delegate may refuse, and some are selected
    /// before.
    private func change(_ path: IndexPath, selects: Bool) -> Bool {
        guard let controller, controller.isSelected(path) != selects else { return false }
        controller.userSelect(path)
        return controller.isSelected(path) == selects
    }

    private func paths(from first: IndexPath, to last: IndexPath, in host: any SelectionHost) -> [IndexPath] {
        let counts = host.loadedCounts()
        return (first.section...last.section).flatMap { section -> [IndexPath] in
            let count = counts.items(inSection: section) ?? 0
            let from = section == first.section ? first.item : 0
            let to = section == last.section ? last.item : count - 1
            return from <= to ? (from...to).map { IndexPath(item: $0, section: section) } : []
        }
    }

    private func end() {
        guard start != nil else { return }
        start = nil
        changed = []
        host?.didEndMultipleSelection()
    }
}

extension SelectionHost {
    /// Adds the pan to a view that allows it; removes it from others.
    func updateMultipleSelectionPan() {
        let existing = gestureRecognizers?.first { $0 is MultipleSelectionPan }
        if allowsMultipleSelectionDuringEditing {
            if existing == nil { addGestureRecognizer(MultipleSelectionPan(selection)) }
        } else if let existing {
            removeGestureRecognizer(existing)
        }
    }

    /// Whether two fingers select instead of scrolling.
    var isMultipleSelectionPanBeginning: Bool {
        gestureRecognizers?.contains { ($0 as? MultipleSelectionPan)?.mayBegin() == true } == true
    }
}
