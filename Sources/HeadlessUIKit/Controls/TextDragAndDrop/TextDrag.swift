import Foundation

/// Drags the selected text of a text view or text field.
@MainActor final class TextDrag: NSObject, UIDragInteractionDelegate {
    private weak var host: (any TextDragAndDropHost)?
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The range that is being dragged; `nil` without a drag.
    private(set) var range: Range<Int>?

    init(host: any TextDragAndDropHost) {
        self.host = host
        super.init()
    }

    private var delegate: (any UITextDragDelegate)? { host?.textDragDelegate }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let host, host.isDragStart(session.location(in: host)) else { return [] }
        let selection = host.document.selection
        let request = TextDragRequest(selection, of: host.document.text(in: selection), session: session)
        let items = delegate?.textDraggableView(host, itemsForDrag: request) ?? request.suggestedItems
        range = items.isEmpty ? nil : selection
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let host else { return nil }
        return delegate?.textDraggableView(host, dragPreviewForLiftingItem: item, session: session) ?? textPreview
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        if let host { delegate?.textDraggableView(host, willAnimateLiftWith: animator, session: session) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        if let host { delegate?.textDraggableView(host, dragSessionWillBegin: session) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { host?.isTextEditable ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        range = nil
        if let host { delegate?.textDraggableView(host, dragSessionDidEnd: session, with: operation) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let host, let range else { return defaultPreview }
        let center = host.frame(of: range.clamped(to: 0..<host.document.length)).center
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: host, center: center))
    }

    /// A label with the dragged text, over the text itself.
    private var textPreview: UITargetedDragPreview? {
        guard let host, let range else { return nil }
        let frame = host.frame(of: range)
        let text = NSMutableAttributedString(
            attributedString: host.document.attributed.attributedSubstring(from: NSRange(range))
        )
        if host.textDragOptions.contains(.stripTextColorFromPreviews) {
            let whole = NSRange(location: 0, length: text.length)
            text.addAttribute(.foregroundColor, value: UIColor.label, range: whole)
        }
        let label = UILabel(frame: CGRect(origin: .zero, size: frame.size))
        label.numberOfLines = 0
        label.attributedText = text
        let target = UIDragPreviewTarget(container: host, center: frame.center)
        return UITargetedDragPreview(view: label, parameters: UIDragPreviewParameters(), target: target)
    }
}
