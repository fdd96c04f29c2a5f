import Foundation

/// Takes drops into a text view or text field.
@MainActor final class TextDrop: NSObject, UIDropInteractionDelegate {
    private weak var host: (any TextDragAndDropHost)?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    /// Whether a drag is over the view.
    private(set) var isActive = false
    private var editability = UITextDropEditability.no
    /// Whether the view could be edited only for the drop.
    private var isEditableForDrop = false
    private var proposal: UITextDropProposal?
    /// The range of the text that was dropped last; `nil` if it is not known yet.
    private var droppedRange: Range<Int>?
    /// The preview for all items of a drop, once it is known.
    private var preview: UITargetedDragPreview?
    private var caret: TextCaretView?

    init(host: any TextDragAndDropHost) {
        self.host = host
        super.init()
    }

    private var delegate: (any UITextDropDelegate)? { host?.textDropDelegate }

    /// The range that is dragged from the view itself.
    private func ownRange(in session: any UIDropSession) -> Range<Int>? {
        guard let host, let range = TextDragAndDrop.of(host)?.drag?.range,
            (session.localDragSession as? DragSession)?.isFrom(host) == true
        else { return nil }
        return range.clamped(to: 0..<host.document.length)
    }

    private func request(_ session: any UIDropSession, in host: any TextDragAndDropHost) -> TextDropRequest {
        let isSameView = ownRange(in: session) != nil
        return TextDropRequest(
            session,
            at: host.closestPosition(to: session.location(in: host)) ?? host.endOfDocument,
            isSameView: isSameView,
            moves: isSameView && session.allowsMoveOperation
        )
    }

    // MARK: A drag over the view

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let host, host.canPaste(session.items.map(\.itemProvider)) else { return false }
        guard !host.isTextEditable else { return true }
        let request = request(session, in: host)
        editability = delegate?.textDroppableView(host, willBecomeEditableForDrop: request) ?? .no
        return editability != .no
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        if let host { delegate?.textDroppableView(host, dropSessionDidEnter: session) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let host else { return UIDropProposal(operation: .cancel) }
        delegate?.textDroppableView(host, dropSessionDidUpdate: session)
        let request = request(session, in: host)
        let chosen = delegate?.textDroppableView(host, proposalForDrop: request) ?? request.suggestedProposal
        proposal = chosen
        showCaret(at: chosen.showsCaret ? request.dropPosition : nil)
        return chosen
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isActive = false
        showCaret(at: nil)
        if let host { delegate?.textDroppableView(host, dropSessionDidExit: session) }
    }

    /// Shows a caret where text would be inserted.
    private func showCaret(at position: UITextPosition?) {
        guard let host, let position else {
            caret?.removeFromSuperview()
            caret = nil
            return
        }
        let shown = caret ?? TextCaretView()
        shown.isUserInteractionEnabled = false
        shown.backgroundColor = host.tintColor
        shown.frame = host.caretRect(for: position)
        guard caret == nil else { return shown.restart() }
        caret = shown
        host.addSubview(shown)
        shown.start()
    }

    // MARK: The drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let host else { return }
        showCaret(at: nil)
        droppedRange = nil
        preview = nil
        let request = request(session, in: host)
        let proposal = proposal ?? request.suggestedProposal
        if !host.isTextEditable {
            host.isTextEditable = true
            isEditableForDrop = editability == .temporary
        }
        delegate?.textDroppableView(host, willPerformDrop: request)
        guard proposal.dropPerformer == .view else { return }
        let target = range(of: proposal, at: request.dropPosition, in: host)
        let source = ownRange(in: session)
        let moved = proposal.operation == .move ? source : nil
        // Text that is moved onto itself stays where it is.
        if let moved, moved.lowerBound <= target.lowerBound, target.upperBound <= moved.upperBound {
            droppedRange = moved
        } else if proposal.useFastSameViewOperations, let source {
            finish(with: host.copyText(source, to: target), over: target, removing: moved)
        } else {
            TextPaste(into: host, target) { self.finish(with: $0, over: target, removing: moved) }
                .begin(session.items.map { ($0.itemProvider, $0.localObject) })
        }
    }

    private func range(
        of proposal: UITextDropProposal,
        at position: UITextPosition,
        in host: any TextDragAndDropHost
    ) -> Range<Int> {
        switch proposal.dropAction {
        case .insert:
            let offset = (position as? UTF16TextPosition)?.offset ?? host.document.length
            return offset..<offset
        case .replaceSelection: return host.document.selection
        case .replaceAll: return 0..<host.document.length
        }
    }

    /// Removes text that was moved from its old place, and selects it in its new place.
    private func finish(with inserted: Range<Int>?, over target: Range<Int>, removing moved: Range<Int>?) {
        guard let host, var inserted else { return }
        if let moved, !moved.overlaps(target) {
            let isAfter = moved.lowerBound >= target.upperBound
            let old = moved.moved(by: isAfter ? inserted.count - target.count : 0)
            if host.insert("", in: old) != nil, !isAfter { inserted = inserted.moved(by: -old.count) }
        }
        droppedRange = inserted
        host.moveSelection(to: inserted)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let host else { return defaultPreview }
        if let preview { return preview }
        var usual = defaultPreview
        if let droppedRange {
            let target = UIDragPreviewTarget(container: host, center: host.frame(of: droppedRange).center)
            usual = defaultPreview.retargetedPreview(with: target)
        }
        let asked = delegate?.textDroppableView(host, previewForDroppingAllItemsWithDefault: usual)
        preview = asked ?? usual
        return preview
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isActive = false
        showCaret(at: nil)
        proposal = nil
        preview = nil
        guard let host else { return }
        if isEditableForDrop { host.isTextEditable = false }
        isEditableForDrop = false
        delegate?.textDroppableView(host, dropSessionDidEnd: session)
    }
}

extension UITextDropProposal {
    /// Whether a caret shows where the text would be inserted.
    fileprivate var showsCaret: Bool {
        dropAction == .insert && dropPerformer == .view && (operation == .copy || operation == .move)
    }
}

extension Range<Int> {
    fileprivate func moved(by distance: Int) -> Range<Int> {
        lowerBound + distance..<upperBound + distance
    }
}
