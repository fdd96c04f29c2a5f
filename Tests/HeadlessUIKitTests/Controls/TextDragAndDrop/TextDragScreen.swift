import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// A window with a text field above a text view, and a log of their delegates.
@MainActor final class TextDragScreen {
    let window = makeWindow(width: 300, height: 300)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 280, height: 30))
    let view = UITextView(frame: CGRect(x: 10, y: 100, width: 280, height: 100))
    let log = TextDragLog()

    init() {
        view.font = .systemFont(ofSize: 16)
        field.text = "green tea"
        view.text = "one two three"
        field.textDragInteraction?.isEnabled = true
        view.textDragInteraction?.isEnabled = true
        window.addSubview(field)
        window.addSubview(view)
        window.hostLayout()
    }

    /// Selects a range of a field or view that is being edited.
    func select(_ units: Range<Int>, in input: any UIView & UITextDraggable) {
        _ = input.becomeFirstResponder()
        input.selectedTextRange = UTF16TextRange(units)
        window.hostLayout()
    }

    /// The center of a range, in the window.
    func center(of units: Range<Int>, in input: any UIView & UITextInput) -> CGPoint {
        let rect = input.convert(input.firstRect(for: UTF16TextRange(units)), to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    /// The place of the caret at an offset, in the window.
    func place(of offset: Int, in input: any UIView & UITextInput) -> CGPoint {
        let rect = input.convert(input.caretRect(for: UTF16TextPosition(offset)), to: nil)
        return CGPoint(x: rect.minX, y: rect.midY)
    }

    func press(at point: CGPoint) {
        window.hostTouchDown(at: point)
        window.clock.advance(by: 0.6)
    }

    func drop(at point: CGPoint) {
        window.hostTouchMoved(to: CGPoint(x: point.x, y: point.y - 5))
        window.hostTouchMoved(to: point)
        window.hostTouchUp()
        window.clock.advance(by: 0.4)
    }
}

/// Logs what the delegates of drags, drops and pastes are asked, and answers.
@MainActor final class TextDragLog: NSObject, UITextDragDelegate, UITextDropDelegate {
    var log: [String] = []
    var items: [UIDragItem]?
    var preview: UITargetedDragPreview?
    var editability = UITextDropEditability.no
    var change: (UITextDropProposal) -> UITextDropProposal = { $0 }
    var willPerform: (any UITextDropRequest) -> Void = { _ in }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        let text = textDraggableView.text(in: dragRequest.dragRange) ?? ""
        log.append("items \(text) \(dragRequest.isSelected) \(dragRequest.existingItems.count)")
        return items ?? dragRequest.suggestedItems
    }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        log.append("lifting preview")
        return preview
    }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        log.append("lift")
    }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionWillBegin session: any UIDragSession
    ) {
        log.append("begin")
    }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {
        log.append("drag end \(operation.rawValue) \(textDraggableView.isTextDragActive)")
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability {
        log.append("editable")
        return editability
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        let offset = textDroppableView.offset(from: textDroppableView.beginningOfDocument, to: drop.dropPosition)
        log.append("propose \(offset) \(drop.suggestedProposal.operation.rawValue) \(drop.isSameView)")
        return change(drop.suggestedProposal)
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willPerformDrop drop: any UITextDropRequest
    ) {
        log.append("perform")
        willPerform(drop)
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        log.append("dropping preview")
        return nil
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnter session: any UIDropSession
    ) {
        log.append("enter \(textDroppableView.isTextDropActive)")
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidUpdate session: any UIDropSession
    ) {
        log.append("update")
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidExit session: any UIDropSession
    ) {
        log.append("exit \(textDroppableView.isTextDropActive)")
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnd session: any UIDropSession
    ) {
        log.append("drop end \(textDroppableView.isTextDropActive)")
    }
}
